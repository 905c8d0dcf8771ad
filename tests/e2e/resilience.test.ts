/** A shop that is slow, refuses, does not respond or is away: the page stays usable and shows the truth. */
import { describe, expect, test } from 'vitest';
import { requestTimeoutMs, stillWorkingMs } from '#machines/constants.ts';
import { seeQuiet } from '../support/browser/browser.ts';
import { holdBack, holdDataOf, timeNetwork, timeToNewName } from '../support/browser/measures.ts';
import { browser, openShop, shop } from '../support/browser/open-shop.ts';
import { recordTime } from '../support/figures.ts';
import { logIn, openLogin } from '../support/shopper/account.ts';
import { newMember } from '../support/shopper/member.ts';
import { greengrocer, type OnShelf, productOf } from '../support/shopper/shelf.ts';
import { button, dialog, heading, newShopper, open, type Shopper, see, seeGone } from '../support/shopper/shopper.ts';
import { addFromPage, followMenu, openCart, seeCartCount, seeQuantity, seeToast } from '../support/shopper/shopping.ts';

const latencyMs = 500;
/** How soon a failure is shown, and how soon the shop sends the request again. */
const shownWithinMs = 1000;
const requestedWithinMs = 3000;
const noMore = 'The last one has just been sold.';

openShop();

/** A shopper with an empty cart on the page of a product. */
const customer = async (index = 0) => {
  const shopper = await newMember(browser, shop.url);
  const product = await productOf(shopper, greengrocer, index);
  await open(shopper, `/products/${product.id}/details`);
  await seeCartCount(shopper, 0);
  // A test may cut the network next. The shop does not fetch a cart again that was on its way and arrives after the cut.
  await seeQuiet(shopper.page);
  return { shopper, product };
};

const putIntoCart = async (shopper: Shopper, { name }: OnShelf) => {
  await addFromPage(shopper);
  await seeQuantity(shopper, name, 1);
  await expect.poll(() => shopper.countOf('POST /cart/store')).toBe(1);
};

describe('a page that loads slowly', () => {
  test('hydrates the rendered markup, also if its script loads before the end of the page', async () => {
    const shopper = await newShopper(browser, shop.url);
    const { page } = shopper;
    const address = `${shop.url}/products`;
    const { script, letGo } = await holdDataOf(page, address);
    await page.goto(address, { waitUntil: 'commit' });
    const first = page.getByRole('article').first();
    await first.evaluate((article) => article.setAttribute('data-written', ''));
    // After the script has run, with its later tasks.
    await page.evaluate(`import("/${script}")`);
    for (let task = 0; task < 5; task += 1) await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    letGo();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('article[data-written]').count()).toBe(1);
    expect(shopper.calls).toEqual([]);
    await shopper.leave();
  });
});

describe('a shop that takes half a second to answer', () => {
  test('shows the product in the cart at once', async () => {
    const { shopper, product } = await customer();
    const { page, t } = shopper;
    // The response is held back until the page has shown its optimistic state.
    const held = await holdBack(page, /\/api\/cart\/store/);
    const badge = page.getByRole('banner').getByRole('button', { name: /^Cart, / });
    const measured = await timeToNewName(badge);
    await addFromPage(shopper);
    console.log(`press to badge: ${Math.round(await measured())} ms`);
    await see(badge.and(button(shopper, t('Cart, {count} items', { count: 1 }))));
    await seeQuantity(shopper, product.name, 1);
    held.letGo();
    await expect.poll(() => shopper.countOf('POST /cart/store')).toBe(1);
    await shopper.leave();
  });

  test('and then refuses: the cart is as before, and a toast shows the shop’s reason', async () => {
    const { shopper } = await customer(1);
    await shopper.page.route('**/api/cart/store', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, latencyMs));
      await route.fulfill({ status: 422, json: { message: noMore } });
    });
    await addFromPage(shopper);
    await seeCartCount(shopper, 1);
    await seeToast(shopper, noMore);
    await seeCartCount(shopper, 0);
    await see(button(shopper, shopper.t('Add to cart')));
    expect(shopper.countOf('POST /cart/store')).toBe(1);
    await shopper.leave();
  });
});

describe('a text of a shop', () => {
  const markup = '<b>Sold</b> <img src=x onerror="document.title=1"> &amp; gone. ';

  test('appears as plain text in its own direction and never overflows the page', async () => {
    const { shopper } = await customer(4);
    const { page, t } = shopper;
    const said = [`One ${markup}`, `عذرًا، ${markup}`, `Long ${markup.repeat(20)}`];
    let response = '';
    await page.route('**/api/cart/store', (route) => route.fulfill({ status: 422, json: { message: response } }));
    const notices = page.getByRole('region', { name: t('Notifications') });
    for (const message of said) {
      response = message;
      await addFromPage(shopper);
      const text = notices.locator('p', { hasText: message.slice(0, 4) });
      await see(text);
      const shown = (await text.textContent()) ?? '';
      expect(shown.length).toBe(Math.min(300, message.length));
      expect(message.startsWith(shown.replace('…', ''))).toBe(true);
      expect(await text.locator('*').count()).toBe(0);
      const { dir, direction } = await text.evaluate((element) => {
        return { dir: element.getAttribute('dir'), direction: getComputedStyle(element).direction };
      });
      expect([dir, direction]).toEqual(['auto', message.startsWith('ع') ? 'rtl' : 'ltr']);
    }
    // Nothing of it ran.
    expect(await page.title()).not.toBe('1');
    await shopper.leave();
  });
});

describe('a shop that never responds', () => {
  test('gives the controls back, reads the cart again and sends nothing twice', async () => {
    const { shopper, product } = await customer(2);
    const { page, t } = shopper;
    await putIntoCart(shopper, product);
    await page.clock.install();
    const held = await holdBack(page, /\/api\/cart\/increment/);
    const panel = await openCart(shopper, 1);
    const more = panel.getByRole('button', { name: t('Increase quantity of {name}', { name: product.name }) });
    const stepper = panel.getByRole('group', { name: t('Quantity of {name}', { name: product.name }) });
    await shopper.press(more);
    await seeQuantity(shopper, product.name, 2);
    await expect.poll(() => stepper.getAttribute('aria-busy')).toBe('true');
    const reads = shopper.countOf('GET /carts');
    await page.clock.runFor(stillWorkingMs);
    await seeToast(shopper, t('Still working…'));
    expect(await stepper.getAttribute('aria-busy')).toBe('true');
    await page.clock.runFor(requestTimeoutMs - stillWorkingMs);
    await seeToast(shopper, t('An error occurred'));
    await expect.poll(() => stepper.getAttribute('aria-busy')).toBe(null);
    await seeQuantity(shopper, product.name, 1);
    // The quantity falls back as the request ends; the cart is read right after it.
    await expect.poll(() => shopper.countOf('GET /carts')).toBe(reads + 1);
    expect(shopper.countOf('POST /cart/increment')).toBe(1);
    held.letGo();
    await page.unroute(/\/api\/cart\/increment/);
    await shopper.press(more);
    await seeQuantity(shopper, product.name, 2);
    await shopper.leave();
  });
});

describe('a shopper whose network is gone', () => {
  test('sees a notice until the network is back; then the cart is refetched', async () => {
    const { shopper } = await customer(3);
    const { page, context, t } = shopper;
    const notice = page.getByRole('status').getByText(t('You are offline'));
    await expect.poll(() => shopper.countOf('GET /carts')).toBeGreaterThan(0);
    const reads = shopper.countOf('GET /carts');
    const measured = await timeNetwork(page, { notice: '[role=status] .lucide-wifi-off', path: '/api/carts' });
    await context.setOffline(true);
    await see(notice);
    await context.setOffline(false);
    await seeGone(notice);
    await expect.poll(() => shopper.countOf('GET /carts')).toBeGreaterThan(reads);
    const { shownMs, requestedMs } = await measured();
    recordTime('network lost to the notice', shownMs, shownWithinMs);
    recordTime('network back to the request of the cart', requestedMs, requestedWithinMs);
    await shopper.leave();
  });

  test('finds the typed text still in the form', async () => {
    const shopper = await newShopper(browser, shop.url);
    const { context, t } = shopper;
    await open(shopper);
    await openLogin(shopper);
    const field = dialog(shopper, t('Login')).getByRole('textbox', { name: t('Email or phone') });
    await field.fill('robin@larder.test');
    await context.setOffline(true);
    await dialog(shopper, t('Login'))
      .getByRole('button', { name: t('Log in'), exact: true })
      .click();
    await see(dialog(shopper, t('Login')).getByRole('button', { name: t('Log in'), exact: true, disabled: false }));
    expect(await field.inputValue()).toBe('robin@larder.test');
    await context.setOffline(false);
    await shopper.leave();
  });
});

describe('a part of the page that cannot be shown', () => {
  const part = '**/assets/ShopsScreen*';
  /** The defect is in the log, and it is that one alone. */
  const forgiveMissingPart = ({ complaints }: Shopper) => {
    expect(complaints.filter((text) => !/ShopsScreen|dynamically imported/.test(text))).toEqual([]);
    complaints.length = 0;
  };

  test('leaves the rest alive and can be tried again', async () => {
    const shopper = await newShopper(browser, shop.url);
    const { page, t } = shopper;
    await open(shopper);
    await page.route(part, (route) => route.abort());
    await followMenu(shopper, '/shops');
    await see(heading(shopper, t('Something went wrong')));
    await openLogin(shopper);
    await shopper.press(button(shopper, t('Close')));
    forgiveMissingPart(shopper);
    await page.unroute(part);
    await shopper.press(button(shopper, t('Retry')));
    await see(heading(shopper, t('Shops')));
    await shopper.leave();
  });

  test('does so too if it is the first to open', async () => {
    const shopper = await newShopper(browser, shop.url);
    const { page, t } = shopper;
    await page.route(part, (route) => route.abort());
    await page.goto(`${shop.url}/shops`);
    await see(heading(shopper, t('Something went wrong')));
    await logIn(shopper);
    forgiveMissingPart(shopper);
    await followMenu(shopper, '/products');
    await see(heading(shopper, t('All products')));
    await shopper.leave();
  });
});
