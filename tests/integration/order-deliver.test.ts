/**
 * The command for what of an order can be delivered, as the operator and as the seller run it, and the papers after it.
 *
 * @spec R79, R106, R107
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverOfOrder, deliverOfOwnOrder } from '#server/cli/order-lines.ts';
import { showOrder } from '#server/cli/orders.ts';
import { sellerApi } from '#server/cli/seller/api.ts';
import { printedOrder } from '#server/db/queries/documents.ts';
import { documentFacts } from '#server/documents/facts.ts';
import { addSeller, addTrade, type Seller, type Trade } from '#tests/support/data/sellers.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { cartFilling } from '#tests/support/shops/cart-shop.ts';

let shop: TestServer;
let ann: Seller;

beforeAll(async () => {
  shop = await startTestServer({ filling: cartFilling });
  ann = await addSeller(shop.database.db);
});
afterAll(() => shop.close());

const contextOf = ({ token, slug }: Seller) => ({
  api: sellerApi(shop.url, token),
  shop: slug,
  say: () => undefined,
});

/** Two loaves, for which the shopper wants to be called. */
async function ordered(): Promise<Trade & { line: string }> {
  const { id } = await shop.shopper();
  const trade = await addTrade(shop.database.db, ann, id);
  await shop.database.pool.query(`update orders set if_sold_out = 'call_me' where id = $1`, [trade.orderId]);
  return { ...trade, line: String(trade.lineId) };
}

const lineIn = (lines: string[], line: string) => lines.find((text) => text.trim().startsWith(`${line} `));

test('The seller sees the choice and the number of the line, and says how many pieces there are', async () => {
  const { code, line } = await ordered();
  const { lines } = await showOrder(shop.database.db, code);
  expect(lineIn(lines, line)).toContain('x 2  Bread, Loaf  (if sold out: call me)');
  const after = await deliverOfOwnOrder(contextOf(ann), { code, line, quantity: '1' });
  expect(lineIn(after.lines, line)).toContain('x 1  Bread, Loaf  (1 missing; if sold out: call me)');
  await expect(deliverOfOwnOrder(contextOf(ann), { code, line, quantity: '2' })).rejects.toThrow('only 1');
  await expect(deliverOfOwnOrder(contextOf(ann), { code, line: 'x', quantity: '1' })).rejects.toThrow('whole number');
});

test('Another seller reaches no line of the order', async () => {
  const { code, line } = await ordered();
  const ben = await addSeller(shop.database.db);
  await expect(deliverOfOwnOrder(contextOf(ben), { code, line, quantity: '0' })).rejects.toThrow(
    'nothing of this name',
  );
});

test('The operator runs the same command, and is told why it is refused', async () => {
  const { code, line } = await ordered();
  const { db } = shop.database;
  const instead = { sku: 'none', pack: '2' };
  await expect(deliverOfOrder(db, { code, line, quantity: '0', ...instead })).rejects.toThrow(
    'The selected SKU is invalid.',
  );
  await expect(deliverOfOrder(db, { code, line, quantity: '3' })).rejects.toThrow('The order has only 2 of it.');
  const { lines } = await deliverOfOrder(db, { code, line, quantity: '0' });
  expect(lines[0]).toContain('Cancelled');
});

test('The invoice has the choice, charges what is delivered and names what is missing', async () => {
  const { code, line, orderId } = await ordered();
  await deliverOfOrder(shop.database.db, { code, line, quantity: '1' });
  const printed = await printedOrder(shop.database.db, orderId);
  if (!printed) throw new Error('There is no order to print.');
  const { table, notes } = documentFacts(printed, 'invoice', 'en');
  expect(table?.lines).toMatchObject([{ name: 'Bread', quantity: '1', note: 'Loaf · If sold out: call me' }]);
  expect(notes[0]).toBe('1 × Bread · Loaf: left out');
});
