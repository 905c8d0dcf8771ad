/** An actor slot that a machine declares and a `*.live.ts` file or a test fills. */
import { fromPromise } from 'xstate';

/** A one-shot actor that fails with a plain message until somebody provides it. */
export const port = <Output, Input = undefined>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`Port "${name}" was not provided.`)));
