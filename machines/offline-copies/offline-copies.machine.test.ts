import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { settled } from '#tests/support/charts/settled.ts';
import { copyRetryMs } from '../constants.ts';
import { call } from '../shared/call.ts';
import { offlineCopiesMachine } from './offline-copies.machine.ts';
import { selectCopyTime } from './offline-copies.selectors.ts';
import type { CopiesCommand } from './offline-copies.types.ts';

const start = () => {
  const commands: CopiesCommand[] = [];
  const worker = fromCallback<CopiesCommand>(({ receive }) => receive((command) => commands.push(command)));
  const requested: { respond: () => void; fail: () => void }[] = [];
  const renewQueries = call<void>(() => new Promise<void>((respond, fail) => requested.push({ respond, fail })));
  const clock = new SimulatedClock();
  const machine = offlineCopiesMachine.provide({ actors: { worker, renewQueries } });
  const actor = createActor(machine, { clock }).start();
  return {
    clock,
    commands,
    requested,
    send: actor.send,
    copyTime: () => selectCopyTime(actor.getSnapshot()),
    end: async (how: 'respond' | 'fail') => {
      requested.at(-1)?.[how]();
      await settled();
    },
  };
};

const old = () => {
  const copies = start();
  copies.send({ type: 'copy.shown', at: 1000 });
  return copies;
};

const renewing = () => {
  const copies = old();
  copies.send({ type: 'connection.restored' });
  return copies;
};

describe(offlineCopiesMachine.id, () => {
  test('fresh + copy.shown → the page is as old as its oldest copy', () => {
    const copies = start();
    expect(copies.copyTime()).toBeUndefined();
    copies.send({ type: 'copy.shown', at: 2000 });
    copies.send({ type: 'copy.shown', at: 1000 });
    copies.send({ type: 'copy.shown', at: 3000 });
    expect(copies.copyTime()).toBe(1000);
  });

  test.each(['copies.over', 'connection.restored'] as const)(
    'old + %s → nothing on the page is old once its queries were fetched again',
    async (type) => {
      const copies = old();
      copies.send({ type });
      expect(copies.copyTime()).toBe(1000);
      expect(copies.requested).toHaveLength(1);
      await copies.end('respond');
      expect(copies.copyTime()).toBeUndefined();
      copies.send({ type: 'copy.shown', at: 2000 });
      expect(copies.copyTime()).toBe(2000);
    },
  );

  test('old + some time → fetches again, because nobody may say that the shop is back', async () => {
    const copies = old();
    copies.clock.increment(copyRetryMs);
    await copies.end('respond');
    expect(copies.copyTime()).toBeUndefined();
  });

  test('renewing + a failure → the page is old still, and the next attempt comes later', async () => {
    const copies = renewing();
    await copies.end('fail');
    expect(copies.copyTime()).toBe(1000);
    copies.clock.increment(copyRetryMs);
    expect(copies.requested).toHaveLength(2);
  });

  test('renewing + copy.shown → the page is old still, whatever the other queries say', async () => {
    const copies = renewing();
    copies.send({ type: 'copy.shown', at: 500 });
    await copies.end('respond');
    expect(copies.copyTime()).toBe(500);
  });

  test.each([
    ['fresh', start],
    ['old', old],
    ['renewing', renewing],
  ])('%s + session.ended → the worker removes the copies of the account', (_, begin) => {
    const copies = begin();
    copies.send({ type: 'session.ended' });
    expect(copies.commands).toEqual([{ type: 'account.clear' }]);
  });
});
