/** What remains after logout: in storage, on Back and in pages of the back-forward cache. */
import { describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser/browser.ts';
import { shareShop, shop } from '../support/browser/open-shop.ts';
import { logIn, logOut, seeGuest } from '../support/shopper/account.ts';
import { customer } from '../support/shopper/customer.ts';
import { anotherTab, newShopper, open, pathOf } from '../support/shopper/shopper.ts';
import { keptBy, readable, storedFields } from '../support/shopper/tabs.ts';

const allowedLocal = ['larder', 'larder.settings', 'darkMode'];
const allowedFields = [
  ...['v', 'token', 'user', 'favoriteCount', 'unread', 'locale', 'currency', 'lastDefaultCurrency', 'scheme'],
  ...['lastAppLocale', 'keepNotices', 'lessMotion', 'selectedShopIds'],
];
const personalFields = ['token', 'user', 'favoriteCount', 'unread'];

shareShop();

describe('the storage of the browser', () => {
  test('is on the list, and holds no name, address or position', async () => {
    const robin = await customer();
    const shopper = await robin.arrive(robin.productPage);
    await robin.seeOrders(shopper);
    await shopper.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    const kept = await keptBy(shopper);
    expect(Object.keys(kept.local).filter((key) => !allowedLocal.includes(key))).toEqual([]);
    expect(Object.keys(await storedFields(shopper)).filter((field) => !allowedFields.includes(field))).toEqual([]);
    expect([kept.session, kept.databases, kept.caches]).toEqual([{}, [], []]);
    expect(kept.cookies).toEqual(['larder_device', 'larder_view']);
    const texts = JSON.stringify(kept);
    // The name greets; everything else that is private stays on the server.
    expect(robin.secrets.slice(1).filter((secret) => texts.includes(secret))).toEqual([]);
    await shopper.leave();
  });

  test('holds no personal data after a log-out in any tab, nor after Back', async () => {
    const robin = await customer();
    const here = await robin.arrive();
    const there = await anotherTab(here);
    await open(there);
    await robin.seeOrders(here);
    await here.press(here.page.getByRole('banner').getByRole('link', { name: /Larder/ }));
    await expect.poll(() => pathOf(here)).toBe('/');
    await logOut(here);
    await seeGuest(here);
    for (const tab of [here, there]) {
      const fields = await storedFields(tab);
      expect(personalFields.filter((field) => field in fields)).toEqual([]);
      expect(fields.selectedShopIds ?? []).toEqual([]);
      expect(robin.secrets.filter((secret) => JSON.stringify(fields).includes(secret))).toEqual([]);
    }
    await here.page.goBack();
    await expect.poll(() => pathOf(here)).toBe('/');
    await seeGuest(here);
    expect(await readable(here, robin.secrets)).toEqual([]);
    await here.leave();
  });
});

describe('a page from the back/forward cache', () => {
  test('shows no data of a shopper who has logged out since', async () => {
    const robin = await customer();
    const keeping = await launchBrowser({ keepsPages: true });
    const here = await newShopper(keeping, shop.url);
    await open(here);
    await logIn(here, robin.account.email, robin.account.password);
    await robin.seeOrders(here);
    await here.page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted }));
    });
    await here.page.goto(`${shop.url}/healthz`);
    const there = await anotherTab(here);
    await open(there);
    await logOut(there);
    await here.page.goBack();
    await seeGuest(here);
    const wasKept = await here.page.evaluate(() => (window as unknown as { wasKept?: boolean }).wasKept === true);
    console.log(`the page came back ${wasKept ? 'whole' : 'anew'}`);
    expect(await readable(here, robin.secrets)).toEqual([]);
    await here.leave();
    await keeping.close();
  });

  test('reads the session again as soon as it is visible', async () => {
    const robin = await customer();
    const shopper = await robin.arrive();
    await robin.seeOrders(shopper);
    // A page that was put away hears nothing of what other tabs did.
    await shopper.page.evaluate(() => {
      const { token: _, user: __, ...rest } = JSON.parse(localStorage.getItem('larder') ?? '{}');
      localStorage.setItem('larder', JSON.stringify(rest));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await seeGuest(shopper);
    expect(await readable(shopper, robin.secrets)).toEqual([]);
    await shopper.leave();
  });
});
