/** The vocabulary of every form: what was typed, what is wrong with it, where it stands. */

import type { EventObject } from 'xstate';
import type { Failure } from '#api/types/failure.ts';
import type { NoticeText } from './notice.ts';

/** What any form has; the types of one are given where it is planned. */
export type AnyFields = Record<string, unknown>;
export type FieldErrors<Fields> = { [Field in keyof Fields]?: NoticeText | undefined };

export type FormContext<Input = object, Fields = AnyFields> = {
  input: Input;
  /** As the server has them, or as the form began. */
  known: Fields;
  fields: Fields;
  errors: FieldErrors<Fields>;
  /** Why the last call failed, where no field says it. */
  failure: Failure | undefined;
};

export type FormEvent<Fields = AnyFields> =
  | { type: 'form.change'; fields: Partial<Fields> }
  | { type: 'form.submit' }
  | { type: 'form.reload' };

/** What makes one form different from another. */
export type FormPlan<Input, Fields, Saved> = {
  id: string;
  begin: (input: Input) => Fields;
  /** Whether what is changed has to be fetched first; without it the form is open at once. */
  isLoaded?: (input: Input) => boolean;
  /** What can be told as soon as it is given, such as a picture that is too large. */
  checkAtOnce?: (changed: Partial<Fields>) => FieldErrors<Fields>;
  /** What can be told without asking the server. */
  check?: (form: FormContext<Input, Fields>) => FieldErrors<Fields>;
  /** What a form that stays open goes on with; without it a form is sent once. */
  reopen?: (saved: Saved) => Fields;
  /** What the rest of the shop hears of it. */
  announce: (saved: Saved) => EventObject[];
};

export type FormStage = 'loading' | 'editing' | 'submitting' | 'saved' | 'failed' | 'missing' | 'expired';
export type FormFacts<Fields> = Pick<FormContext<object, Fields>, 'known' | 'fields' | 'errors' | 'failure'> & {
  stage: FormStage;
};
