/** A cart of a thousand lines: the time to show it, the time of a press, the page's size, and access by keyboard. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { longestInteraction, tapLikeAFinger } from '../support/browser/interactions.ts';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import { aLine } from '../support/data/builders.ts';
import { recordTime } from '../support/figures.ts';
import { newMember } from '../support/shopper/member.ts';
import { button, open, see, seeGone } from '../support/shopper/shopper.ts';
import { cartButton, closeCart, openCart } from '../support/shopper/shopping.ts';

const [total, shops] = [1_000, 4];
const limits = { nodes: 5_000 };
const goals = { pendingMs: 100, firstMs: { 1: 1_000, 4: 3_000 } };

shareShop();

const groupOf = (_: unknown, at: number) => ({
  shop_id: at + 1,
  shop_name: `Shop ${at + 1}`,
  shop_logo: '',
  shop_rating: 4.5,
  shop_online: true,
  products: Array.from({ length: total / shops }, (__, line) => {
    const number = (at * total) / shops + line + 1;
    return aLine({ id: number, packaging_id: null, name: `Line ${number}`, thumbnail: '' });
  }),
});
const cart = { total, cart_items: Array.from({ length: shops }, groupOf) };

/** Milliseconds from the press to the frame that contains the expected element. */
const pressToFrame = (page: Page, button: string, wanted: string) =>
  page.evaluate(
    ([pressed, looked]) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = () =>
          document.querySelector(looked) ? resolve(performance.now() - start) : requestAnimationFrame(look);
        document.querySelector<HTMLElement>(pressed)?.click();
        look();
      }),
    [button, wanted] as const,
  );

test('a cart of a thousand lines stays smooth', async () => {
  const shopper = await newMember(browser, shop.url);
  const { page, context, press, t } = shopper;
  await page.route('**/api/carts', (route) => route.fulfill({ json: { message: '', data: cart } }));
  await open(shopper, '/');
  const panel = await openCart(shopper, total);
  await see(panel.getByRole('link', { name: 'Line 1', exact: true }));
  const close = () => press(panel.getByRole('button', { name: t('Close cart') }));

  const session = await context.newCDPSession(page);
  const opener = `button[aria-label="${t('Cart, {count} items', { count: total })}"]`;
  for (const rate of [1, 4] as const) {
    await close();
    await panel.waitFor({ state: 'hidden' });
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const ms = await pressToFrame(page, opener, '[role=dialog] ul a[href*="/products/1/"]');
    recordTime(`a cart of ${total} lines, processor ${rate} times slower`, ms, goals.firstMs[rate]);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect.poll(() => panel.locator('*').count()).toBeLessThanOrEqual(limits.nodes);

  // From the press to the frame with the new quantity, several times; the median counts.
  const held: (() => void)[] = [];
  await page.route('**/api/cart/increment', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.fulfill({ json: { message: '', data: cart } });
  });
  const times: number[] = [];
  for (const line of [2, 3, 4, 5, 6]) {
    const more = panel.getByRole('button', {
      name: t('Increase quantity of {name}', { name: `Line ${line}` }),
      exact: true,
    });
    await expect.poll(() => panel.locator('[aria-busy=true]').count()).toBe(0);
    await expect.poll(() => more.isEnabled()).toBe(true);
    const name = await more.getAttribute('aria-label');
    times.push(
      await pressToFrame(page, `[role=dialog] button[aria-label="${name}"]`, '[role=dialog] li[aria-busy=true]'),
    );
    await expect.poll(() => held.length).toBe(times.length);
    held.at(-1)?.();
  }
  const pendingMs = times.sort((a, b) => a - b)[2] ?? Number.NaN;
  recordTime(`a press among ${total} lines to its pending state`, pendingMs, goals.pendingMs);

  // Lines that are not rendered yet appear for the keyboard and on scrolling to the end.
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('li')?.querySelector('a:not([tabindex])')?.textContent);
  await panel.getByRole('link', { name: 'Line 10', exact: true }).focus();
  for (let presses = 0; presses < 12 && (await focused()) !== 'Line 11'; presses += 1) await page.keyboard.press('Tab');
  expect(await focused()).toBe('Line 11');
  await panel.getByRole('region').last().scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await panel
        .getByRole('region')
        .last()
        .evaluate((part) => part.scrollIntoView({ block: 'end' }));
      return panel.getByRole('link', { name: `Line ${total}`, exact: true }).count();
    })
    .toBe(1);
  expect(await panel.locator('*').count()).toBeLessThanOrEqual(limits.nodes);
  await shopper.leave();
});

/** Presses the first of `steps`, and counts the steps that are disabled by its own rendering and after all of them. */
const countDisabled = (steps: Locator) =>
  steps.evaluateAll(
    (buttons) =>
      new Promise<{ first: number; all: number }>((resolve) => {
        const disabled = () => buttons.filter((button) => button.ariaDisabled === 'true').length;
        let first: number | undefined;
        const observer = new MutationObserver(() => {
          first ??= disabled();
          if (disabled() < buttons.length) return;
          observer.disconnect();
          resolve({ first, all: disabled() });
        });
        observer.observe(document.body, { subtree: true, attributeFilter: ['aria-disabled'] });
        (buttons[0] as HTMLElement).click();
      }),
  );

test('a step disables its own line first, and the other lines after the frame', async () => {
  const shopper = await newMember(browser, shop.url);
  const { page, t } = shopper;
  await page.route('**/api/carts', (route) => route.fulfill({ json: { message: '', data: cart } }));
  await page.route('**/api/cart/increment', () => undefined);
  await open(shopper, '/');
  const panel = await openCart(shopper, total);
  await see(panel.getByRole('link', { name: 'Line 2', exact: true }));
  const increase = panel.getByRole('button', { name: t('Increase quantity of {name}', { name: 'Line' }) });
  const steps = await increase.count();
  expect(steps).toBeGreaterThan(5);
  expect(await countDisabled(increase)).toEqual({ first: 1, all: steps });
  await shopper.leave();
});

test('a cart of a thousand lines answers a finger', async () => {
  const shopper = await newMember(browser, shop.url, { device: 'phone' });
  const { page, t } = shopper;
  await page.route('**/api/carts', (route) => route.fulfill({ json: { message: '', data: cart } }));
  await page.route('**/api/cart/increment', (route) => route.fulfill({ json: { message: '', data: cart } }));
  await open(shopper, '/');
  const more = page.getByRole('button', { name: t('Increase quantity of {name}', { name: 'Line 1' }), exact: true });
  const seeIt = () => see(page.getByRole('dialog').getByRole('link', { name: 'Line 1', exact: true }));
  // The first opening loads the files of the cart.
  await openCart(shopper, total);
  await seeIt();
  await closeCart(shopper);

  const buttons = { opening: cartButton(shopper, total), closing: button(shopper, t('Close cart')) };
  const steps: [string, () => Promise<unknown>][] = [
    ['opening', () => Promise.all([seeIt(), tapLikeAFinger(buttons.opening)])],
    ['one more', () => Promise.all([page.waitForResponse('**/api/cart/increment'), tapLikeAFinger(more)])],
    ['closing', () => Promise.all([seeGone(page.getByRole('dialog')), tapLikeAFinger(buttons.closing)])],
  ];
  for (const [what, step] of steps) {
    const ms = await longestInteraction(page, step);
    recordTime(`${what} of a cart of ${total} lines, processor 4 times slower`, ms, goals.pendingMs);
  }
  await shopper.leave();
});
