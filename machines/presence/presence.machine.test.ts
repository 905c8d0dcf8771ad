import { describe, expect, test } from 'vitest';
import { type AnyEventObject, createActor, fromCallback, SimulatedClock } from 'xstate';
import { settled } from '#tests/support/charts/settled.ts';
import { aFailure } from '#tests/support/data/builders.ts';
import { lastSeenPingMs, requestTimeoutMs } from '../constants.ts';
import { call } from '../shared/call.ts';
import { presenceMachine } from './presence.machine.ts';

const start = ({ isSignedIn = true, response = () => Promise.resolve() } = {}) => {
  const clock = new SimulatedClock();
  const pings: number[] = [];
  let released = 0;
  const machine = presenceMachine.provide({
    actors: {
      turn: fromCallback(() => () => {
        released += 1;
      }),
      updateLastSeen: call(() => {
        pings.push(clock.now());
        return response();
      }),
    },
  });
  const actor = createActor(machine, { input: { isSignedIn }, clock });
  const said: AnyEventObject[] = [];
  actor.on('*', (event) => void said.push(event));
  actor.start();
  return { clock, pings, said, released: () => released, send: (type: never) => actor.send({ type }) };
};

const sendTo = ({ send }: ReturnType<typeof start>, type: string) => send(type as never);

describe(presenceMachine.id, () => {
  test('two hours → 13 pings: one at once, then one every ten minutes', async () => {
    const tab = start();
    sendTo(tab, 'leader.elected');
    await settled();
    for (let minute = 0; minute < 120; minute += 1) {
      tab.clock.increment(60_000);
      await settled();
    }
    expect(tab.pings).toEqual(Array.from({ length: 13 }, (_, turn) => turn * lastSeenPingMs));
  });

  test('a sleep of hours → one ping after it', async () => {
    const tab = start();
    sendTo(tab, 'leader.elected');
    await settled();
    tab.clock.increment(7 * 60 * 60_000);
    await settled();
    expect(tab.pings).toHaveLength(2);
  });

  test('session.ended → stops, and the next tab becomes the leader', async () => {
    const tab = start();
    sendTo(tab, 'leader.elected');
    await settled();
    sendTo(tab, 'session.ended');
    tab.clock.increment(lastSeenPingMs);
    expect([tab.pings.length, tab.released()]).toEqual([1, 1]);
    sendTo(tab, 'session.started');
    sendTo(tab, 'leader.elected');
    expect(tab.pings).toHaveLength(2);
  });

  test('a guest or a tab that is not the leader → sends no ping', () => {
    const guest = start({ isSignedIn: false });
    sendTo(guest, 'leader.elected');
    const second = start();
    second.clock.increment(3 * lastSeenPingMs);
    expect([guest.pings, second.pings]).toEqual([[], []]);
  });

  test('a failed ping → is only logged, and the next ping is on time', async () => {
    const tab = start({ response: () => Promise.reject(aFailure('broken')) });
    sendTo(tab, 'leader.elected');
    await settled();
    expect(tab.said).toEqual([{ type: 'failure.logged', operation: 'updateLastSeen', failure: { kind: 'broken' } }]);
    tab.clock.increment(lastSeenPingMs);
    expect(tab.pings).toHaveLength(2);
  });

  test('a ping without a response → the next one follows after the timeout and ten minutes', async () => {
    const tab = start({ response: () => new Promise(() => {}) });
    sendTo(tab, 'leader.elected');
    await settled();
    tab.clock.increment(requestTimeoutMs);
    tab.clock.increment(lastSeenPingMs);
    expect(tab.pings).toEqual([0, requestTimeoutMs + lastSeenPingMs]);
  });

  test.each(['while it pings', 'between two pings'])('leader.lost %s → sends no further ping', async (when) => {
    const tab = start({ response: () => (when === 'while it pings' ? new Promise(() => {}) : Promise.resolve()) });
    sendTo(tab, 'leader.elected');
    await settled();
    sendTo(tab, 'leader.lost');
    tab.clock.increment(requestTimeoutMs);
    tab.clock.increment(2 * lastSeenPingMs);
    expect(tab.pings).toEqual([0]);
  });

  test('a guest who signs in → sends pings', () => {
    const tab = start({ isSignedIn: false });
    sendTo(tab, 'session.started');
    sendTo(tab, 'leader.elected');
    expect(tab.pings).toEqual([0]);
  });
});
