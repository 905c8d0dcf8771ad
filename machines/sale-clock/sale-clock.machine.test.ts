import { describe, expect, test } from 'vitest';
import { type AnyEventObject, createActor, SimulatedClock } from 'xstate';
import { settled } from '#tests/support/charts/settled.ts';
import { aFailure } from '#tests/support/data/builders.ts';
import { clockCheckMs, requestTimeoutMs, saleBoundaryGraceMs } from '../constants.ts';
import { call } from '../shared/call.ts';
import { saleClockMachine } from './sale-clock.machine.ts';
import { selectServerTime } from './sale-clock.selectors.ts';

const day = 86_400_000;
/** The device's time when a test begins. */
const begin = Date.UTC(2026, 5, 10, 12, 0, 0, 400);

const start = ({ ahead = 0, response = () => Promise.resolve(ahead) } = {}) => {
  const clock = new SimulatedClock();
  let requested = 0;
  const device = { skipped: 0 };
  const machine = saleClockMachine.provide({
    actors: {
      compareClocks: call(() => {
        requested += 1;
        return response();
      }),
    },
  });
  const actor = createActor(machine, { clock, input: { deviceTime: () => begin + clock.now() + device.skipped } });
  const said: AnyEventObject[] = [];
  actor.on('*', (event) => void said.push(event));
  actor.start();
  return {
    clock,
    device,
    said,
    requested: () => requested,
    time: () => selectServerTime(actor.getSnapshot()),
    watch: async (moment: number) => {
      actor.send({ type: 'sale.watch', moment });
      await settled();
    },
    unwatch: (moment: number) => actor.send({ type: 'sale.unwatch', moment }),
    reconnect: async () => {
      actor.send({ type: 'connection.restored' });
      await settled();
    },
    show: async () => {
      actor.send({ type: 'page.shown' });
      await settled();
    },
  };
};

const whole = (moment: number) => Math.floor(moment / 1000) * 1000;
const turns = ({ said }: ReturnType<typeof start>) => said.filter(({ type }) => type === 'prices.changed').length;

describe(saleClockMachine.id, () => {
  test.each([0, day, -day, 1234])('The clock shows the server’s time on a device that is %i ms off', async (ahead) => {
    const shown = start({ ahead });
    await shown.watch(begin + 10 * day);
    expect(shown.time()).toBe(whole(begin + ahead));
    for (let second = 1; second <= 90; second += 1) {
      shown.clock.increment(1000);
      expect(shown.time()).toBe(whole(begin + ahead + second * 1000));
    }
  });

  test('The clock ticks when the server’s second begins', async () => {
    const shown = start();
    await shown.watch(begin + day);
    shown.clock.increment(599);
    expect(shown.time()).toBe(whole(begin));
    shown.clock.increment(1);
    expect(shown.time()).toBe(begin + 600);
  });

  test('A tick that is an hour late shows the right time at once', async () => {
    const shown = start();
    await shown.watch(begin + day);
    shown.device.skipped = 3_600_000;
    shown.clock.increment(1000);
    expect(shown.time()).toBe(whole(begin + 3_601_000));
  });

  test('A device clock that was set while the page was hidden is detected when it is visible', async () => {
    let ahead = 0;
    const shown = start({ response: () => Promise.resolve(ahead) });
    await shown.watch(begin + day);
    shown.device.skipped = day;
    ahead = -day;
    await shown.show();
    shown.clock.increment(1000);
    expect(shown.time()).toBe(whole(begin + 1000));
  });

  test('The server’s time is fetched every ten minutes while the clock is visible, and not otherwise', async () => {
    const shown = start();
    await shown.watch(begin + day);
    shown.clock.increment(clockCheckMs);
    await settled();
    expect(shown.requested()).toBe(2);
    shown.unwatch(begin + day);
    shown.clock.increment(3 * clockCheckMs);
    await settled();
    expect(shown.requested()).toBe(2);
    await shown.watch(begin + day);
    expect(shown.requested()).toBe(3);
  });

  test('Prices are invalidated once, when the server has surely changed them', async () => {
    const end = whole(begin) + 60_000;
    const shown = start();
    await shown.watch(end);
    shown.clock.increment(end + saleBoundaryGraceMs - begin - 1);
    expect(turns(shown)).toBe(0);
    shown.clock.increment(1);
    expect(turns(shown)).toBe(1);
    shown.clock.increment(300_000);
    expect(turns(shown)).toBe(1);
  });

  test('A tick that slept over the end invalidates the prices, too', async () => {
    const shown = start();
    await shown.watch(begin + 60_000);
    shown.device.skipped = 10 * 60_000;
    shown.clock.increment(1000);
    expect(turns(shown)).toBe(1);
  });

  test.each([
    [30_000, 1],
    [60 * 60_000, 0],
  ])('A sale that ended %i ms before the clock was visible invalidates the prices %i times', async (ago, times) => {
    const first = start();
    await first.watch(begin - ago);
    expect(turns(first)).toBe(times);
    const later = start();
    await later.watch(begin + day);
    await later.watch(begin - ago);
    expect(turns(later)).toBe(times);
  });

  test('The clock stops while it is hidden, and goes on with what it knows', async () => {
    const shown = start({ ahead: 5000 });
    await shown.watch(begin + day);
    await shown.watch(begin + day);
    shown.unwatch(begin + day);
    expect(shown.time()).toBeDefined();
    shown.unwatch(begin + day);
    expect(shown.time()).toBeUndefined();
    shown.clock.increment(30_000);
    await shown.watch(begin + day);
    expect([shown.time(), shown.requested()]).toEqual([whole(begin + 35_000), 1]);
  });

  test.each([
    ['fails', () => Promise.reject(aFailure('network'))],
    ['never comes', () => new Promise<number>(() => {})],
  ])('The device’s clock is used when the response %s', async (_, response) => {
    const shown = start({ response });
    await shown.watch(begin + day);
    shown.clock.increment(requestTimeoutMs);
    expect(shown.time()).toBe(whole(begin + requestTimeoutMs));
  });

  test('reading, read + connection.restored → compares the clocks again while a countdown is shown', async () => {
    const responses = [
      () => new Promise<number>(() => {}),
      () => Promise.reject(aFailure('network')),
      () => Promise.resolve(day),
    ];
    const shown = start({ response: () => responses.shift()?.() ?? Promise.resolve(0) });
    await shown.reconnect();
    expect(shown.requested()).toBe(0);
    await shown.watch(begin + 10 * day);
    await shown.reconnect();
    expect([shown.requested(), shown.time()]).toEqual([2, whole(begin)]);
    await shown.reconnect();
    shown.clock.increment(1000);
    expect([shown.requested(), shown.time()]).toEqual([3, whole(begin + day + 1000)]);
    shown.unwatch(begin + 10 * day);
    await shown.reconnect();
    expect(shown.requested()).toBe(3);
  });
});
