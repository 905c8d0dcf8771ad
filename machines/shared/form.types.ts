/** The events and context of every form. */

import type { EventObject } from 'xstate';
import type { Failure } from '#api/types/failure.ts';
import type { NoticeText } from './notice.ts';

/** What every form has; the plan of a form has its types. */
export type AnyFields = Record<string, unknown>;
export type FieldErrors<Fields> = { [Field in keyof Fields]?: NoticeText | undefined };

export type FormContext<Input = object, Fields = AnyFields> = {
  input: Input;
  /** The server's values, or the initial ones. */
  known: Fields;
  fields: Fields;
  errors: FieldErrors<Fields>;
  /** The last failure, if it belongs to no field. */
  failure: Failure | undefined;
};

export type FormEvent<Fields = AnyFields> =
  | { type: 'form.change'; fields: Partial<Fields> }
  | { type: 'form.submit' }
  | { type: 'form.retry' }
  /** Only a form that guests may fill in hears it. */
  | { type: 'session.ended' };

/** What distinguishes one form from another. */
export type FormPlan<Input, Fields, Saved> = {
  id: string;
  begin: (input: Input) => Fields;
  /** Whether the form is loaded first; otherwise it is open at once. */
  isLoaded?: (input: Input) => boolean;
  /** Checks that run with each change, such as the size of a picture. */
  checkAtOnce?: (changed: Partial<Fields>) => FieldErrors<Fields>;
  /** Checks that run before the request. */
  check?: (form: FormContext<Input, Fields>) => FieldErrors<Fields>;
  /** The values with which a form that stays open continues; without them the form is sent once. */
  reopen?: (saved: Saved, sent: Fields) => Fields | undefined;
  /** Fields without a control. What the server says of them is shown beside the form. */
  hidden?: readonly (keyof Fields)[];
  /** What the form of a guest begins with. It replaces whatever was known of a shopper whose session has ended. */
  guest?: Fields;
  /** Emitted to the rest of the shop. */
  announce: (saved: Saved) => EventObject[];
};

export type FormStage = 'loading' | 'editing' | 'submitting' | 'saved' | 'failed' | 'missing' | 'expired';
export type FormFacts<Fields> = Pick<FormContext<object, Fields>, 'known' | 'fields' | 'errors' | 'failure'> & {
  stage: FormStage;
};
