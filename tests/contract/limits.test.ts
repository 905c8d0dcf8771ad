/** How often anybody may ask, of every operation. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generalLimit, operationLimits } from '#server/http/limits.ts';
import { addShoppers } from '#tests/support/data/shoppers.ts';
import { demoFilling } from '#tests/support/database/demo-database.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { inBatches, unlike } from './every-operation.ts';
import { type Change, implemented, type Known } from './operations.ts';
import { callOf } from './shop.ts';

let shop: TestServer;

beforeAll(async () => {
  // Each operation is asked from an address of its own, so that only its own limit counts.
  shop = await startTestServer({ filling: demoFilling, env: { LARDER_LIMITS: 'on', TRUST_PROXY: 'loopback' } });
});

afterAll(() => shop.close());

const fromAddress = (address: string) => ({ headers: { 'X-Forwarded-For': address } }) satisfies Change;
const newToken = async () => (await addShoppers(shop.database.db, 1))[0]?.token;
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

test('Every operation answers 429 with a Retry-After header to an address beyond the general limit', async () => {
  const busy = fromAddress('10.0.0.1');
  const token = await newToken();
  await inBatches(upTo(generalLimit.points), 20, () => fetch(`${shop.url}/api/countries`, busy));
  const wrong = await unlike('429, come back later', implemented, async ({ id }) => {
    const { status, headers } = await callOf(shop, id, busy, token);
    return `${status}, ${Number(headers.get('retry-after')) > 0 ? 'come back later' : 'no time to come back'}`;
  });
  expect(wrong).toEqual([]);
});

test('Every operation with a limit of its own answers 429 from the first request beyond it', async () => {
  const limited = implemented.filter(({ id }) => operationLimits[id]);

  const refusedOf = async ({ id }: Known) => {
    const points = operationLimits[id]?.points ?? 0;
    const token = await newToken();
    const address = fromAddress(`10.1.0.${limited.findIndex((each) => each.id === id)}`);
    // Another account each time: the pauses after wrong passwords are another matter.
    const send = async (at: number) => {
      const own = id === 'login' ? { body: { phone: `nobody${at}@larder.test` } } : {};
      return (await callOf(shop, id, { ...own, ...address }, token)).status;
    };
    const statuses = await inBatches(upTo(points + 1), 20, send);
    return `${statuses.filter((status) => status === 429).length} refused`;
  };

  expect(await unlike('1 refused', limited, refusedOf, 1)).toEqual([]);
});
