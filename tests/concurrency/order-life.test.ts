/** The life of an order: the server takes exactly the steps that the chart has, one by one and at once. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createActor, type EventFromLogic } from 'xstate';
import { orderMachine, orderTimeline } from '#machines/lifecycles/order.machine.ts';
import { advanceOrder, cancelOrder } from '#server/cli/orders.ts';
import { printedSeed } from '#tests/support/data/random.ts';
import type { Shopper } from '#tests/support/data/shoppers.ts';
import { addVoucher } from '#tests/support/data/vouchers.ts';
import { ids } from '#tests/support/shops/cart-shop.ts';
import { milk, type RaceShop, startRaceShop } from '#tests/support/shops/crowd-shop.ts';

type Step = EventFromLogic<typeof orderMachine>['type'];
type Placed = { buyer: Shopper; id: number; code: string; voucher: number; stock: number };

let race: RaceShop;

beforeAll(async () => {
  race = await startRaceShop();
  await race.setStock(ids.milkLitre, 100_000);
});

afterAll(() => race.shop.close());

const stock = () => race.value(`select stock as value from packagings where id = ${ids.milkLitre}`);

/** After so many steps of the shop. */
async function placed(steps = 0): Promise<Placed> {
  const buyer = await race.buyer();
  const voucher = await addVoucher(race.shop.database.db);
  await race.fillCarts([buyer], [milk]);
  const before = await stock();
  const { body } = await race.place(buyer, [ids.dairy], { body: { coupon_code: voucher.code } });
  const [{ id, order_code: code }] = body.data.orders;
  for (let step = 0; step < steps; step += 1) await advanceOrder(race.shop.database.db, code);
  return { buyer, id, code, voucher: voucher.id, stock: before };
}

const accepted = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

/** Whether the server took the step: the shopper's over HTTP, the shop's by its own commands. */
const take: Record<Step, (order: Placed) => Promise<boolean>> = {
  'customer.cancel': async ({ buyer, id }) =>
    (await race.post(buyer, '/orders/cancel', { order_id: id })).status === 200,
  'shop.advance': ({ code }) => accepted(advanceOrder(race.shop.database.db, code)),
  'shop.cancel': ({ code }) => accepted(cancelOrder(race.shop.database.db, code)),
};

const steps = Object.keys(take) as Step[];

/** Those that the server took. */
async function takeAtOnce(order: Placed, acting: readonly Step[]): Promise<Step[]> {
  const taken = await Promise.all(acting.map(async (step) => ((await take[step](order)) ? [step] : [])));
  return taken.flat();
}

/** Where the shop may still cancel. */
const raced = orderTimeline()
  .slice(0, -1)
  .map((before, place) => ({ before, place }));

async function detailsOf({ buyer, id }: Placed) {
  const { order } = (await race.get(buyer, `/order-details?order_id=${id}`)).body.data;
  const history = order.history.map(({ status }: { status: string }) => status) as string[];
  return { status: order.order_status as string, history };
}

/** Only a cancelled order has given its goods and its voucher back, and only once. */
async function checkGivenBack({ voucher, stock: before }: Placed, status: string): Promise<void> {
  const kept = status === 'Cancelled' ? 0 : 1;
  expect(await stock()).toBe(before - kept);
  expect(await race.value(`select used as value from vouchers where id = ${voucher}`)).toBe(kept);
}

describe('an order', () => {
  test('takes the steps that its chart has and refuses all others', async () => {
    const advancing = { weight: 4, arbitrary: fc.constant<Step>('shop.advance') };
    const any = { weight: 1, arbitrary: fc.constantFrom(...steps) };
    const walk = fc.array(fc.oneof(advancing, any), { minLength: 1, maxLength: 9 });

    await fc.assert(
      fc.asyncProperty(walk, async (events) => {
        const chart = createActor(orderMachine).start();
        const order = await placed();
        const path: string[] = ['Pending'];
        for (const type of events) {
          const legal = chart.getSnapshot().can({ type });
          expect([type, await take[type](order)]).toEqual([type, legal]);
          if (!legal) continue;
          chart.send({ type });
          path.push(chart.getSnapshot().value);
        }
        expect(await detailsOf(order)).toEqual({ status: path.at(-1), history: path });
        await checkGivenBack(order, path.at(-1) ?? '');
      }),
      { numRuns: 40, seed: printedSeed() },
    );
  });

  test('is either cancelled or processed when shopper and shop act at once', async () => {
    const ends = new Set<string>();
    for (let round = 0; round < 20; round += 1) {
      const order = await placed();
      const [cancelled, advanced] = await Promise.all([take['customer.cancel'](order), take['shop.advance'](order)]);
      const { status, history } = await detailsOf(order);
      expect([cancelled, advanced]).toEqual(status === 'Cancelled' ? [true, false] : [false, true]);
      expect(history).toEqual(['Pending', status]);
      await checkGivenBack(order, status);
      ends.add(status);
    }
    expect([...ends].every((status) => ['Cancelled', 'Confirm'].includes(status))).toBe(true);
  });

  test.each(raced)(
    'at $before is either cancelled or shipped when the hands of the shop act at once',
    async ({ place }) => {
      const hands: Step[] = ['shop.cancel', 'shop.advance', 'shop.advance'];
      for (let round = 0; round < 6; round += 1) {
        const order = await placed(place);
        const taken = await takeAtOnce(order, round % 2 > 0 ? hands : hands.toReversed());
        const { status, history } = await detailsOf(order);
        // Every step that was taken is in the history, in the order of the chart, and nothing follows a cancellation.
        const shipped = orderTimeline().slice(0, place + 1 + taken.filter((step) => step === 'shop.advance').length);
        expect(history).toEqual(taken.includes('shop.cancel') ? [...shipped, 'Cancelled'] : shipped);
        await checkGivenBack(order, status);
      }
    },
  );
});
