import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { call } from './call.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Starts a call, aborts it, and holds its input only weakly. */
const abandon = (): WeakRef<object> => {
  const input = { rows: new Array(1000).fill(0) };
  const work = (_: object, signal: AbortSignal) =>
    new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const actor = createActor(call(work), { input });
  actor.start();
  actor.stop();
  return new WeakRef(input);
};

test('An aborted call reports nothing and stores nothing', async () => {
  const inputs = Array.from({ length: 10 }, abandon);
  await expect
    .poll(() => {
      collectGarbage();
      return inputs.filter((input) => input.deref()).length;
    })
    .toBe(0);
});
