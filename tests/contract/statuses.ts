/** What every operation of a kind answers alike: to broken JSON, without a token, from another site, in trouble. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operationLimits } from '#server/http/limits.ts';
import { demoFilling } from '#tests/support/demo-database.ts';
import { dot } from '#tests/support/sample-files.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { addShoppers } from '#tests/support/shoppers.ts';
import { type BrokenShop, failingPool, poolToNowhere, startBrokenShop } from './breaking-pool.ts';
import { type Change, implemented, type Known, operation, requestOf } from './operations.ts';
import { callOf, newVisit, theShop } from './shop.ts';

const withBody = implemented.filter(({ body }) => body);
const withVariable = implemented.filter(({ path }) => path.includes('{'));
const withForm = implemented.filter(({ form }) => form);
const isProtected = ({ access }: Known) => access === 'protected';
/** The protocol has a GET that makes a payment; and gateways, which call from outside, prove themselves otherwise. */
const changing = implemented.filter(
  ({ id, method }) => id === 'startOrderPayment' || (method !== 'GET' && id !== 'receivePaymentNotice'),
);

const eachOf = (operations: readonly Known[]) => test.each(operations.map((each) => [each.id, each] as const));

async function statusOf({ id, access }: Known, change: Change, signedIn = access === 'protected') {
  const token = signedIn ? (await newVisit()).token : undefined;
  return (await callOf(theShop(), id, change, token)).status;
}

export function refusalSuite(): void {
  describe('what cannot be read', () => {
    eachOf(withBody)('%s answers 400 to broken JSON', async (_id, operation) => {
      expect(await statusOf(operation, { body: '{"product_id": 41,' })).toBe(400);
    });

    eachOf(withVariable)('%s answers 400 to an address that cannot be read', async (_id, operation) => {
      expect(await statusOf(operation, { rawPath: operation.path.replaceAll(/\{[^}]+\}/g, '%zz') })).toBe(400);
    });

    eachOf(withForm)('%s answers 400 to a form that is cut off', async (_id, operation) => {
      const headers = { 'Content-Type': 'multipart/form-data; boundary=line' };
      const body = '--line\r\nContent-Disposition: form-data; name="name"\r\n\r\nSample';
      expect(await statusOf(operation, { headers, body })).toBe(400);
    });

    eachOf(withForm)('%s answers 413 to a file that is too large', async (_id, operation) => {
      const [field = ''] = Object.entries({ ...operation.form, profile_photo: dot })
        .filter(([, value]) => [value].flat().includes(dot))
        .map(([name]) => name);
      const file = { ...dot, bytes: Buffer.alloc(6_000_000, dot.bytes) };
      expect(await statusOf(operation, { body: { [field]: file } })).toBe(413);
    });

    eachOf(withForm)('%s answers 422 to nothing at all', async (_id, { id, access }) => {
      const token = access === 'protected' ? (await newVisit()).token : undefined;
      const { method, path } = requestOf(operation(id));
      expect((await theShop().call(method, path, { token })).status).toBe(422);
    });

    eachOf(withBody)('%s answers 422 to a list instead of an object', async (_id, operation) => {
      expect(await statusOf(operation, { body: [] })).toBe(422);
    });
  });

  describe('who may not ask', () => {
    eachOf(implemented.filter(isProtected))('%s answers 401 without a token', async (_id, operation) => {
      expect(await statusOf(operation, {}, false)).toBe(401);
    });

    eachOf(implemented.filter(isProtected))('%s answers 401 to a dead token', async (_id, { id }) => {
      expect((await callOf(theShop(), id, {}, 'x'.repeat(43))).status).toBe(401);
    });

    eachOf(changing)('%s answers 403 without the mark of our own pages', async (_id, operation) => {
      expect(await statusOf(operation, { headers: { 'X-Requested-With': '' } })).toBe(403);
    });

    eachOf(changing)('%s answers 403 to the page of another site', async (_id, operation) => {
      expect(await statusOf(operation, { headers: { 'Sec-Fetch-Site': 'cross-site' } })).toBe(403);
    });
  });
}

const unexpected = () => new Error('A part that nobody thought of has failed.');
const ended = () => Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });

const troubles = [
  ['an unexpected failure', 500, () => failingPool(theShop().database.pool, unexpected)],
  ['a database that goes away in between', 503, () => failingPool(theShop().database.pool, ended)],
  ['a database that is not there', 503, poolToNowhere],
] as const;

export function troubleSuite(): void {
  describe.each(troubles)('%s', (what, status, pool) => {
    let broken: BrokenShop;
    let token: string;

    beforeAll(async () => {
      broken = await startBrokenShop(pool());
      token = (await newVisit()).token;
    });

    afterAll(() => broken.close());

    eachOf(implemented)(`%s answers ${status} to ${what}`, async (_id, operation) => {
      const answer = await broken.send(requestOf(operation), isProtected(operation) ? token : undefined);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('retry-after')).toBe(status === 503 ? '5' : null);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    });
  });
}

/** Each operation from an address of its own, so that only its own limit counts. */
const fromAddress = (address: string): Change => ({ headers: { 'X-Forwarded-For': address } });

async function inBatches(count: number, work: (at: number) => Promise<number>): Promise<number[]> {
  const found: number[] = [];
  for (let at = 0; at < count; at += 20) {
    const size = Math.min(20, count - at);
    found.push(...(await Promise.all(Array.from({ length: size }, (_, more) => work(at + more)))));
  }
  return found;
}

export function limitSuite(): void {
  describe('too many requests', () => {
    let shop: TestServer;
    let token: string;

    beforeAll(async () => {
      shop = await startTestServer({ filling: demoFilling, env: { LARDER_LIMITS: 'on', TRUST_PROXY: 'loopback' } });
      const [shopper] = await addShoppers(shop.database.db, 1);
      token = shopper?.token ?? '';
      const busy = { headers: { 'X-Forwarded-For': '10.0.0.1' } };
      await inBatches(600, async () => (await fetch(`${shop.url}/api/countries`, busy)).status);
    });

    afterAll(() => shop.close());

    eachOf(implemented)('%s answers 429 to an address that asks without end', async (_id, { id }) => {
      const { status, headers } = await callOf(shop, id, fromAddress('10.0.0.1'), token);
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    });

    const limited = implemented.filter(({ id }) => operationLimits[id]);

    eachOf(limited)('%s answers 429 beyond its own limit', async (_id, { id }) => {
      const points = operationLimits[id]?.points ?? 0;
      const [shopper] = await addShoppers(shop.database.db, 1);
      const address = `10.1.0.${limited.findIndex((each) => each.id === id)}`;
      // Another account each time: the pauses after wrong passwords are another matter.
      const ask = async (at: number) => {
        const own = id === 'login' ? { body: { phone: `nobody${at}@larder.test` } } : {};
        return (await callOf(shop, id, { ...own, ...fromAddress(address) }, shopper?.token)).status;
      };
      const statuses = await inBatches(points + 1, ask);
      expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    });
  });
}
