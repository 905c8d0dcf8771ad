/** The same build in front of three other back ends: finds, signs up with a code, buys, and finds the order again. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settings } from '#server/db/schema/settings.ts';
import { browser, openBrowser } from '../support/browser/open-shop.ts';
import { type TestDatabase, testDatabase } from '../support/database/database.ts';
import { demoFilling } from '../support/database/demo-database.ts';
import { type ShopProcess, startShopProcess } from '../support/server/shop-process.ts';
import { openHalfBackEnd } from '../support/services/half-back-end.ts';
import { openPlainBackEnd } from '../support/services/plain-back-end.ts';
import { openTextIdBackEnd } from '../support/services/text-id-back-end.ts';
import { fillRegistration, newAccount } from '../support/shopper/account.ts';
import { dialogButton, seeCodeDialog, typeCode } from '../support/shopper/identity.ts';
import { messagesIn } from '../support/shopper/languages.ts';
import { checkOut, chooseShop, fillAddress, payCash } from '../support/shopper/ordering.ts';
import { greengrocer, productOf, shopOf } from '../support/shopper/shelf.ts';
import {
  anotherTab,
  button,
  dialog,
  heading,
  link,
  open,
  type Shopper,
  see,
  seeGone,
  speak,
} from '../support/shopper/shopper.ts';
import { addFromPage, openCart, searchWithArrows, seeAdded, seeCartCount } from '../support/shopper/shopping.ts';
import { newVisitor } from '../support/shopper/visitor.ts';
import { garbageIn } from '../support/views/garbage.ts';

openBrowser();

let database: TestDatabase;
let reference: ShopProcess;

beforeAll(async () => {
  database = await testDatabase({ filling: demoFilling });
  const row = { key: 'registerOtpVerify', value: true };
  await database.db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row });
  reference = await startShopProcess(database.url, { TRUST_PROXY: 'loopback' });
});

afterAll(async () => {
  await reference?.stop();
  await database?.close();
});

const seeClean = async ({ page }: Shopper) => {
  const texts = await page.locator('body > :not(script)').allTextContents();
  expect(garbageIn(texts.join('\n'))).toBeUndefined();
};

/** From the login that the shop asks for: a new account, proved by the code that was sent. */
const signUpWithCode = async (shopper: Shopper) => {
  const { t, press } = shopper;
  await press(dialogButton(shopper, t('Sign Up')));
  await fillRegistration(shopper, newAccount());
  await press(dialogButton(shopper, t('Create account')));
  await seeCodeDialog(shopper);
  await typeCode(shopper, { database });
  await press(dialogButton(shopper, t('Verify')));
  await seeGone(dialog(shopper, t('Enter the code')));
};

/** The order is named by its code in the history only: the protocol does not send it back. */
const findOrder = async (shopper: Shopper, product: string) => {
  const { t, press, page } = shopper;
  await press(dialog(shopper, t('Thank you!')).getByRole('link', { name: t('Order History') }));
  await see(heading(shopper, t('Order History')));
  await seeClean(shopper);
  await press(page.getByRole('main').locator('a[href^="/order-history/"]').first());
  await see(page.getByRole('main').getByText(product));
  await seeClean(shopper);
};

describe.each([
  ['of the protocol’s plain shape', openPlainBackEnd],
  ['with texts for ids', openTextIdBackEnd],
  ['with half of the calls', openHalfBackEnd],
])('A back end %s', (_, openBackEnd) => {
  let backEnd: Awaited<ReturnType<typeof openBackEnd>>;
  let front: ShopProcess;

  beforeAll(async () => {
    backEnd = await openBackEnd(reference.url);
    front = await startShopProcess('', { API_URL: backEnd.url });
  });
  afterAll(async () => {
    await front?.stop();
    await backEnd?.close();
  });

  test('sells: search, product, sign-up with a code, cart, checkout, order, history', async () => {
    const shopper = await newVisitor(browser, front.url);
    const { t, press } = shopper;
    const on = { url: reference.url, locale: 'en' } as const;
    const [{ name }, { name: shop }] = await Promise.all([productOf(on, greengrocer), shopOf(on, greengrocer)]);

    await open(shopper);
    await seeClean(shopper);
    await searchWithArrows(shopper, name, name);
    await seeClean(shopper);
    await addFromPage(shopper);
    await see(dialog(shopper, t('Login')));
    await signUpWithCode(shopper);
    await seeAdded(shopper, name);
    await seeCartCount(shopper, 1);
    await openCart(shopper, 1);
    await seeClean(shopper);
    await chooseShop(shopper, shop);
    await checkOut(shopper);
    await fillAddress(shopper);
    await payCash(shopper);
    await seeClean(shopper);
    await press(button(shopper, t('Place Order')));
    await see(dialog(shopper, t('Thank you!')));
    await findOrder(shopper, name);
    await shopper.leave();
  });

  test('stays in the language that the shopper chose, with a text for every phrase', async () => {
    const guest = await newVisitor(browser, front.url);
    await open(guest);
    const shopper = { ...guest, locale: 'ar' as const, t: messagesIn('ar') };
    await speak(shopper);
    const tab = await anotherTab(shopper);
    await open(tab, '/products');
    await see(heading(tab, tab.t('All products')));
    await see(link(tab, tab.t('Skip to content')));
    expect(await tab.page.locator('html').getAttribute('lang')).toBe('ar');
    await shopper.leave();
  });

  test('has a home page without empty sections and a picture on each card', async () => {
    const shopper = await newVisitor(browser, front.url);
    const { page } = shopper;
    await open(shopper);
    const cards = page.getByRole('main').getByRole('article');
    await see(cards.first());
    await see(page.locator('main article img').first());
    const sections = page.locator('main section:has(h2)');
    for (const section of await sections.all()) {
      expect(await section.locator('a[href], button').count()).toBeGreaterThan(0);
    }
    expect(await link(shopper, shopper.t('Skip to content')).count()).toBe(1);
    await seeClean(shopper);
    await shopper.leave();
  });
});
