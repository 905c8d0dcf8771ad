import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { anAddress } from '#tests/models/realtime.ts';
import {
  realtimeAttemptMs,
  realtimeBusyLimitMs,
  realtimeBusyMs,
  realtimePauseMs,
  realtimeRefusedMs,
  realtimeUnavailableMs,
} from './realtime.constants.ts';
import { type LineInput, realtimeMachine } from './realtime.machine.ts';
import { selectRealtimeStatus } from './realtime.selectors.ts';
import type { LineCommand, RealtimeEvent, RealtimeInput } from './realtime.types.ts';

const sam = { type: 'session.started', user: { id: 7 } } as const;

const start = (input: Partial<RealtimeInput> = {}) => {
  const clock = new SimulatedClock();
  const lines: LineInput[] = [];
  const attempts: number[] = [];
  let ended = 0;
  const line = fromCallback<LineCommand, LineInput>(({ input: given, receive }) => {
    lines.push(given);
    receive(() => void attempts.push(clock.now()));
    return () => {
      ended += 1;
    };
  });
  const machine = realtimeMachine.provide({ actors: { line } });
  const actor = createActor(machine, { input: { address: anAddress, userId: 7, spread: 0, ...input }, clock });
  const said: string[] = [];
  actor.on('*', ({ type }) => void said.push(type));
  actor.start();
  const send = (...events: RealtimeEvent[]) => events.forEach((event) => void actor.send(event));
  return {
    clock,
    lines,
    attempts,
    said,
    send,
    ended: () => ended,
    /** In small steps, so that a timer which is set by another one starts in time. */
    pass: (ms: number) => {
      for (let passed = 0; passed < ms; passed += 250) clock.increment(250);
    },
    status: () => selectRealtimeStatus(actor.getSnapshot()),
    open: () => send({ type: 'connection.reached' }, { type: 'connection.opened' }),
    close: (code?: number) =>
      send(code === undefined ? { type: 'connection.closed' } : { type: 'connection.closed', closeCode: code }),
  };
};

describe(realtimeMachine.id, () => {
  test('The connection opens for a signed-in shopper, and never without a key', () => {
    expect(start({ userId: undefined }).lines).toEqual([]);
    const mute = start({ address: undefined });
    mute.send(sam);
    expect([mute.lines, mute.status()]).toEqual([[], 'off']);
    const late = start({ userId: undefined });
    late.send(sam);
    expect(late.lines).toEqual([{ address: anAddress, userId: 7 }]);
    late.open();
    expect(late.status()).toBe('subscribed');
    late.send({ type: 'session.ended' });
    expect([late.status(), late.ended()]).toEqual(['off', 1]);
  });

  test('Another shopper gets a new connection', () => {
    const { send, lines, ended } = start();
    send({ type: 'session.started', user: { id: 8 } });
    expect([lines.map(({ userId }) => userId), ended()]).toEqual([[7, 8], 1]);
  });

  test('The first opening reports a possible gap since the page was made, then the events', () => {
    const { open, said, send } = start();
    open();
    for (const about of ['message', 'reading', 'order', 'ticket'] as const) send({ type: 'push.received', about });
    expect(said).toEqual([
      ...['realtime.restored', 'message.received', 'messages.seen', 'order.statusChanged', 'ticket.statusChanged'],
    ]);
  });

  test('typing.received → says which shop is writing, while it is subscribed', () => {
    const { open, said, send } = start();
    send({ type: 'typing.received', shopId: 3 });
    open();
    send({ type: 'typing.received', shopId: 3 });
    expect(said).toEqual(['realtime.restored', 'shop.typing']);
  });

  test('after a lost connection → connects again soon and reports a possible gap', () => {
    const { attempts, clock, close, open, said } = start();
    open();
    close(1006);
    clock.increment(realtimePauseMs);
    expect(attempts).toEqual([0, realtimePauseMs]);
    open();
    expect(said).toEqual(['realtime.restored', 'realtime.restored']);
  });

  test('A client that connects late reports a possible gap, too', () => {
    const { clock, open, said } = start();
    clock.increment(realtimeAttemptMs + realtimePauseMs);
    open();
    expect(said).toEqual(['realtime.restored']);
  });

  test('no response → tries again and again, and finds a returned service within 5 seconds', () => {
    const { attempts, pass, status } = start();
    pass(120_000);
    const gaps = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
    expect(Math.max(...gaps)).toBeLessThan(5000);
    expect(status()).toBe('unavailable');
  });

  test('no response for 10 seconds → is unavailable', () => {
    const { clock, status } = start();
    clock.increment(realtimeUnavailableMs - 1);
    expect(status()).toBe('connecting');
    clock.increment(1);
    expect(status()).toBe('unavailable');
  });

  test('a close code 42xx → connects at once, and the second time after a pause', () => {
    const { attempts, clock, close, open } = start();
    open();
    close(4200);
    expect(attempts).toHaveLength(2);
    close(4200);
    expect(attempts).toHaveLength(2);
    clock.increment(2 * realtimePauseMs);
    expect(attempts).toHaveLength(3);
  });

  test('a close code 41xx → connects after a second, then after growing pauses up to a limit', () => {
    const { attempts, pass, close } = start();
    for (const times of [1, 2, 4, 8, 16, 30, 30]) {
      close(4100);
      const before = attempts.length;
      pass(times * realtimeBusyMs - 250);
      expect(attempts).toHaveLength(before);
      // The pause restarts if the service becomes unavailable meanwhile.
      for (let more = 0; attempts.length === before && more < times * realtimeBusyMs; more += 250) pass(250);
      expect(attempts).toHaveLength(before + 1);
    }
    expect(realtimeBusyLimitMs).toBe(30 * realtimeBusyMs);
  });

  test('a close code 40xx → connects after a minute at the earliest, and only while the page is visible', () => {
    const { attempts, clock, close, open, send, status } = start();
    open();
    close(4004);
    expect(status()).toBe('unavailable');
    send({ type: 'page.shown' });
    clock.increment(realtimeRefusedMs);
    expect(attempts).toHaveLength(1);
    send({ type: 'page.shown' });
    expect(attempts).toHaveLength(2);
  });

  test('online again → connects at once', () => {
    const { attempts, close, send } = start();
    close(1006);
    send({ type: 'connection.restored' });
    expect(attempts).toHaveLength(2);
  });
});
