/** The two ports of a form, typed by its plan. */
import { call } from './call.ts';
import type { AnyFields, FormContext } from './form.types.ts';

/** Methods: TypeScript then accepts the calls of one form where those of any form are expected. */
export type FormCalls<Input, Fields, Saved> = {
  /** Loads what is changed; a form that starts empty has none. */
  load?(input: Input, signal: AbortSignal): Promise<Fields>;
  save(form: FormContext<Input, Fields>, signal: AbortSignal): Promise<Saved>;
};

export const formPorts = <Input extends object, Fields extends AnyFields, Saved>(
  calls: FormCalls<Input, Fields, Saved>,
) => {
  const { load, save }: FormCalls<object, AnyFields, unknown> = calls;
  return {
    ...(load ? { load: call<AnyFields, object>(load) } : {}),
    save: call<unknown, FormContext>(save),
  };
};
