/** The galleries of flows and screens, and the inspector: a developer's tools beside a running shop. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openPage, type WatchedPage, watch } from '#tests/support/browser/browser.ts';
import {
  openGallery,
  galleryOrigin as origin,
  whileCompiling as timeout,
} from '#tests/support/browser/open-gallery.ts';
import { findCharts } from '#tools/flows/find.ts';
import { galleryPath } from '#tools/flows/gallery/serve.ts';
import { type Answering, answerings, type FrameOptions, frameAddress } from '#tools/states/frame.types.ts';
import { browser } from '../support/browser/open-shop.ts';

let opened: WatchedPage;

openGallery();
beforeAll(async () => {
  opened = await openPage(browser);
});

/** This server has no back end. */
const closeShop = (shop: Page) =>
  shop.route('**/api/**/*', (route) =>
    /\.(tsx?|json)(\?|$)/.test(route.request().url())
      ? route.continue()
      : route.fulfill({ status: 503, json: { message: 'Closed' } }),
  );

describe('the gallery', () => {
  beforeAll(async () => {
    await opened.page.goto(origin + galleryPath, { waitUntil: 'commit', ...timeout });
    await opened.page.getByRole('application', { name: 'The chart addressBook' }).waitFor(timeout);
  });

  test('has every chart, each drawn and explained', async () => {
    const { page } = opened;
    const links = page.getByRole('navigation').getByRole('listitem').getByRole('link');
    expect(await links.allTextContents()).toEqual((await findCharts()).map(({ id }) => id));
    await links.getByText('payment', { exact: true }).click();
    await page.getByRole('application', { name: 'The chart payment' }).waitFor();
    await page.getByRole('button', { name: 'Unfold all', exact: true }).click();
    await page.locator('.state[data-id="payment.over.declined"]').waitFor();
    await page.getByText('it ends after three minutes').waitFor();
    await page.getByText('R11, R60, R61').waitFor();
  });

  test('leads by addresses from the tree to a state, its words and its line of source', async () => {
    const { page } = opened;
    await page.goto(`${origin}${galleryPath}#cart`);
    await page.getByRole('application', { name: 'The chart cart' }).getByRole('link', { name: 'idle' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#cart?state=cart.lines.idle');
    const tree = page.getByRole('treegrid', { name: 'The states of cart' });
    await tree.getByRole('row', { name: /^waiting/ }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#cart?state=cart.lines.waiting');
    const chosen = page.getByRole('region', { name: 'What is chosen' });
    await chosen.getByText('Without a network each change is queued, and shown as waiting.').waitFor();
    await expect.poll(() => page.locator('.state.chosen').getAttribute('data-id')).toBe('cart.lines.waiting');

    await chosen.getByRole('link', { name: 'line.remove' }).click();
    const line = readFileSync(join('machines', 'cart', 'cart.machine.ts'), 'utf8')
      .split('\n')
      .findIndex((text, at) => text.includes("'line.remove'") && at > 230);
    await chosen.getByText(`machines/cart/cart.machine.ts:${line + 1}`).waitFor();
    await chosen.getByText('emitRemoved(lineIn)').waitFor();
    const requested = page.waitForRequest(/__open-in-editor/);
    await page.route('**/__open-in-editor**', (route) => route.fulfill({ body: '' }));
    await chosen.getByRole('button', { name: 'Open in the editor' }).click();
    expect((await requested).url()).toContain(encodeURIComponent(`machines/cart/cart.machine.ts:${line + 1}`));

    await page.reload();
    await chosen.getByText('emitRemoved(lineIn)').waitFor(timeout);
  });

  test('folds a state, unfolds it and zooms with the wheel', async () => {
    const { page } = opened;
    await page.goto(`${origin}${galleryPath}#checkout`);
    await page.getByRole('button', { name: 'Fold checkout.open', exact: true }).click();
    await expect.poll(() => page.locator('[data-id="checkout.open.quoting"].state').count()).toBe(0);
    await page.getByRole('button', { name: 'Unfold checkout.open', exact: true }).click();
    await page.locator('[data-id="checkout.open.quoting"].state').waitFor();

    const zoom = () =>
      page.locator('.react-flow__viewport').evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
    const before = await zoom();
    await page.getByRole('application', { name: 'The chart checkout' }).hover();
    await page.mouse.wheel(0, -400);
    await expect.poll(zoom).toBeGreaterThan(before * 1.2);
    await page.getByRole('img', { name: 'Overview of the chart' }).waitFor();
    await page.getByRole('button', { name: 'Fit View' }).click();
    await expect.poll(zoom).toBeLessThan(before * 1.1);
  });

  test('draws uncovered parts in red', async () => {
    const { page } = opened;
    await page.goto(`${origin}${galleryPath}#payment`);
    await page.getByRole('button', { name: 'Unfold all', exact: true }).click();
    await page.locator('.state[data-id="payment.over.declined"]').waitFor();
    const tally = (...untried: string[]) => ({
      all: ['payment.choosing', 'payment.over.declined'],
      untried,
      excused: [],
    });
    const tried = { id: 'payment', states: tally('payment.over.declined'), transitions: tally(), guards: tally() };
    await page.route('**/test-results/flows/coverage.json', (route) =>
      route.fulfill({ json: { charts: [tried], needless: [] } }),
    );
    await page.getByLabel('Never tried in red').check();
    await page.getByText('Tried: 1 of 2 states, 2 of 2 transitions, 2 of 2 answers of guards.').waitFor();
    const red = await page
      .locator('.state.never')
      .evaluateAll((states) => states.map((state) => state.getAttribute('data-id')));
    expect(red).toEqual(['payment.over.declined']);
    await page.getByLabel('Never tried in red').uncheck();
    await expect.poll(() => page.locator('.never').count()).toBe(0);
  });

  test('searches the content of charts', async () => {
    const { page } = opened;
    await page.getByLabel('Search').fill('collectVoucher');
    await expect
      .poll(() => page.getByRole('navigation').getByRole('listitem').getByRole('link').allTextContents())
      .toEqual(['vouchers']);
    await page.getByLabel('Search').fill('');
  });

  test('shows the current and the earlier states of the shop in another tab', async () => {
    const { page, context, complaints } = opened;
    await page.goto(`${origin}${galleryPath}#storefront`);
    await page.getByRole('application', { name: 'The chart storefront' }).waitFor();
    const active = () =>
      page.locator('.state.active').evaluateAll((states) => states.map((state) => state.getAttribute('data-id')));
    expect(await active()).toEqual([]);

    const shop = await context.newPage();
    watch(shop, complaints);
    await closeShop(shop);
    await shop.goto(origin);
    await shop.getByRole('button', { name: 'Retry' }).waitFor(timeout);
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

/** The settled state of every query of a page. */
const rests: Record<Answering, RegExp> = {
  loading: /^(loading|preview|loading preview)$/,
  empty: /^(ready|notFound)$/,
  error: /^failed$/,
  ready: /^ready$/,
};

describe('the gallery of states', () => {
  const screens: Pick<FrameOptions, 'page' | 'locale' | 'scheme'>[] = [
    { page: 'products', locale: 'ar', scheme: 'dark' },
    { page: 'orderHistory', locale: 'ir', scheme: 'light' },
    { page: 'blogs', locale: 'en', scheme: 'dark' },
  ];
  const queries = () => opened.page.evaluate(() => document.documentElement.dataset.queries ?? '');

  test.each(screens)('has $page in $locale, $scheme: loading, empty, failed and ready', async (look) => {
    const { page, complaints } = opened;
    const direction = look.locale === 'en' ? 'ltr' : 'rtl';
    for (const answering of answerings) {
      await page.goto(origin + frameAddress({ ...look, answering }), { waitUntil: 'commit', ...timeout });
      await page.locator(`html[dir=${direction}][data-scheme=${look.scheme}]`).waitFor(timeout);
      await page.getByRole('heading', { level: 1 }).first().waitFor(timeout);
      await expect.poll(queries, { message: answering, ...timeout }).toMatch(rests[answering]);
    }
    expect(complaints).toEqual([]);
  });

  test('holds a flow in a state', async () => {
    const { page, complaints } = opened;
    const look: FrameOptions = { page: 'changePassword', answering: 'ready', locale: 'en', scheme: 'light' };
    await page.goto(origin + frameAddress({ ...look, flowState: 'changePassword.submitting' }));
    await page.getByRole('main').locator('button[type=submit][aria-busy=true]').waitFor(timeout);
    expect(complaints).toEqual([]);
  });

  test('shows a screen at three widths; the gallery of flows links to it', async () => {
    const { page } = opened;
    await page.goto(origin + galleryPath, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'The states of the screens' }).click();
    await page.getByLabel('Screen').selectOption('blogs');
    await page.getByLabel('Language').selectOption('ar');
    for (const width of [320, 768, 1280]) {
      const frame = page.frameLocator(`iframe[title="blogs, ready, ${width} pixels wide"]`);
      await frame.locator('html[dir=rtl]').waitFor(timeout);
      expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(width);
    }
  });
});

test('?inspect opens the inspector and sends it the events without their data', async () => {
  const { context } = opened;
  const shop = await context.newPage();
  await closeShop(shop);
  // The inspector is a page on the internet; this one stands in for it and records the messages.
  await context.route('https://stately.ai/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>
        window.told = [];
        addEventListener('message', ({ data }) => window.told.push(data));
        opener.postMessage({ type: '@statelyai.connected' }, '*');
      </script>`,
    }),
  );
  const [inspector] = await Promise.all([shop.waitForEvent('popup', timeout), shop.goto(`${origin}/?inspect`)]);
  const heard = () => inspector.evaluate(() => JSON.stringify((window as unknown as { told: unknown[] }).told));
  await expect.poll(heard, timeout).toContain('storefront');
  await shop.getByRole('button', { name: 'Retry' }).waitFor(timeout);
  expect(await heard()).not.toContain('Closed');
});

test('the shop that is delivered has nothing of it', () => {
  const folder = join('dist', 'client');
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  const traces = /larder-flows|statelyai|stately\.ai|elkjs|xyflow|react-flow/;
  expect(scripts.filter((name) => traces.test(readFileSync(join(folder, name), 'utf8')))).toEqual([]);
});
