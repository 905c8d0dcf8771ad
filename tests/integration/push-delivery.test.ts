/**
 * Notifications of orders: who gets them, what they say, and how they are sent.
 *
 * @spec R118, R119
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { inTransaction } from '#server/db/queries/transaction.ts';
import { mailRefund, stepOrder } from '#server/messages/order-mails.ts';
import { purge } from '#server/retention.ts';
import { recordedCommits } from '#tests/support/database/recorded-commits.ts';
import { testPushKeys } from '#tests/support/services/push-keys.ts';
import { claimsOf, type PushService } from '#tests/support/services/push-service.ts';
import {
  deliver,
  openPushShop,
  passTime,
  placeOrder,
  query,
  save,
  shown,
  step,
  theScene,
  waiting,
} from '#tests/support/shops/push-shop.ts';

openPushShop();

describe('a step of an order', () => {
  test('is written with it, and sent encrypted and signed, without more than the code of the order', async () => {
    await save();
    const { id, code } = await placeOrder();
    await deliver();
    expect(shown()).toEqual([
      {
        title: 'Larder',
        body: `We have your order ${code}.`,
        lang: 'en',
        tag: `order-${id}`,
        path: `/order-history/${id}`,
      },
    ]);
    const [{ headers, body }] = theScene().service.received as [PushService['received'][0]];
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '43200',
      urgency: 'normal',
      topic: `order-${id}`,
    });
    expect(claimsOf(headers)).toMatchObject({ aud: theScene().service.origin, sub: 'mailto:shop@larder.test' });
    expect(body.includes(code)).toBe(false);
    expect(await waiting()).toEqual([]);
  });

  test('is told of when it matters to who waits at home', async () => {
    const { id, code } = await placeOrder();
    await save();
    await step(id, 'Confirm', 'Processing', 'Pickup', 'On The Way');
    await deliver();
    await step(id, 'Delivered');
    await deliver();
    expect(shown()).toMatchObject([
      { body: `Your order ${code} is on its way.` },
      { body: `Your order ${code} was delivered.` },
    ]);
  });

  test('is told of when an order is cancelled and its money goes back', async () => {
    const { id, code } = await placeOrder();
    await save();
    await step(id, 'Cancelled');
    await deliver();
    await inTransaction(recordedCommits(theScene().shop.database.db).db, (tx) => mailRefund(tx, id, 129));
    await deliver();
    expect(shown()).toMatchObject([
      { body: `Your order ${code} was cancelled.` },
      { body: `The money for your order ${code} is on its way back to you.` },
    ]);
  });

  test('takes the place of an earlier one that waits, and of that of no other order', async () => {
    const [first, other] = [await placeOrder(), await placeOrder()];
    await save();
    await step(first.id, 'Confirm', 'Processing', 'Pickup', 'On The Way');
    await step(other.id, 'Cancelled');
    theScene().service.answer(503);
    await deliver();
    theScene().service.answer(201);
    theScene().service.received.length = 0;
    await step(first.id, 'Delivered');
    passTime(30_001);
    await deliver();
    const sentences = (shown() as { body: string }[]).map(({ body }) => body);
    expect(sentences.sort()).toEqual([
      `Your order ${first.code} was delivered.`,
      `Your order ${other.code} was cancelled.`,
    ]);
    expect(await waiting()).toEqual([]);
  });

  test('is told of in the language of the account', async () => {
    await save();
    const { code } = await placeOrder({ locale: 'ar' });
    await deliver();
    const [first] = shown() as { body: string; lang: string }[];
    expect(first?.lang).toBe('ar');
    expect(first?.body).toContain('وصلنا طلبك');
    expect(first?.body).toContain(code);
  });

  test('asks for the job after the commit, and for none where nobody listens', async () => {
    const { id } = await placeOrder();
    const quiet = recordedCommits(theScene().shop.database.db);
    await inTransaction(quiet.db, (tx) => stepOrder(tx, id, 'Confirm', 'shop'));
    expect(quiet.jobs).not.toContain('push-delivery');
    await save();
    const { db, jobs } = recordedCommits(theScene().shop.database.db);
    await inTransaction(db, (tx) => stepOrder(tx, id, 'Cancelled', 'shop'));
    expect(jobs).toContain('push-delivery');
  });

  test('that is rolled back is told to nobody', async () => {
    await save();
    const { id } = await placeOrder();
    await query('delete from push_messages');
    const work = inTransaction(recordedCommits(theScene().shop.database.db).db, async (tx) => {
      await stepOrder(tx, id, 'Cancelled', 'shop');
      throw new Error('The work failed.');
    });
    await expect(work).rejects.toThrow('The work failed.');
    expect(await waiting()).toEqual([]);
  });
});

describe('the push service', () => {
  beforeEach(async () => {
    await save();
    await placeOrder();
  });

  test.each([404, 410])('that answers %i no longer knows the device: it is removed', async (status) => {
    theScene().service.answer(status);
    await deliver();
    expect([await waiting(), await query('select from push_subscriptions')]).toEqual([[], []]);
  });

  test.each([429, 500, 503])('that answers %i gets the notification again, later', async (status) => {
    theScene().service.answer(status);
    await deliver();
    expect(await waiting()).toMatchObject([{ attempts: 1 }]);
    expect(theScene().repetitions).toHaveLength(1);
    theScene().service.answer(201);
    await deliver();
    expect(theScene().service.received).toHaveLength(1);
    passTime(30_001);
    await deliver();
    expect([theScene().service.received.length, await waiting()]).toEqual([2, []]);
  });

  test.each([301, 400, 403, 413])('that answers %i has refused this one for good', async (status) => {
    theScene().service.answer(status);
    await deliver();
    await deliver();
    expect([theScene().service.received.length, await waiting()]).toEqual([1, []]);
    expect(await query('select from push_subscriptions')).toHaveLength(1);
  });

  test('that is away for long gets no old news', async () => {
    passTime(13 * 60 * 60_000);
    await deliver();
    expect([theScene().service.received, await waiting()]).toEqual([[], []]);
  });

  test('gets each notification once, however many servers send', async () => {
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(theScene().service.received).toHaveLength(1);
  });

  test('of tests is called by no shop that does not name it: the address is private', async () => {
    await deliver(readConfig(testPushKeys));
    expect(theScene().service.received).toEqual([]);
    expect(await query('select from push_subscriptions')).toEqual([]);
  });

  test('is not called by a shop without keys; retention deletes what waits there too long', async () => {
    await deliver(readConfig({}));
    expect([theScene().service.received.length, (await waiting()).length]).toEqual([0, 1]);
    const late = new Date(theScene().now.getTime() + 13 * 60 * 60_000);
    await purge({
      db: theScene().shop.database.db,
      clock: () => late,
      config: { uploadsDir: theScene().shop.uploadsDir, s3: undefined } as never,
    });
    expect(await waiting()).toEqual([]);
  });
});
