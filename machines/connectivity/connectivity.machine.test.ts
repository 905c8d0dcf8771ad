import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { connectivityMachine } from './connectivity.machine.ts';
import { selectIsOffline } from './connectivity.selectors.ts';

describe(connectivityMachine.id, () => {
  test('Each change is emitted once, however often the browser reports it', () => {
    const actor = createActor(connectivityMachine).start();
    const said: string[] = [];
    actor.on('*', ({ type }) => void said.push(type));
    for (const type of ['network.restored', 'network.lost', 'network.lost'] as const) actor.send({ type });
    expect(selectIsOffline(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'network.restored' });
    expect(said).toEqual(['connection.lost', 'connection.restored']);
    expect(selectIsOffline(actor.getSnapshot())).toBe(false);
  });
});
