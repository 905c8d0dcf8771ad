/** The server as `npm run build` bundles it: its packages must work in one file as they do apart. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../support/database/database.ts';
import { type ShopProcess, startShopProcess } from '../support/server/shop-process.ts';

let database: TestDatabase;
let shop: ShopProcess;

beforeAll(async () => {
  database = await testDatabase();
  shop = await startShopProcess(database.url);
});

afterAll(async () => {
  await shop?.stop();
  await database?.close();
});

const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };

/** A registration without any field: every message has a placeholder, and the first one a plural. */
const refusal = async (language: string) => {
  const request = { method: 'POST', headers: { ...headers, 'accept-language': language }, body: '{}' };
  const response = await fetch(`${shop.url}/api/registration`, request);
  return { status: response.status, text: await response.text() };
};

test.for(['en', 'ar', 'ir'])('The bundled server fills the placeholders of its phrases in "%s"', async (language) => {
  const { status, text } = await refusal(language);
  expect(status).toBe(422);
  expect(JSON.parse(text).errors.name[0].length).toBeGreaterThan(5);
  expect(text).not.toMatch(/\{(field|count)/);
});
