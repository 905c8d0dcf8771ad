/** The two ports of a form, typed by its plan. */
import { call } from './call.ts';
import type { AnyFields, FormContext } from './form.types.ts';

export type FormCalls<Input, Fields, Saved> = {
  /** Loads what is changed; a form that starts empty has none. */
  load?: (input: Input, signal: AbortSignal) => Promise<Fields>;
  save: (form: FormContext<Input, Fields>, signal: AbortSignal) => Promise<Saved>;
};

export const formPorts = <Input, Fields, Saved>({ load, save }: FormCalls<Input, Fields, Saved>) => ({
  ...(load ? { load: call<AnyFields, object>(load as never) } : {}),
  save: call<unknown, FormContext>(save as never),
});
