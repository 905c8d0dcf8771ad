/** One cart in three tabs at once: whatever the calls overlap, their responses are those of one call after the other. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printedSeed } from '#tests/support/data/random.ts';
import type { Shopper } from '#tests/support/data/shoppers.ts';
import { type Call, isLinearizable, type Rules } from '#tests/support/linearizable.ts';
import { scaled } from '#tests/support/scale.ts';
import { ids } from '#tests/support/shops/cart-shop.ts';
import { cheese, milk, type RaceShop, startRaceShop } from '#tests/support/shops/crowd-shop.ts';

const schedules = scaled(200);
const stock = 3;

type Wish = { path: string; product: 'cheese' | 'milk'; quantity: number };
type State = Record<Wish['product'], number>;
type Line = { id: number; quantity: number };

let race: RaceShop;
let crowd: Shopper[] = [];

beforeAll(async () => {
  race = await startRaceShop();
  for (const { id } of [cheese, milk]) await race.setStock(id, stock);
});
afterAll(() => race.shop.close());

/** Made by the hundred. */
const newBuyer = async (): Promise<Shopper> => {
  if (crowd.length === 0) crowd = await race.buyers(100);
  return crowd.pop() as Shopper;
};

const quantities: Record<string, (quantity: number, wish: Wish) => number | undefined> = {
  '/cart/store': (before, { quantity }) => before + quantity,
  '/cart/increment': (before) => (before > 0 ? before + 1 : undefined),
  '/cart/decrement': (before) => (before > 0 ? before - 1 : undefined),
  '/cart/quantity': (before, { quantity }) => (before > 0 ? quantity : undefined),
  '/cart/delete': (before) => (before > 0 ? 0 : undefined),
};

const rules: Rules<Wish, State> = {
  start: { cheese: 0, milk: 0 },
  after: (state, wish) => {
    const quantity = quantities[wish.path]?.(state[wish.product], wish);
    return quantity === undefined || quantity > stock ? undefined : { ...state, [wish.product]: quantity };
  },
  shown: ({ cheese: pieces, milk: litres }) => `${pieces} ${litres}`,
};

const quantityOf = (lines: Line[], id: number) => lines.find((line) => line.id === id)?.quantity ?? 0;

const seenIn = (body: { data?: { cart_items: { products: Line[] }[] } }) => {
  const lines = (body.data?.cart_items ?? []).flatMap(({ products }) => products);
  return rules.shown({ cheese: quantityOf(lines, ids.cheese), milk: quantityOf(lines, ids.milk) });
};

const wish: fc.Arbitrary<Wish> = fc.record({
  path: fc.constantFrom(...Object.keys(quantities)),
  product: fc.constantFrom('cheese', 'milk'),
  quantity: fc.integer({ min: 1, max: 2 }),
});
const hand = fc.array(wish, { minLength: 1, maxLength: 3 });

/** Each hand sends its wishes one by one; which hand goes on next is the scheduler's to say. */
const play = async (hands: readonly Wish[][], scheduler: fc.Scheduler): Promise<Call<Wish>[]> => {
  const buyer = await newBuyer();
  const calls: Call<Wish>[] = [];
  let moment = 0;
  const send = async (each: Wish) => {
    await scheduler.schedule(Promise.resolve(), each.path);
    const sentAt = moment++;
    const body = { product_id: ids[each.product], quantity: each.quantity };
    const { status, body: response } = await race.post(buyer, each.path, body);
    calls.push({
      wish: each,
      sentAt,
      answeredAt: moment++,
      status,
      ...(status === 200 ? { seen: seenIn(response) } : {}),
    });
  };
  const whole = Promise.all(
    hands.map(async (wishes) => {
      for (const each of wishes) await send(each);
    }),
  );
  await scheduler.waitFor(whole);
  return calls;
};

const overlap = (calls: readonly Call<Wish>[]) =>
  calls.some((one) =>
    calls.some((other) => one !== other && one.sentAt < other.sentAt && other.sentAt < one.answeredAt),
  );

describe('the check of histories', () => {
  test(`finds a serial order for each of ${schedules} schedules`, { timeout: 300_000 }, async () => {
    let overlapping = 0;
    await fc.assert(
      fc.asyncProperty(fc.tuple(hand, hand, hand), fc.scheduler(), async (hands, scheduler) => {
        const calls = await play(hands, scheduler);
        if (overlap(calls)) overlapping += 1;
        expect(isLinearizable(calls, rules), JSON.stringify(calls)).toBe(true);
      }),
      { numRuns: schedules, seed: printedSeed() },
    );
    console.log(`${overlapping} of ${schedules} histories overlapped`);
    expect(overlapping).toBeGreaterThan(schedules / 2);
  });

  const add = (sentAt: number, answeredAt: number, seen: string): Call<Wish> => ({
    wish: { path: '/cart/store', product: 'cheese', quantity: 1 },
    sentAt,
    answeredAt,
    status: 200,
    seen,
  });

  test.each([
    ['a lost add', [add(0, 2, '1 0'), add(1, 3, '1 0')]],
    ['an add that was counted twice', [add(0, 1, '2 0')]],
    ['an answer from before an earlier call', [add(0, 1, '1 0'), add(2, 3, '1 0')]],
    ['a refusal without a reason', [{ ...add(0, 1, ''), status: 422 }]],
  ])('rejects a history with %s', (_, calls) => {
    expect(isLinearizable(calls, rules)).toBe(false);
  });

  test.each([
    ['overlapping', [add(0, 2, '1 0'), add(1, 3, '2 0')]],
    ['overlapping, each read last', [add(0, 2, '2 0'), add(1, 3, '2 0')]],
  ])('accepts a history of calls that are %s', (_, calls) => {
    expect(isLinearizable(calls, rules)).toBe(true);
  });
});
