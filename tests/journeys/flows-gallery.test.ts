/** The gallery of the flows, opened by a developer beside a shop that runs; and the shop that is delivered, which knows nothing of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, openPage, type WatchedPage, watch } from '#tests/support/browser.ts';
import { findCharts } from '#tools/flows/find.ts';
import { galleryPath, serveGallery } from '#tools/flows/gallery/serve.ts';

describe('the gallery', () => {
  let server: Awaited<ReturnType<typeof serveGallery>>;
  let browser: Browser;
  let opened: WatchedPage;
  let origin: string;

  beforeAll(async () => {
    server = await serveGallery({ port: 0, host: '127.0.0.1', open: false });
    origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
    browser = await launchBrowser();
    opened = await openPage(browser);
    await opened.page.goto(origin + galleryPath, { waitUntil: 'commit', timeout: 90_000 });
    await opened.page.getByRole('img', { name: 'The chart addressBook' }).waitFor({ timeout: 90_000 });
  });

  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  test('has every chart, each drawn and explained', async () => {
    const { page } = opened;
    const links = page.getByRole('navigation').getByRole('listitem').getByRole('link');
    expect(await links.allTextContents()).toEqual((await findCharts()).map(({ id }) => id));
    await links.getByText('payment', { exact: true }).click();
    await page.getByRole('img', { name: 'The chart payment' }).waitFor();
    expect(await page.locator('[data-id="payment.over.declined"]').count()).toBe(1);
    await page.getByText('three minutes are its limit').waitFor();
    await page.getByText('section 2 Dialogs, order-confirm').waitFor();
  });

  test('is searched by what is in a chart', async () => {
    const { page } = opened;
    await page.getByLabel('Search').fill('collectVoucher');
    await expect
      .poll(() => page.getByRole('navigation').getByRole('listitem').getByRole('link').allTextContents())
      .toEqual(['vouchers']);
    await page.getByLabel('Search').fill('');
  });

  test('shows where the shop of another tab is, and where it was', async () => {
    const { page, context, complaints } = opened;
    await page.goto(`${origin}${galleryPath}#storefront`);
    await page.getByRole('img', { name: 'The chart storefront' }).waitFor();
    const active = () =>
      page.locator('.state.active').evaluateAll((states) => states.map((state) => state.getAttribute('data-id')));
    expect(await active()).toEqual([]);

    const shop = await context.newPage();
    watch(shop, complaints);
    await shop.route('**/api/**/*', (route) =>
      /\.(tsx?|json)(\?|$)/.test(route.request().url())
        ? route.continue()
        : route.fulfill({ status: 503, json: { message: 'Closed' } }),
    );
    await shop.goto(origin);
    await shop.getByRole('button', { name: 'Retry' }).waitFor({ timeout: 90_000 });
    await expect.poll(active).toEqual(['storefront', 'storefront.unavailable']);

    await page.getByLabel('Step', { exact: true }).focus();
    await page.keyboard.press('Home');
    await expect.poll(active).toContain('storefront.booting');
    expect(await active()).not.toContain('storefront.unavailable');
    await page.getByRole('button', { name: 'Follow' }).click();
    await expect.poll(active).toEqual(['storefront', 'storefront.unavailable']);

    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save what was tried' }).click(),
    ]);
    const recording = JSON.parse(readFileSync(await saved.path(), 'utf8'));
    expect(recording.storefront.states['storefront.unavailable']).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });
});

test('the shop that is delivered has nothing of it', () => {
  const folder = join('dist', 'client');
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  const traces = /larder-flows|statelyai|stately\.ai|elkjs/;
  expect(scripts.filter((name) => traces.test(readFileSync(join(folder, name), 'utf8')))).toEqual([]);
});
