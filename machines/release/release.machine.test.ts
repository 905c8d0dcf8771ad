import { describe, expect, test } from 'vitest';
import { type AnyEventObject, createActor, fromPromise, SimulatedClock } from 'xstate';
import { settled } from '#tests/support/charts/settled.ts';
import { requestTimeoutMs } from '../constants.ts';
import { releaseMachine } from './release.machine.ts';

type Result<Value> = () => Promise<Value>;
type World = { isOutdated?: Result<boolean>; claimReload?: Result<boolean>; reload?: Result<void> };

const yes = async () => true;
const no = async () => false;
const fails = async () => Promise.reject(new Error('It cannot be had.'));
const never = () => new Promise<never>(() => {});

const startRelease = ({ isOutdated = no, claimReload = yes, reload = never }: World) => {
  const calls: string[] = [];
  const logged = <Value>(name: string, response: Result<Value>) =>
    fromPromise<Value, undefined>(() => {
      calls.push(name);
      return response();
    });
  const clock = new SimulatedClock();
  const actor = createActor(
    releaseMachine.provide({
      actors: {
        isOutdated: logged('isOutdated', isOutdated),
        claimReload: logged('claimReload', claimReload),
        reload: logged('reload', reload),
      },
    }),
    { clock },
  );
  const said: AnyEventObject[] = [];
  actor.on('*', (event) => void said.push(event));
  actor.start();
  const miss = async () => {
    actor.send({ type: 'chunk.failed' });
    await settled();
  };
  return { actor, calls, clock, miss, said, state: () => actor.getSnapshot().value };
};

const errorNotice = { type: 'notice.requested', kind: 'error' };

describe(releaseMachine.id, () => {
  test('nothing fails to load → sends no request', async () => {
    const { calls, state } = startRelease({});
    await settled();
    expect([state(), calls]).toEqual(['current', []]);
  });

  test.each([
    ['the server has this version', no],
    ['nothing is known of the server', fails],
  ])('a missing file + %s → keeps the page, and checks again the next time', async (_, isOutdated) => {
    const { calls, miss, said, state } = startRelease({ isOutdated });
    await miss();
    await miss();
    expect([state(), calls, said]).toEqual(['current', ['isOutdated', 'isOutdated'], []]);
  });

  test('a missing file + no response → waits as long as for any request', async () => {
    const { clock, miss, state } = startRelease({ isOutdated: never });
    await miss();
    expect(state()).toBe('checking');
    clock.increment(requestTimeoutMs);
    expect(state()).toBe('current');
  });

  test('a missing file + another version on the server → reloads the page once, however much is missing', async () => {
    const { calls, miss, said, state } = startRelease({ isOutdated: yes });
    await miss();
    await miss();
    expect([state(), calls, said]).toEqual(['reloading', ['isOutdated', 'claimReload', 'reload'], []]);
  });

  test('a file missing after the reload → shows a message, and again for another file', async () => {
    const { calls, miss, said, state } = startRelease({ isOutdated: yes, claimReload: no });
    await miss();
    await miss();
    expect([state(), calls]).toEqual(['outdated', ['isOutdated', 'claimReload']]);
    expect(said).toMatchObject([errorNotice, errorNotice]);
  });

  test('a page that must not reload → shows a message', async () => {
    const { miss, said, state } = startRelease({ isOutdated: yes, reload: async () => {} });
    await miss();
    expect(state()).toBe('outdated');
    expect(said).toMatchObject([errorNotice]);
  });

  test.each(['claimReload', 'reload'] as const)('a failed %s → is logged and shows a message', async (operation) => {
    const { miss, said, state } = startRelease({ isOutdated: yes, [operation]: fails });
    await miss();
    expect(state()).toBe('outdated');
    expect(said).toMatchObject([{ type: 'failure.logged', operation }, errorNotice]);
  });
});
