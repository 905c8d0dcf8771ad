/** A pressed control is tinted, and the browser lays nothing out for it: on a slow phone a layout takes a frame. */
import type { CDPSession, Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { rest, seeQuiet } from '../support/browser/browser.ts';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import { newMember } from '../support/shopper/member.ts';
import { greengrocer, productOf } from '../support/shopper/shelf.ts';
import { button, link, open, type Shopper, seeFooterAlive } from '../support/shopper/shopper.ts';
import { addFromCard, openCart, seeCartCount } from '../support/shopper/shopping.ts';
import { emptyHeart } from '../support/shopper/wishlist.ts';

shareShop();

const layoutsOf = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
};

/** The tint is on the control, on the disc of a heart, or on the card that a link covers. */
const tintOf = (control: Locator) =>
  control.evaluate((element) =>
    [undefined, '::before', '::after']
      .map((part) => getComputedStyle(element, part).boxShadow)
      .find((shadow) => /inset/.test(shadow)),
  );

/** Presses a control and releases it without a click. Returns how often the page was laid out meanwhile. */
const hold = async ({ page }: Shopper, control: Locator): Promise<number> => {
  await control.hover();
  // Parts whose code waits for the first interaction lay themselves out.
  await seeFooterAlive({ page });
  await seeQuiet(page);
  await control.evaluate((element) =>
    element.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        event.stopPropagation();
      },
      { once: true },
    ),
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const before = await layoutsOf(session);
  await page.mouse.down();
  await expect.poll(() => tintOf(control)).toBeTruthy();
  await page.mouse.up();
  await expect.poll(() => tintOf(control)).toBeUndefined();
  await rest(page);
  const layouts = (await layoutsOf(session)) - before;
  await session.detach();
  return layouts;
};

test('a pressed control lays nothing out', async () => {
  const shopper = await newMember(browser, shop.url);
  const { t } = shopper;
  const { name } = await productOf(shopper, greengrocer);
  await open(shopper, `/shops/${greengrocer}`);
  const layouts: Record<string, number> = {};
  layouts.card = await hold(shopper, link(shopper, name).first());
  await open(shopper, '/categories');
  layouts.category = await hold(
    shopper,
    shopper.page
      .getByRole('main')
      .getByRole('link')
      .filter({ has: shopper.page.locator('img') })
      .first(),
  );
  await open(shopper, `/shops/${greengrocer}`);
  layouts.heart = await hold(shopper, emptyHeart(shopper, name));
  layouts.add = await hold(shopper, button(shopper, t('Add {name} to cart', { name })));
  await addFromCard(shopper, name);
  await seeCartCount(shopper, 1);
  await openCart(shopper, 1);
  layouts.step = await hold(shopper, button(shopper, t('Increase quantity of {name}', { name })).last());
  layouts.remove = await hold(shopper, button(shopper, t('Remove {name}', { name })).last());
  layouts.checkout = await hold(shopper, button(shopper, t('Checkout')));
  expect(layouts).toEqual({ card: 0, category: 0, heart: 0, add: 0, step: 0, remove: 0, checkout: 0 });
  await shopper.leave();
});

test('a link stays tinted after the click, until the next page is rendered', async () => {
  const shopper = await newMember(browser, shop.url);
  const { page } = shopper;
  const { name } = await productOf(shopper, greengrocer);
  await open(shopper, `/shops/${greengrocer}`);
  // A click from a script makes nothing active, like one that ends before a frame is drawn.
  const tint = await link(shopper, name)
    .first()
    .evaluate((card: HTMLElement) => {
      card.click();
      return getComputedStyle(card, '::after').boxShadow;
    });
  expect(tint).toContain('inset');
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  expect(await page.locator('[data-pressed]').count()).toBe(0);
  await shopper.leave();
});
