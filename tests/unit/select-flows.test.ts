/** Which flows are walked in a shop that lacks something, and that a fault of the shop leaves no flow out. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { planPartner } from '#tests/paths/flows/partner.ts';
import type { Flow } from '#tests/paths/flows.ts';
import type { Ground, Journey } from '#tests/paths/journey.ts';
import { LeftOut } from '#tests/paths/left-out.ts';
import { productFor } from '#tests/paths/product-for.ts';
import { needsAccount, selectFlows } from '#tests/paths/select-flows.ts';

const url = 'https://shop.test';
const guest: Ground = { url, settings: {} };
const member: Ground = { ...guest, account: { login: 'sam@larder.test', password: 'a long phrase' } };

const journey = (more: Partial<Journey> = {}) => ({ flow: 'sample', ...more }) as Journey;

const plans: Partial<Record<Flow, () => Promise<Journey>>> = {
  search: async () => journey(),
  wishlist: async () => journey({ isSignedIn: true }),
  cart: async () => {
    throw new LeftOut('it needs a product');
  },
};
const plan = (flow: Flow) => (plans[flow] as () => Promise<Journey>)();
const reasons = async (flows: Flow[], ground: Ground) =>
  (await selectFlows(flows, ground, plan)).map(({ flow, leftOut }) => [flow, leftOut]);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the selection', () => {
  test('walks the flows of a guest and leaves out those of an account in a shop without one', async () => {
    expect(await reasons(['search', 'wishlist'], guest)).toEqual([
      ['search', undefined],
      ['wishlist', needsAccount],
    ]);
    expect(await reasons(['search', 'wishlist'], member)).toEqual([
      ['search', undefined],
      ['wishlist', undefined],
    ]);
  });

  test('gives the reason of the planner and goes on with the other flows', async () => {
    expect(await reasons(['cart', 'search'], member)).toEqual([
      ['cart', 'it needs a product'],
      ['search', undefined],
    ]);
  });

  test('ends at an error that is no reason to leave a flow out', async () => {
    const broken = async () => {
      throw new Error('/products responded with 500.');
    };
    await expect(selectFlows(['cart'], member, broken)).rejects.toThrow('500');
  });
});

test('The registration of sellers is left out in a shop of one vendor only', async () => {
  const settings = { phone_min_length: 9, phone_max_length: 16 };
  await expect(planPartner({ url, settings: { ...settings, multi_vendor: false } })).rejects.toThrow(LeftOut);
  expect((await planPartner({ url, settings: { ...settings, multi_vendor: true } })).flow).toBe('partner');
  expect((await planPartner({ url, settings })).flow).toBe('partner');
});

describe('the product of the cart', () => {
  const stub = (status: number, ...stocks: (number | undefined)[]) =>
    vi.stubGlobal('fetch', async () =>
      Response.json({ data: { products: stocks.map((quantity, at) => ({ id: at + 1, quantity })) } }, { status }),
    );

  test.each([
    { what: 'the first of which five are in stock', stocks: [0, 4, 5, 9], id: 3 },
    { what: 'one of a shop that keeps no stock', stocks: [undefined], id: 1 },
  ])('is $what', async ({ stocks, id }) => {
    stub(200, ...stocks);
    expect((await productFor({ url })).id).toBe(id);
  });

  test.each([
    { what: 'no product has five in stock', status: 200 },
    { what: 'the shop has no such call', status: 404 },
  ])('leaves the cart out when $what', async ({ status }) => {
    stub(status, 4);
    await expect(productFor({ url })).rejects.toThrow(LeftOut);
  });

  test('is no reason to leave the cart out when the server fails', async () => {
    stub(500);
    const error = await productFor({ url }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(LeftOut);
  });
});
