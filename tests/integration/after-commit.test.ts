/** What a committed change brings about: the response cache is invalidated, and open pages are told. */
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { replyAsSeller } from '#server/chat/reply.ts';
import { invalidateCache, publish, queueJob } from '#server/db/after-commit.ts';
import { moveOrder } from '#server/db/queries/order-steps.ts';
import { enqueueMessage } from '#server/db/queries/outbox.ts';
import { moveReturn } from '#server/db/queries/returns.ts';
import { insertTicket, insertTicketMessage, moveTicket } from '#server/db/queries/tickets.ts';
import { inTransaction, inUngatedTransaction, type Tx } from '#server/db/queries/transaction.ts';
import { pushChannel } from '#server/realtime/push.ts';
import { deliver } from '#tests/support/data/delivered.ts';
import { addShoppers, type Shopper } from '#tests/support/data/shoppers.ts';
import { recordedCommits } from '#tests/support/database/recorded-commits.ts';
import { statementsDuring } from '#tests/support/database/statements.ts';
import type { SharedServer, TestServer } from '#tests/support/server/server.ts';
import { sharedServer } from '#tests/support/server/shared-server.ts';
import { ids, restock } from '#tests/support/shops/cart-shop.ts';
import { newShopper, placeOnline, startPaymentShop } from '#tests/support/shops/payment-shop.ts';

let shop: SharedServer;
let ann: Shopper;

beforeAll(async () => {
  shop = await sharedServer('cart');
});

beforeEach(async () => {
  await restock(shop.database.db);
  const [made] = await addShoppers(shop.database.db, 1);
  if (made) ann = made;
});

const post = (path: string, body: unknown, headers = {}) => shop.post(path, body, { token: ann.token, headers });

const statusOf = async (id: number): Promise<string> =>
  (await shop.database.pool.query(`select status from orders where id = ${id}`)).rows[0].status;

const orderOfMilk = () => ({ shop_ids: [ids.dairy], address_id: ann.addressId, payment_method: 'cash' });

async function placeOrder(headers = {}): Promise<number> {
  await post('/cart/store', { product_id: ids.milk });
  return (await post('/place-order', orderOfMilk(), headers)).body.data.orders[0].id;
}

const asDeadlock = (tx: Tx) =>
  tx.execute(sql`do $$ begin raise exception 'deadlock' using errcode = 'deadlock_detected'; end $$`);

const changed = () => ({ userId: ann.id, event: 'order-changed' }) as const;

describe.each([
  ['inTransaction', inTransaction],
  ['inUngatedTransaction', inUngatedTransaction],
])('%s', (_name, run) => {
  test('invalidates and publishes nothing when the work is rolled back', async () => {
    const id = await placeOrder();
    const { db, invalidations, published } = recordedCommits(shop.database.db);
    const work = run(db, async (tx) => {
      expect(await moveOrder(tx, id, 'Cancelled', 'shop')).toBe(true);
      throw new Error('The work failed.');
    });
    await expect(work).rejects.toThrow('The work failed.');
    expect(await statusOf(id)).toBe('Pending');
    expect([invalidations(), published]).toEqual([0, []]);
  });

  test('invalidates and publishes nothing when the commit fails', async () => {
    const { db, invalidations, published } = recordedCommits(shop.database.db);
    const work = run(db, async (tx) => {
      invalidateCache(tx);
      publish(tx, changed());
      await tx.execute(sql`create temporary table doomed (id int unique deferrable initially deferred) on commit drop`);
      await tx.execute(sql`insert into doomed values (1), (1)`);
    });
    await expect(work).rejects.toThrow();
    expect([invalidations(), published]).toEqual([0, []]);
  });

  test('invalidates and publishes once each, after others can read the change', async () => {
    const id = await placeOrder();
    const seen: string[] = [];
    const { db, invalidations, published } = recordedCommits(shop.database.db, async () => {
      seen.push(await statusOf(id));
    });
    await run(db, async (tx) => {
      await moveOrder(tx, id, 'Cancelled', 'shop');
      publish(tx, changed());
    });
    expect([invalidations(), published, seen]).toEqual([1, [changed()], ['Cancelled']]);
  });

  test('invalidates and publishes once each when a deadlock repeats the work', async () => {
    const id = await placeOrder();
    const { db, invalidations, published } = recordedCommits(shop.database.db);
    let attempts = 0;
    await run(db, async (tx) => {
      attempts += 1;
      await moveOrder(tx, id, 'Cancelled', 'shop');
      if (attempts < 3) await asDeadlock(tx);
    });
    expect([attempts, invalidations(), published]).toEqual([3, 1, [changed()]]);
  });
});

describe('the work after a commit', () => {
  test('is nothing for a transaction that queues nothing', async () => {
    const { db, invalidations, published } = recordedCommits(shop.database.db);
    await inTransaction(db, (tx) => tx.execute(sql`select 1`));
    expect([invalidations(), published]).toEqual([0, []]);
  });

  test('is an invalidation without a push event when a shopper changes their order', async () => {
    const id = await placeOrder();
    const { db, invalidations, published } = recordedCommits(shop.database.db);
    await inTransaction(db, (tx) => moveOrder(tx, id, 'Cancelled', 'customer'));
    expect([invalidations(), published]).toEqual([1, []]);
  });

  test('is no push event for a step that the order’s chart does not have', async () => {
    const id = await placeOrder();
    const { db, invalidations, published } = recordedCommits(shop.database.db);
    await inTransaction(db, (tx) => moveOrder(tx, id, 'Delivered', 'shop'));
    expect([invalidations(), published]).toEqual([0, []]);
  });

  test('is a push event about the order when the shop changes a return', async () => {
    const orderId = await placeOrder();
    await deliver(shop.database.db, orderId);
    const wish = { order_id: orderId, product_ids: [ids.milk], reason: 'Broken', return_address: '12 Orchard Lane' };
    const bank = { bank_account_number: 'GB33BUKB20201555555555', bank_name: 'Harvest Bank' };
    const { id } = (await post('/return-order', { ...wish, ...bank })).body.data.returnOrder;
    const { db, invalidations, published } = recordedCommits(shop.database.db);
    await inTransaction(db, (tx) => moveReturn(tx, id, 'Approved', undefined));
    expect([invalidations(), published]).toEqual([0, [changed()]]);
  });

  test('is one push event about a ticket, however much of it the shop changes', async () => {
    const issueType = { en: 'Other', ar: 'Other', ir: 'Other' };
    const row = { userId: ann.id, email: 'ann@larder.test', language: 'en' } as const;
    const now = new Date();
    const { db, invalidations, published } = recordedCommits(shop.database.db);
    const ticket = await inTransaction(db, (tx) => insertTicket(tx, { ...row, issueType, createdAt: now }, []));
    await inTransaction(db, (tx) => insertTicketMessage(tx, ticket, { side: 'user', body: 'Hello', createdAt: now }));
    expect(published).toEqual([]);
    await inTransaction(db, async (tx) => {
      await insertTicketMessage(tx, ticket, { side: 'shop', body: 'Hello', createdAt: now });
      await moveTicket(tx, ticket, 'confirm');
    });
    const notified = { userId: ann.id, event: 'support-ticket-message-event' };
    expect([invalidations(), published]).toEqual([0, [notified]]);
  });

  test('is a push event about the message when a shop writes in the chat', async () => {
    await post('/store-message', { shop_id: ids.dairy });
    const { db, invalidations, published } = recordedCommits(shop.database.db);
    const reply = { userId: ann.id, shopId: ids.dairy, text: 'Hello', now: new Date() };
    await inTransaction(db, (tx) => replyAsSeller(tx, reply));
    expect([invalidations(), published]).toEqual([0, [{ userId: ann.id, event: 'send-message-to-user' }]]);
  });
});

describe('a job', () => {
  const orderJob = ['payment-reconciliation'];

  test('is sent once after the commit, however often the transaction queued it', async () => {
    const id = await placeOrder();
    const { db, jobs } = recordedCommits(shop.database.db, async () => expect(jobs).toEqual(orderJob));
    await inTransaction(db, async (tx) => {
      queueJob(tx, 'payment-reconciliation');
      await moveOrder(tx, id, 'Cancelled', 'shop');
      expect(jobs).toEqual([]);
    });
    expect(jobs).toEqual(orderJob);
  });

  test('is not sent when the transaction is rolled back', async () => {
    const { db, jobs } = recordedCommits(shop.database.db);
    const work = inTransaction(db, async (tx) => {
      await enqueueMessage(tx, { channel: 'email', recipient: 'ann@larder.test', subject: '', body: '' });
      throw new Error('The work failed.');
    });
    await expect(work).rejects.toThrow('The work failed.');
    expect(jobs).toEqual([]);
  });

  test('delivers the message that a transaction wrote', async () => {
    const { db, jobs } = recordedCommits(shop.database.db);
    const message = { channel: 'email', recipient: 'ann@larder.test', subject: '', body: '' } as const;
    await inTransaction(db, (tx) => enqueueMessage(tx, message));
    expect(jobs).toEqual(['message-delivery']);
  });
});

describe('the response cache', () => {
  const list = () => shop.get('/products?per_page=3');
  const queriesOf = async () => (await statementsDuring(shop.database, list)).statements.length;

  test('is invalidated by an order, but not by the repetition of its request', async () => {
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    await list();
    expect(await queriesOf()).toBe(0);
    const id = await placeOrder(key);
    expect(await queriesOf()).toBeGreaterThan(0);
    expect((await post('/place-order', orderOfMilk(), key)).body.data.orders[0].id).toBe(id);
    expect(await queriesOf()).toBe(0);
  });
});

describe('a server that cancels an unpaid order', () => {
  let paid: TestServer;
  let listener: pg.Client;

  beforeAll(async () => {
    paid = await startPaymentShop();
    listener = new pg.Client(paid.database.url);
    await listener.connect();
    await listener.query(`listen ${pushChannel}`);
  });
  afterAll(async () => {
    await listener.end();
    await paid.close();
  });

  test('shows its goods again and makes the shopper’s open pages refetch', async () => {
    const view = async () => (await paid.get(`/product-details?product_id=${ids.milk}`)).text;
    const before = await view();
    const shopper = await newShopper(paid);
    const { orderIds } = await placeOnline(paid, shopper, [ids.dairy]);
    expect(await view()).not.toBe(before);
    const notified = once(listener, 'notification');
    await paid.database.pool.query(
      `update orders set placed_at = placed_at - interval '25 hours' where id = ${orderIds}`,
    );
    await paid.app.reconcilePayments();
    expect(JSON.parse((await notified)[0].payload)).toEqual({ userId: shopper.id, event: 'order-changed' });
    expect(await view()).toBe(before);
  });
});
