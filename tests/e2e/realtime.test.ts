/** Push events on an open page: a shop's messages, an order's steps, a killed server, and the shopper's presence. */
import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { seeQuiet } from '../support/browser/browser.ts';
import { browser, openShop, shop } from '../support/browser/open-shop.ts';
import { recordTime } from '../support/figures.ts';
import { accountButton, logIn, logOut } from '../support/shopper/account.ts';
import { callAsDemo, newOrder, operate } from '../support/shopper/delivery.ts';
import { openSession } from '../support/shopper/http-account.ts';
import { newMember } from '../support/shopper/member.ts';
import { greengrocer, productOf } from '../support/shopper/shelf.ts';
import { anotherTab, newShopper, open, type Shopper, see, seeGone } from '../support/shopper/shopper.ts';

const bakery = '3';
const newsMs = 2000;
const backMs = 5000;
const minuteMs = 60_000;

let userId: string;

openShop();
beforeAll(async () => {
  const demo = await callAsDemo(shop);
  userId = String(demo.userId);
  await demo.call('/store-message', { shop_id: Number(bakery), type: 'user' });
});

const write = () => operate(shop, 'chat', 'reply', userId, bakery, 'Fresh from the oven');
const unread = (shopper: Shopper, count: number): Locator =>
  accountButton(shopper).and(
    shopper.page.getByRole('button', { name: shopper.t('{count} unread messages', { count }) }),
  );

/** Ends when the page that is opened next hears the shopper's channel. */
const whenListening = ({ page }: Shopper) =>
  new Promise<void>((resolve) => {
    page.once('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('subscription_succeeded')) resolve();
      }),
    );
  });

const member = async (path = '/') => {
  const shopper = await newMember(browser, shop.url, {}, await openSession(shop.url));
  const listening = whenListening(shopper);
  await open(shopper, path);
  await listening;
  return shopper;
};

describe('an open page', () => {
  test('counts a new message of a shop on every page', async () => {
    const shopper = await member();
    for (const count of [1, 2]) {
      await write();
      await unread(shopper, count).waitFor({ timeout: newsMs });
    }
    await shopper.leave();
  });

  test('follows an order that goes on', async () => {
    const product = await productOf({ url: shop.url, locale: 'en' }, greengrocer);
    const { id, code } = await newOrder(shop, greengrocer, [product.id]);
    const shopper = await member(`/order-history/${id}`);
    const cancel = shopper.page.getByRole('button', { name: shopper.t('Cancel Order') });
    await see(cancel);
    await operate(shop, 'order', 'advance', code);
    await seeGone(cancel);
    await shopper.leave();
  });

  test('reconnects after a killed server restarts, and fetches the missed messages', async () => {
    const shopper = await member();
    const counted = shopper.countOf('GET /unread-messages');
    // A file in flight while the server stops would fail for another reason.
    await seeQuiet(shopper.page);
    await shop.kill();
    await write();
    await shop.restart();
    const from = performance.now();
    await unread(shopper, 3).waitFor();
    recordTime('unread messages after the return of the server', performance.now() - from, backMs);
    expect(shopper.countOf('GET /unread-messages')).toBeGreaterThan(counted);
    await shopper.leave();
  });
});

describe('being there', () => {
  const pings = (...tabs: Shopper[]) => tabs.reduce((sum, tab) => sum + tab.countOf('POST /update-last-seen'), 0);

  /** The page has the response before the clock moves. */
  const reply = async ({ page }: Shopper) => {
    const response = await page.waitForResponse(/update-last-seen/);
    await response.finished();
    await page.evaluate(() => Promise.resolve());
  };

  test('two hours: 13 pings, and none after the log-out', async () => {
    const shopper = await newShopper(browser, shop.url);
    await shopper.page.clock.install();
    await open(shopper);
    const first = reply(shopper);
    await logIn(shopper);
    await first;
    expect(pings(shopper)).toBe(1);
    for (let turn = 1; turn <= 12; turn += 1) {
      const answered = reply(shopper);
      for (let minute = 0; minute < 10; minute += 1) await shopper.page.clock.runFor(minuteMs);
      await answered;
    }
    expect(pings(shopper)).toBe(13);
    await logOut(shopper);
    await shopper.page.clock.runFor(30 * minuteMs);
    expect(pings(shopper)).toBe(13);
    await shopper.leave();
  });

  test('one of five tabs holds the connection; when it closes, the next takes over', async () => {
    const first = await newShopper(browser, shop.url);
    await open(first);
    await logIn(first);
    await expect.poll(() => pings(first)).toBe(1);
    const others: Shopper[] = [];
    for (let tab = 0; tab < 4; tab += 1) {
      const other = await anotherTab(first);
      await open(other);
      await see(accountButton(other));
      others.push(other);
    }
    // The lock has a queue: the flow has requested leadership.
    const queue = () => first.page.evaluate(async () => (await navigator.locks.query()).pending?.length);
    await expect.poll(queue).toBe(4);
    expect(pings(first, ...others)).toBe(1);
    await first.page.close();
    await expect.poll(() => pings(...others)).toBe(1);
    await first.leave();
  });
});
