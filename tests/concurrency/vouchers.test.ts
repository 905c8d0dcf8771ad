/** One voucher, many hands: it is collected once each, and redeemed as often as it may be. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Shopper } from '#tests/support/data/shoppers.ts';
import { addVoucher } from '#tests/support/data/vouchers.ts';
import { scaled } from '#tests/support/scale.ts';
import type { TestResponse } from '#tests/support/server/server.ts';
import { ids } from '#tests/support/shops/cart-shop.ts';
import { cheese, type Goods, type RaceShop, startRaceShop, statuses } from '#tests/support/shops/crowd-shop.ts';

/** Several times as many as the server lets into a transaction at once. */
const crowd = scaled(40);
const uses = 10;
const late = crowd - uses;

let race: RaceShop;
/** One for each buyer: a shared shelf would put them in a row before they come to the voucher. */
let shelves: Goods[];

beforeAll(async () => {
  race = await startRaceShop();
  shelves = await race.likeCheese(crowd);
});

afterAll(() => race.shop.close());

const voucher = (more?: Parameters<typeof addVoucher>[1]) => addVoucher(race.shop.database.db, more);
const left = () => race.value('select sum(stock) as value from packagings');
const usedOf = (id: number) => race.value(`select used as value from vouchers where id = ${id}`);
const discountedWith = (id: number) =>
  race.value(`select count(*) as value from orders where voucher_id = ${id} and coupon_discount > 0`);
const collectedBy = (people: readonly Shopper[], id: number) =>
  race.shop.database.pool.query(
    `insert into collected_vouchers (user_id, voucher_id) select unnest($1::int[]), ${id}`,
    [people.map((each) => each.id)],
  );

describe('collecting a voucher', () => {
  test('a hundred times at once stores one row and reports one success', async () => {
    const [{ id }, buyer] = [await voucher(), await race.buyer()];
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => race.post(buyer, '/vouchers-collect', { coupon_id: id })),
    );
    expect(statuses(responses)).toEqual({ 200: 1, 409: 99 });
    expect(responses.filter(({ body }) => body.data !== undefined)).toHaveLength(1);
    const rows = `select count(*) as value from collected_vouchers where user_id = ${buyer.id}`;
    expect(await race.value(rows)).toBe(1);
  });
});

describe(`a voucher for ten of ${crowd} buyers`, () => {
  async function buyersWithCarts(): Promise<Shopper[]> {
    const people = await race.buyers(crowd);
    await Promise.all(people.map((buyer, index) => race.fillCarts([buyer], shelves.slice(index, index + 1))));
    return people;
  }

  const placeAll = (people: readonly Shopper[], body: object): Promise<TestResponse[]> =>
    Promise.all(people.map((buyer) => race.place(buyer, [ids.dairy], { body })));

  test('discounts exactly ten orders', async () => {
    const [{ id }, people] = [await voucher({ limitTotal: uses }), await buyersWithCarts()];
    await collectedBy(people, id);
    const responses = await placeAll(people, {});
    expect(statuses(responses)).toEqual({ 200: crowd });
    const amounts = responses.map(({ body }) => body.data.orders[0].amount as number);
    // 3.33, delivery 4.00, taxes 0.17 and 0.04; ten per cent are 0.33.
    expect(amounts.filter((amount) => amount === 7.21)).toHaveLength(uses);
    expect(amounts.filter((amount) => amount === 7.54)).toHaveLength(late);
    expect([await usedOf(id), await discountedWith(id)]).toEqual([uses, uses]);
  });

  test('places no order for the other buyers who had seen the discount', async () => {
    const [{ id }, people] = [await voucher({ limitTotal: uses }), await buyersWithCarts()];
    await collectedBy(people, id);
    const before = await left();
    const responses = await placeAll(people, { payable_amount: 7.21 });
    expect(statuses(responses)).toEqual({ 200: uses, 409: late });
    const freshTotals = responses.flatMap(({ status, body }) =>
      status === 409 ? [body.data.checkout.payable_amount] : [],
    );
    expect(freshTotals.every((amount) => amount === 7.54)).toBe(true);
    expect([await usedOf(id), await discountedWith(id)]).toEqual([uses, uses]);
    expect(await left()).toBe(before - uses);
  });

  test('is refused to the other buyers who typed its code', async () => {
    const [{ id, code }, people] = [await voucher({ limitTotal: uses }), await buyersWithCarts()];
    const responses = await placeAll(people, { coupon_code: code });
    expect(statuses(responses)).toEqual({ 200: uses, 409: late });
    expect([await usedOf(id), await discountedWith(id)]).toEqual([uses, uses]);
  });

  test('becomes free again for as many buyers as cancel at once', async () => {
    const [{ id, code }, people] = [await voucher({ limitTotal: uses }), await buyersWithCarts()];
    const before = await left();
    const lucky = (await placeAll(people, { coupon_code: code })).flatMap(({ status, body }, index) => {
      const buyer = people[index];
      return status === 200 && buyer ? [{ buyer, order_id: body.data.orders[0].id as number }] : [];
    });
    const cancelled = await Promise.all(
      // Twice each: the second must not give back once more.
      [...lucky, ...lucky].map(({ buyer, order_id }) => race.post(buyer, '/orders/cancel', { order_id })),
    );
    expect(statuses(cancelled)).toEqual({ 200: uses, 422: uses });
    expect(await usedOf(id)).toBe(0);
    expect(await left()).toBe(before);
  });
});

describe('a voucher for one order per shopper', () => {
  test('discounts one order when the cart and a buy-now order are placed at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [{ id, code }, buyer] = [await voucher({ limitPerUser: 1 }), await race.buyer()];
      await race.fillCarts([buyer], [cheese]);
      await race.post(buyer, '/cart/store', { product_id: ids.cheese, is_buy_now: true });
      const responses = await Promise.all(
        [false, true].map((is_buy_now) => race.place(buyer, [ids.dairy], { body: { is_buy_now, coupon_code: code } })),
      );
      expect(statuses(responses)).toEqual({ 200: 1, 409: 1 });
      expect(await usedOf(id)).toBe(1);
    }
  });
});
