/** Screens and overlays that are not part of the first view's code. */
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seeQuiet } from '../support/browser/browser.ts';
import { holdBack } from '../support/browser/measures.ts';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import {
  button,
  type Device,
  deskAndPhone,
  dialog,
  heading,
  link,
  newShopper,
  open,
  type Shopper,
  see,
  seeGone,
  speak,
} from '../support/shopper/shopper.ts';
import { seeToast } from '../support/shopper/shopping.ts';

shareShop();

const visitor = () => newShopper(browser, shop.url);

describe('a lazy screen', () => {
  test('that most shoppers open next is prefetched on the first interaction, in one round trip', async () => {
    const shopper = await visitor();
    const { page } = shopper;
    await open(shopper, '/products');
    await page.waitForLoadState('networkidle');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const namedBy = (links: string) =>
      page.locator(links).evaluateAll((all) => all.map((tag) => tag.getAttribute('href')));
    const named = await namedBy('link[data-prefetch$=preload]');
    // Drawings of later icons; the browser takes its time with them.
    const drawings = await namedBy('link[data-prefetch=prefetch]');
    expect(drawings).toHaveLength(1);
    expect(requested).toEqual([]);
    // Without any response, the page can only request the files that its own HTML names.
    const held = await holdBack(page, /\/assets\//);
    const card = page.getByRole('article').first().getByRole('link');
    await card.hover();
    await expect.poll(() => requested).toEqual(expect.arrayContaining(named));
    // The code of the screen, and what it shares with its lazy parts.
    const ofScreen = /[/](?:ProductScreen-[\w-]+\.js|product-[\w-]+\.(?:js|css))$/;
    expect(named.filter((path) => ofScreen.test(path ?? ''))).toHaveLength(3);
    expect(named.filter((path) => /[/](?:search|zod)-/.test(path ?? ''))).toHaveLength(3);
    held.letGo();
    const loaded = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
    await expect.poll(loaded).toEqual(expect.arrayContaining(drawings));
    const name = (await card.textContent()) ?? '';
    await shopper.press(card);
    await see(page.getByRole('heading', { name, level: 1 }));
    expect(requested.filter((path) => /screen/i.test(path) && !named.includes(path))).toEqual([]);
    await shopper.leave();
  });

  test('that most shoppers open next is ready once the page has rested, on a line that is not metered', async () => {
    const shopper = await newShopper(browser, shop.url, { device: 'phone', context: { fetchesAtRest: true } });
    const { page } = shopper;
    await open(shopper, '/products');
    const awaited = () => page.locator('link[data-prefetch=modulepreload]:not([rel])').count();
    await expect.poll(awaited).toBe(0);
    await seeQuiet(page);
    // No file arrives any more, so the tap shows what is there.
    await holdBack(page, /\/assets\//);
    const card = page.getByRole('article').first().getByRole('link');
    const name = (await card.textContent()) ?? '';
    await shopper.press(card);
    await see(page.getByRole('heading', { name, level: 1 }));
    // To read the file of all drawings takes a phone two frames.
    expect(await page.locator('#content use:not([href^="#"])').count()).toBe(0);
    await shopper.leave();
  });

  test.each(deskAndPhone)(
    'of a product begins with the name and the picture of its card, and the name stays there: $locale, $device',
    async (options) => {
      const shopper = await newShopper(browser, shop.url, options);
      const { page, t } = shopper;
      const held = await holdBack(page, /[/]ProductScreen-[^/]*[.]js$/);
      await open(shopper, '/products');
      await speak(shopper);
      const card = page.getByRole('article').first().getByRole('link');
      const name = (await card.textContent()) ?? '';
      const title = page.getByRole('heading', { name, level: 1 });
      await shopper.press(card);
      await see(title);
      await see(page.getByRole('main').getByRole('img', { name, exact: true }));
      await see(page.getByRole('main').getByText(t('Loading…')));
      const before = await title.boundingBox();
      held.letGo();
      await see(page.getByRole('main').getByRole('button', { name: t('Add to cart'), exact: true }));
      expect(await title.boundingBox()).toEqual(before);
      await shopper.leave();
    },
  );

  test('is not prefetched when only the page moves something', async () => {
    const shopper = await visitor();
    const { page } = shopper;
    await open(shopper, '/products/1/details');
    const requested = await page.evaluate(async () => {
      // As Chromium sends it when a page appears under a pointer that rests.
      document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: 0, movementY: 0 }));
      const box = document.body.appendChild(document.createElement('div'));
      box.style.cssText = 'width: 10px; overflow-x: auto';
      const row = box.appendChild(document.createElement('div'));
      row.style.cssText = 'width: 100px; height: 1px';
      const scrolled = new Promise((resolve) => box.addEventListener('scroll', resolve));
      box.scrollLeft = 50;
      await scrolled;
      return [...document.querySelectorAll('link[data-prefetch]')].filter((tag) => tag.getAttribute('rel')).length;
    });
    expect(requested).toBe(0);
    await shopper.leave();
  });

  test('is not shown before its styles are there', async () => {
    const shopper = await visitor();
    const { page, t } = shopper;
    await open(shopper);
    const held = await holdBack(page, /ShopsScreen-.*\.css$/);
    const requested = page.waitForRequest(/ShopsScreen-.*\.css$/);
    await shopper.press(link(shopper, t('Shops')).first());
    await requested;
    await see(page.getByRole('main').getByText(t('Loading…')));
    expect(await heading(shopper, t('Shops')).count()).toBe(0);
    held.letGo();
    await see(heading(shopper, t('Shops')));
    await shopper.leave();
  });
});

type Opening = {
  what: string;
  device: Device;
  path: string;
  opener: (shopper: Shopper) => Locator;
  opened: (shopper: Shopper) => Locator;
};

const openings: Opening[] = [
  {
    what: 'the menu of a phone',
    device: 'phone',
    path: '/about-us',
    opener: (shopper) => button(shopper, shopper.t('Open menu')),
    opened: (shopper) => dialog(shopper, shopper.t('Menu')),
  },
  {
    what: 'the search of a phone',
    device: 'phone',
    path: '/about-us',
    opener: (shopper) => button(shopper, shopper.t('Search products')),
    opened: (shopper) => dialog(shopper, shopper.t('Search')),
  },
  {
    what: 'the categories',
    device: 'desktop',
    path: '/about-us',
    opener: (shopper) => button(shopper, shopper.t('Categories')),
    opened: (shopper) => heading(shopper, shopper.t('Popular categories')),
  },
  {
    what: 'the filters',
    device: 'desktop',
    path: '/products',
    opener: (shopper) => button(shopper, shopper.t('Filters')),
    opened: (shopper) => dialog(shopper, shopper.t('Filters')),
  },
  {
    what: 'the cart',
    device: 'desktop',
    path: '/about-us',
    opener: (shopper) => button(shopper, shopper.t('Cart, {count} items', { count: 0 })),
    opened: (shopper) => dialog(shopper, shopper.t('Shopping Cart')),
  },
  {
    what: 'the login',
    device: 'desktop',
    path: '/about-us',
    opener: (shopper) => button(shopper, shopper.t('Login')),
    opened: (shopper) => dialog(shopper, shopper.t('Login')),
  },
];

describe.each(openings)('$what', ({ device, path, opener, opened }) => {
  test('that fails to load shows a notice, leaves the page unchanged, and opens on the next attempt', async () => {
    const shopper = await newShopper(browser, shop.url, { device });
    const { page, t, context } = shopper;
    await open(shopper, path);
    // The files of the first interaction have loaded.
    await page.mouse.move(2, 2);
    await seeQuiet(page);
    await context.setOffline(true);
    await see(page.getByRole('status').getByText(t('You are offline')));
    await shopper.press(opener(shopper));
    await seeToast(shopper, t('We could not load this'));
    await see(page.getByRole('heading', { level: 1 }));
    expect(await opened(shopper).count()).toBe(0);
    const [shown, said] = [
      await page
        .getByRole('region', { name: t('Notifications') })
        .getByRole('listitem')
        .boundingBox(),
      await page.getByRole('status').getByText(t('You are offline')).boundingBox(),
    ];
    const isBeside = (shown?.x ?? 0) + (shown?.width ?? 0) <= (said?.x ?? 0);
    expect(isBeside || (shown?.y ?? 0) + (shown?.height ?? 0) <= (said?.y ?? 0)).toBe(true);
    await context.setOffline(false);
    await seeGone(page.getByRole('status').getByText(t('You are offline')));
    await shopper.press(opener(shopper));
    await see(opened(shopper));
    await shopper.leave();
  });
});
