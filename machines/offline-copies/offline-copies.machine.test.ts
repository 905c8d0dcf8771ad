import { describe, expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { offlineCopiesMachine } from './offline-copies.machine.ts';
import { selectCopyTime } from './offline-copies.selectors.ts';
import type { CopiesCommand } from './offline-copies.types.ts';

const start = () => {
  const commands: CopiesCommand[] = [];
  const worker = fromCallback<CopiesCommand>(({ receive }) => receive((command) => commands.push(command)));
  const actor = createActor(offlineCopiesMachine.provide({ actors: { worker } })).start();
  return { commands, send: actor.send, copyTime: () => selectCopyTime(actor.getSnapshot()) };
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

  test.each(['copies.over', 'connection.restored'] as const)('old + %s → nothing on the page is old', (type) => {
    const copies = start();
    copies.send({ type: 'copy.shown', at: 1000 });
    copies.send({ type });
    expect(copies.copyTime()).toBeUndefined();
    copies.send({ type: 'copy.shown', at: 2000 });
    expect(copies.copyTime()).toBe(2000);
  });

  test.each(['fresh', 'old'])('%s + session.ended → the worker removes the copies of the account', (state) => {
    const copies = start();
    if (state === 'old') copies.send({ type: 'copy.shown', at: 1000 });
    copies.send({ type: 'session.ended' });
    expect(copies.commands).toEqual([{ type: 'account.clear' }]);
  });
});
