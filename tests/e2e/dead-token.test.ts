/**
 * A token revoked elsewhere: the session ends once, one notice appears, no request repeats endlessly, and what was
 * written waits for its shopper.
 *
 * @spec R9
 */
import { describe, expect, test } from 'vitest';
import { seeQuiet } from '../support/browser/browser.ts';
import { shareShop, shop } from '../support/browser/open-shop.ts';
import { asUpload, png } from '../support/data/sample-files.ts';
import { demo, fillLogin, newAccount, seeGuest, signUp } from '../support/shopper/account.ts';
import { customer } from '../support/shopper/customer.ts';
import { deliveredOrder } from '../support/shopper/delivery.ts';
import { arrive } from '../support/shopper/demo-shopper.ts';
import { greengrocer, productOf } from '../support/shopper/shelf.ts';
import {
  anotherTab,
  button,
  dialog,
  open,
  pathOf,
  reload,
  type Shopper,
  see,
  seeGone,
} from '../support/shopper/shopper.ts';
import { addFromPage, seeCartCount, seeToast } from '../support/shopper/shopping.ts';
import { killToken, storedFields } from '../support/shopper/tabs.ts';

const loopWatchMs = 10_000;
const mostCalls = 3;
/** The calls of each page for a customer, and those of the order history, that this test counts. */
const requestedByAPage = ['/profile', '/carts', '/favorite-products'];
const requestedByATab = [...requestedByAPage, '/orders'];

const missing = (paths: string[], calls: Shopper['calls']) =>
  paths.filter((path) => !calls.some((call) => call.path === path));

/** Waits until the page has made its calls, because a late call would count as one of the next step. */
const seePageCalls = async (shopper: Shopper) => {
  await expect.poll(() => missing(requestedByAPage, shopper.calls)).toEqual([]);
  await seeQuiet(shopper.page);
};

shareShop();

describe('a token that died', () => {
  test('shows one toast and one dialog on an add, and starts no loop', async () => {
    const robin = await customer();
    const shopper = await robin.arrive(robin.productPage);
    await seeCartCount(shopper, 0);
    await seePageCalls(shopper);
    await killToken(shopper);
    await shopper.page.clock.install();
    const before = shopper.calls.length;
    await addFromPage(shopper);
    await see(dialog(shopper, shopper.t('Login')));
    await seeToast(shopper, shopper.t('Please login first!'));
    const toasts = shopper.page.getByRole('region', { name: shopper.t('Notifications') }).getByRole('listitem');
    expect([await toasts.count(), await shopper.page.getByRole('dialog').count()]).toEqual([1, 1]);
    // A loop would go on by timers and by responses: both have their turn, second by second of the page's own clock.
    for (let passed = 0; passed < loopWatchMs; passed += 1000) {
      await shopper.page.clock.runFor(1000);
      await shopper.page.evaluate(() => fetch('/livez'));
    }
    const calls = shopper.calls.slice(before).map(({ method, path }) => `${method} ${path}`);
    console.log(`calls in the ${loopWatchMs / 1000} s after the 401: ${calls.join(', ')}`);
    expect(calls.length).toBeLessThanOrEqual(mostCalls);
    expect(calls.filter((call) => call === 'GET /logout').length).toBeLessThanOrEqual(1);
    expect(await shopper.page.getByRole('dialog').count()).toBe(1);
    await shopper.leave();
  });

  test('ends the session on a reload without a toast, and repeats no call', async () => {
    const robin = await customer();
    const shopper = await robin.arrive();
    await seePageCalls(shopper);
    await killToken(shopper);
    const before = shopper.calls.length;
    await reload(shopper);
    await seeGuest(shopper);
    await shopper.page.waitForLoadState('networkidle');
    const calls = shopper.calls.slice(before).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
    expect(calls).not.toContain('GET /logout');
    const spoken = shopper.page.getByRole('region', { name: shopper.t('Notifications') }).getByRole('listitem');
    expect([await spoken.count(), await shopper.page.getByRole('dialog').count()]).toEqual([0, 0]);
    await shopper.leave();
  });

  test('ends the session at most once a tab when calls of three tabs fail at once, without a toast', async () => {
    const robin = await customer();
    const here = await robin.arrive();
    await seePageCalls(here);
    await here.context.addInitScript(() => {
      const store = window as unknown as { ends: number };
      store.ends = 0;
      const keep = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, text) {
        const holds = (entry: string | null) => entry !== null && 'token' in JSON.parse(entry);
        if (key === 'larder' && holds(this.getItem(key)) && !holds(text)) store.ends += 1;
        keep.call(this, key, text);
      };
    });
    // A new connection refetches missed events; this test does not count those calls.
    await here.context.routeWebSocket(/\/app\//, () => {});
    const tabs = [here, await anotherTab(here), await anotherTab(here)];
    let letGo = () => {};
    const opened = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let held = 0;
    await here.context.route('**/api/**', async (route) => {
      if (!route.request().headers().authorization) return route.continue();
      held += 1;
      await opened;
      await route.fulfill({ status: 401, json: { message: 'Unauthenticated.' } });
    });
    const callsAtFirst = tabs.map(({ calls }) => calls.length);
    const notAskedYet = () => tabs.flatMap(({ calls }, at) => missing(requestedByATab, calls.slice(callsAtFirst[at])));
    await Promise.all(tabs.map((tab) => open(tab, '/order-history')));
    await expect.poll(notAskedYet).toEqual([]);
    const callsBefore = tabs.map(({ calls }) => calls.length);
    letGo();
    // The tab whose call was refused first waits behind its login; those that it informs are left.
    const isOver = async (tab: Shopper) => pathOf(tab) === '/' || (await dialog(tab, tab.t('Login')).isVisible());
    for (const tab of tabs) await expect.poll(() => isOver(tab)).toBe(true);
    const endsIn = ({ page }: Shopper) => page.evaluate(() => (window as unknown as { ends: number }).ends);
    const ends = await Promise.all(tabs.map(endsIn));
    console.log(`${held} calls answered 401 at once; the tabs emptied the storage ${ends.join(', ')} times`);
    // A tab that another tab has informed has nothing left to clear.
    expect(Math.max(...ends)).toBe(1);
    expect(await storedFields(here)).not.toHaveProperty('token');
    const calls = tabs.flatMap((tab, index) => tab.calls.slice(callsBefore[index]));
    expect(calls.filter(({ path }) => /logout|order|cart|profile|favorite/.test(path))).toEqual([]);
    expect(await here.page.getByRole('alert').getByRole('listitem').count()).toBe(0);
    await here.leave();
  });
});

describe('what was sent with a token that died', () => {
  const message = ({ page, t }: Shopper) =>
    page.getByRole('main').getByRole('textbox', { name: t('Message'), exact: true });
  const attached = ({ page, t }: Shopper) => page.getByRole('list', { name: t('Attachments') }).getByRole('listitem');
  const login = (shopper: Shopper) => dialog(shopper, shopper.t('Login'));

  const sendTicket = async () => {
    const shopper = await arrive({}, '/support-tickets?new=1');
    const { page, t, press, write, choose } = shopper;
    await choose(page.getByRole('combobox', { name: t('Issue type') }), 'Delivery');
    await write(message(shopper), 'Two bags came instead of three.');
    await page.locator('input[type=file]').setInputFiles(await asUpload(await png()));
    await see(attached(shopper));
    await killToken(shopper);
    await press(button(shopper, t('Send')));
    await seeToast(shopper, t('Please login first!'));
    await see(login(shopper));
    // Nothing of the shopper is behind the dialog.
    expect([pathOf(shopper), await message(shopper).count()]).toEqual(['/support-tickets', 0]);
    return shopper;
  };

  test('a ticket has its text and its file after the login, and is sent once', async () => {
    const shopper = await sendTicket();
    await fillLogin(shopper, demo.login, demo.password);
    await seeGone(login(shopper));
    await expect.poll(() => message(shopper).inputValue()).toBe('Two bags came instead of three.');
    expect(await attached(shopper).count()).toBe(1);
    await shopper.press(button(shopper, shopper.t('Send')));
    await seeToast(shopper, shopper.t('Ticket created successfully'));
    expect(shopper.countOf('POST /support-ticket')).toBe(2);
    await shopper.leave();
  });

  test('a ticket is empty for somebody else, and waits for its shopper when the login is closed', async () => {
    const other = await sendTicket();
    await signUp(other, newAccount());
    await expect.poll(() => message(other).inputValue()).toBe('');
    expect(await attached(other).count()).toBe(0);
    await other.leave();

    const closing = await sendTicket();
    await closing.press(login(closing).getByRole('button', { name: closing.t('Close') }));
    const main = closing.page.getByRole('main');
    await see(main.getByRole('heading', { name: closing.t('Your session has ended. Please log in again') }));
    await closing.press(main.getByRole('button', { name: closing.t('Log in'), exact: true }));
    await fillLogin(closing, demo.login, demo.password);
    await expect.poll(() => message(closing).inputValue()).toBe('Two bags came instead of three.');
    expect(await attached(closing).count()).toBe(1);
    await closing.leave();
  });

  test('a review is open again with its stars, its text and its photo after the login', async () => {
    const product = await productOf({ url: shop.url, locale: 'en' }, greengrocer);
    const order = await deliveredOrder(shop, greengrocer, [product.id]);
    const shopper = await arrive({}, `/order-history/${order.id}`);
    const { page, t, press, write } = shopper;
    await press(page.getByRole('button', { name: `${t('Review')}: ${product.name}`, exact: true }));
    const form = dialog(shopper, t('Review {name}', { name: product.name }));
    const stars = form.getByRole('radio', { name: t('{count} stars', { count: 4 }) });
    const words = form.getByRole('textbox', { name: t('Your review') });
    await press(stars);
    await write(words, 'Crisp and sweet.');
    await form.locator('input[type=file]').setInputFiles(await asUpload(await png()));
    await killToken(shopper);
    const post = form.getByRole('button', { name: t('Post review'), exact: true });
    await press(post);
    await see(login(shopper));
    expect(await form.count()).toBe(0);
    await fillLogin(shopper, demo.login, demo.password);
    await see(form);
    expect([await stars.isChecked(), await words.inputValue()]).toEqual([true, 'Crisp and sweet.']);
    expect(
      await form
        .getByRole('list', { name: t('Photos') })
        .getByRole('listitem')
        .count(),
    ).toBe(1);
    await press(post);
    await seeToast(shopper, t('Review added successfully'));
    expect(pathOf(shopper)).toBe(`/order-history/${order.id}`);
    await shopper.leave();
  });
});
