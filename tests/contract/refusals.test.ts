/** What every operation of a kind answers alike: to what cannot be read, without a token, from another site. */
import { beforeAll, describe, expect, test } from 'vitest';
import { dot } from '#tests/support/data/sample-files.ts';
import { changing, isProtected, unlike, withBody, withForm, withVariable } from './every-operation.ts';
import { type Change, implemented, type Known, requestOf } from './operations.ts';
import { callOf, newVisit, openShop, theShop } from './shop.ts';

let token = '';

beforeAll(async () => {
  await openShop();
  token = (await newVisit()).token;
});

const tokenFor = (operation: Known) => (isProtected(operation) ? token : undefined);

const statusOf = async (operation: Known, change: Change, as = tokenFor(operation)) =>
  String((await callOf(theShop(), operation.id, change, as)).status);

/** The field of a form that takes a file. */
const fileField = ({ form }: Known): string =>
  Object.entries({ ...form, profile_photo: dot }).find(([, value]) => [value].flat().includes(dot))?.[0] ?? '';

describe('what cannot be read', () => {
  test('every operation with a body answers 400 to broken JSON', async () => {
    const broken = { body: '{"product_id": 41,' };
    expect(await unlike('400', withBody, (operation) => statusOf(operation, broken))).toEqual([]);
  });

  test('every operation with a variable in its path answers 400 to an address that cannot be read', async () => {
    const unreadable = ({ path }: Known) => ({ rawPath: path.replaceAll(/\{[^}]+\}/g, '%zz') });
    expect(await unlike('400', withVariable, (operation) => statusOf(operation, unreadable(operation)))).toEqual([]);
  });

  test('every operation with a form answers 400 to a form that is cut off', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=line' };
    const body = '--line\r\nContent-Disposition: form-data; name="name"\r\n\r\nSample';
    expect(await unlike('400', withForm, (operation) => statusOf(operation, { headers, body }))).toEqual([]);
  });

  test('every operation with a form answers 413 to a file that is too large', async () => {
    const file = { ...dot, bytes: Buffer.alloc(6_000_000, dot.bytes) };
    const tooLarge = (operation: Known) => ({ body: { [fileField(operation)]: file } });
    expect(await unlike('413', withForm, (operation) => statusOf(operation, tooLarge(operation)))).toEqual([]);
  });

  test('every operation with a form answers 422 to nothing at all', async () => {
    const statusOfNothing = async (operation: Known) => {
      const { method, path } = requestOf(operation);
      return String((await theShop().call(method, path, { token: tokenFor(operation) })).status);
    };
    expect(await unlike('422', withForm, statusOfNothing)).toEqual([]);
  });

  test('every operation with a body answers 422 to a list instead of an object', async () => {
    expect(await unlike('422', withBody, (operation) => statusOf(operation, { body: [] }))).toEqual([]);
  });
});

describe('who may not ask', () => {
  const closed = implemented.filter(isProtected);

  test('every protected operation answers 401 without a token', async () => {
    expect(await unlike('401', closed, (operation) => statusOf(operation, {}, ''))).toEqual([]);
  });

  test('every protected operation answers 401 to a dead token', async () => {
    expect(await unlike('401', closed, (operation) => statusOf(operation, {}, 'x'.repeat(43)))).toEqual([]);
  });

  test('every operation that changes something answers 403 to a browser without the header of our own pages', async () => {
    const unmarked = { headers: { 'X-Requested-With': '', Origin: 'https://other.example' } };
    expect(await unlike('403', changing, (operation) => statusOf(operation, unmarked))).toEqual([]);
  });

  test('every operation that changes something answers 403 to the page of another site', async () => {
    const foreign = { headers: { 'Sec-Fetch-Site': 'cross-site' } };
    expect(await unlike('403', changing, (operation) => statusOf(operation, foreign))).toEqual([]);
  });
});
