/** A shopper with twenty thousand orders: how long a press on their pages and tabs takes on a phone. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { longestInteraction, tapLikeAFinger } from '../support/browser/interactions.ts';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import { recordTime } from '../support/figures.ts';
import { newMember } from '../support/shopper/member.ts';
import { link, open, see } from '../support/shopper/shopper.ts';

const total = 20_000;
const pageSize = 12;
const goalMs = 100;
const statuses = ['pending', 'confirm', 'processing', 'pickup', 'on_the_way', 'delivered', 'cancelled'];

shareShop();

const anOrder = (id: number) => ({
  id,
  order_code: `#${id}`,
  quantity: 3,
  amount: 28.15,
  payment_method: 'Cash Payment',
  payment_status: 'Paid',
  order_status: 'Delivered',
  created_at: '2026-11-03T15:07:09.000000Z',
  placed_at: '03 Nov, 2026 03:07 PM',
});

test('the orders of a shopper who has twenty thousand come by pages', async () => {
  const shopper = await newMember(browser, shop.url, { device: 'phone' });
  const { page, t } = shopper;
  await page.route('**/api/orders?*', async (route) => {
    const { searchParams } = new URL(route.request().url());
    const [number, size] = ['page', 'per_page'].map((name) => Number(searchParams.get(name) ?? 1));
    const newest = total - ((number ?? 1) - 1) * (size ?? 1);
    const orders = Array.from({ length: Math.min(size ?? 1, newest) }, (_, at) => anOrder(newest - at));
    const counts = Object.fromEntries([['all', total], ...statuses.map((status) => [status, total])]);
    await route.fulfill({ json: { message: '', data: { total, status_wise_orders: counts, orders } } });
  });
  await open(shopper, '/order-history');
  const isShown = (id: number) => see(page.getByText(`#${id}`, { exact: true }).first());
  await isShown(total);
  const measure = async (what: string, pressed: Locator, newest: number) => {
    await pressed.scrollIntoViewIfNeeded();
    const ms = await longestInteraction(page, async () => {
      await tapLikeAFinger(pressed);
      await isShown(newest);
    });
    recordTime(`${what} of ${total} orders, processor 4 times slower`, ms, goalMs);
  };
  const next = link(shopper, t('Next page'));
  await measure('the second page', next, total - pageSize);
  await measure('the third page', next, total - 2 * pageSize);
  await measure('a tab', page.getByRole('link', { name: t('Delivered') }), total);
  expect(await page.getByRole('listitem').count()).toBeLessThan(200);
  await shopper.leave();
});
