/** How often anybody may ask, of every operation. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationId } from '#server/contract.types.ts';
import { generalLimit, operationLimits } from '#server/http/limits.ts';
import { addSeller } from '#tests/support/data/sellers.ts';
import { addShoppers } from '#tests/support/data/shoppers.ts';
import { demoFilling } from '#tests/support/database/demo-database.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { inBatches, type Tokens, tokenFor, unlike } from './every-operation.ts';
import { type Change, implemented, type Known } from './operations.ts';
import { callOf } from './shop.ts';

let shop: TestServer;

beforeAll(async () => {
  // Each operation is asked from an address of its own, so that only its own limit counts.
  shop = await startTestServer({ filling: demoFilling, env: { LARDER_LIMITS: 'on', TRUST_PROXY: 'loopback' } });
});

afterAll(() => shop.close());

const nobodies: Partial<Record<OperationId, (at: number) => object>> = {
  login: (at) => ({ phone: `nobody${at}@larder.test` }),
  loginAsSeller: (at) => ({ email: `nobody${at}@larder.test` }),
};

const fromAddress = (address: string) => ({ headers: { 'X-Forwarded-For': address } }) satisfies Change;
const newTokens = async (): Promise<Tokens> => {
  const [shopper] = await addShoppers(shop.database.db, 1);
  return { shopper: shopper?.token ?? '', seller: (await addSeller(shop.database.db)).token };
};
/** A shopper is known where nobody has to be, too. */
const tokenOf = (operation: Known, tokens: Tokens) => tokenFor(operation, tokens) ?? tokens.shopper;
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

test('Every operation answers 429 with a Retry-After header to an address beyond the general limit', async () => {
  const busy = fromAddress('10.0.0.1');
  const tokens = await newTokens();
  await inBatches(upTo(generalLimit.points), 20, () => fetch(`${shop.url}/api/countries`, busy));
  const wrong = await unlike('429, come back later', implemented, async (operation) => {
    const { status, headers } = await callOf(shop, operation.id, busy, tokenOf(operation, tokens));
    return `${status}, ${Number(headers.get('retry-after')) > 0 ? 'come back later' : 'no time to come back'}`;
  });
  expect(wrong).toEqual([]);
});

// Some thousand requests, many with a password.
test('Every operation with a limit of its own answers 429 from the first request beyond it', {
  timeout: 300_000,
}, async () => {
  const limited = implemented.filter(({ id }) => operationLimits[id]);

  const refusedOf = async (operation: Known) => {
    const { id } = operation;
    const points = operationLimits[id]?.points ?? 0;
    const token = tokenOf(operation, await newTokens());
    const address = fromAddress(`10.1.0.${limited.findIndex((each) => each.id === id)}`);
    // Another account each time: the pauses after wrong passwords are another matter.
    const send = async (at: number) => {
      const own = id in nobodies ? { body: nobodies[id]?.(at) ?? {} } : {};
      return (await callOf(shop, id, { ...own, ...address }, token)).status;
    };
    const statuses = await inBatches(upTo(points + 1), 20, send);
    return `${statuses.filter((status) => status === 429).length} refused`;
  };

  expect(await unlike('1 refused', limited, refusedOf, 1)).toEqual([]);
});
