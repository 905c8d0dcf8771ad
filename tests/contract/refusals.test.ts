/** What every operation of a kind answers alike: to what cannot be read, without a token, from another site. */
import { beforeAll, describe, expect, test } from 'vitest';
import { dot } from '#tests/support/data/sample-files.ts';
import {
  changing,
  isProtected,
  type Tokens,
  tokenFor,
  unlike,
  withBody,
  withForm,
  withVariable,
} from './every-operation.ts';
import { type Change, implemented, type Known, requestOf } from './operations.ts';
import { callOf, newVisit, openShop, theShop } from './shop.ts';

let tokens: Tokens;

beforeAll(async () => {
  await openShop();
  const visit = await newVisit();
  tokens = { shopper: visit.token, seller: (await visit.seller()).token };
});

const statusOf = async (operation: Known, change: Change, as = tokenFor(operation, tokens)) =>
  String((await callOf(theShop(), operation.id, change, as)).status);

/** The field of a form that takes a file. */
const fileField = ({ form }: Known): string =>
  Object.entries({ ...form, profile_photo: dot }).find(([, value]) => [value].flat().includes(dot))?.[0] ?? '';

describe('an unreadable request', () => {
  test('gets 400 for broken JSON from every operation with a body', async () => {
    const broken = { body: '{"product_id": 41,' };
    expect(await unlike('400', withBody, (operation) => statusOf(operation, broken))).toEqual([]);
  });

  test('gets 400 for a malformed path from every operation with a path parameter', async () => {
    const unreadable = ({ path }: Known) => ({ rawPath: path.replaceAll(/\{[^}]+\}/g, '%zz') });
    expect(await unlike('400', withVariable, (operation) => statusOf(operation, unreadable(operation)))).toEqual([]);
  });

  test('gets 400 for a truncated form from every operation with a form', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=line' };
    const body = '--line\r\nContent-Disposition: form-data; name="name"\r\n\r\nSample';
    expect(await unlike('400', withForm, (operation) => statusOf(operation, { headers, body }))).toEqual([]);
  });

  test('gets 413 for a file that is too large from every operation with a form', async () => {
    const file = { ...dot, bytes: Buffer.alloc(6_000_000, dot.bytes) };
    const tooLarge = (operation: Known) => ({ body: { [fileField(operation)]: file } });
    expect(await unlike('413', withForm, (operation) => statusOf(operation, tooLarge(operation)))).toEqual([]);
  });

  test('gets 422 for an empty form from every operation with a form', async () => {
    const statusOfNothing = async (operation: Known) => {
      const { method, path } = requestOf(operation);
      return String((await theShop().call(method, path, { token: tokenFor(operation, tokens) })).status);
    };
    expect(await unlike('422', withForm, statusOfNothing)).toEqual([]);
  });

  test('gets 422 for an array in place of an object from every operation with a body', async () => {
    expect(await unlike('422', withBody, (operation) => statusOf(operation, { body: [] }))).toEqual([]);
  });
});

describe('a caller without permission', () => {
  const closed = implemented.filter(isProtected);

  test('gets 401 without a token from every protected operation', async () => {
    expect(await unlike('401', closed, (operation) => statusOf(operation, {}, ''))).toEqual([]);
  });

  test('gets 401 with an expired token from every protected operation', async () => {
    expect(await unlike('401', closed, (operation) => statusOf(operation, {}, 'x'.repeat(43)))).toEqual([]);
  });

  test('gets 401 with the token of a shopper from every operation of sellers, and the other way round', async () => {
    const { shopper, seller } = tokens;
    const wrongTokens = { shopper: seller, seller: shopper };
    expect(
      await unlike('401', closed, (operation) => statusOf(operation, {}, tokenFor(operation, wrongTokens))),
    ).toEqual([]);
  });

  test('gets 403 without the shop’s own header from every operation that writes', async () => {
    const unmarked = { headers: { 'X-Requested-With': '', Origin: 'https://other.example' } };
    expect(await unlike('403', changing, (operation) => statusOf(operation, unmarked))).toEqual([]);
  });

  test('gets 403 from the page of another site from every operation that writes', async () => {
    const foreign = { headers: { 'Sec-Fetch-Site': 'cross-site' } };
    expect(await unlike('403', changing, (operation) => statusOf(operation, foreign))).toEqual([]);
  });
});
