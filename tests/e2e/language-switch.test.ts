/** A change of language changes texts only: the page, the cart and unsent input stay. */
import { beforeAll, expect, test } from 'vitest';
import { htmlLang, type BuiltInLocale as Locale, locales } from '#locales/locales.ts';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import { openChat } from '../support/shopper/chat.ts';
import { type Account, fillCart, register } from '../support/shopper/http-account.ts';
import { directionOf, messagesIn } from '../support/shopper/languages.ts';
import { button } from '../support/shopper/shopper.ts';
import { come, newVisitor, seeSettled, type Visitor } from '../support/shopper/visitor.ts';

let account: Account;

shareShop();
beforeAll(async () => {
  account = await register(shop.url);
  await fillCart(shop.url, account);
});

const picker = ({ page, t }: Visitor) => page.getByRole('combobox', { name: t('Choose a language') });

/** Chooses it in the top bar; from then on the visitor reads that language. */
const speak = async (visitor: Visitor, locale: Locale): Promise<Visitor> => {
  await picker(visitor).selectOption(locale);
  await visitor.page.locator(`html[lang=${htmlLang(locale)}][dir=${directionOf(locale)}]`).waitFor();
  const speaking = { ...visitor, t: messagesIn(locale) };
  await seeSettled(speaking);
  return speaking;
};

const leave = async ({ complaints, context }: Visitor) => {
  expect(complaints).toEqual([]);
  await context.close();
};

test('each language is listed by its own name, with its language tag', async () => {
  const visitor = await newVisitor(browser, shop.url);
  await come(visitor, '/about-us');
  const offered = await picker(visitor)
    .locator('option')
    .evaluateAll((options) => options.map((option) => [option.getAttribute('lang'), option.textContent]));
  expect(offered).toEqual([
    ['en', 'English'],
    ['ar', 'العربية'],
    ['fa', 'فارسی'],
  ]);
  await leave(visitor);
});

test('the cart stays unchanged', async () => {
  let visitor = await newVisitor(browser, shop.url, { account, chosenShops: [1, 2] });
  await come(visitor, '/products?sort=low_to_high');
  for (const locale of ['ar', 'ir', 'en'] as const satisfies readonly Locale[]) {
    visitor = await speak(visitor, locale);
    await button(visitor, visitor.t('Cart, {count} items', { count: 4 })).waitFor();
    expect(new URL(visitor.page.url()).search).toBe('?sort=low_to_high');
  }
  expect(locales).toHaveLength(3);
  await leave(visitor);
});

const typed = {
  name: 'Robin Field',
  phone: '2025550142',
  subject: 'سؤال عن الحليب',
  message: 'Two lines,\none letter.',
};

test('text typed into a form stays and can be sent', async () => {
  let visitor = await newVisitor(browser, shop.url);
  const { page } = visitor;
  await come(visitor, '/contact-us');
  const field = (name: string) => page.locator(`main form [name=${name}]`);
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
  for (const locale of ['ar', 'ir'] as const) {
    visitor = await speak(visitor, locale);
    for (const [name, text] of Object.entries(typed)) await expect.poll(() => field(name).inputValue()).toBe(text);
  }
  expect(await page.evaluate(() => sessionStorage.getItem('larder.typed'))).toBe(null);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/api/'));
  await page.locator('main form button[type=submit]').click();
  expect((await sent).postDataJSON()).toMatchObject({ subject: typed.subject, message: typed.message });
  await leave(visitor);
});

test('what is written to a shop stays, also with its chat closed', async () => {
  let visitor = await newVisitor(browser, shop.url, { account });
  const { page } = visitor;
  await come(visitor, '/shops/1');
  const chat = async () => {
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    return (await openChat(visitor, name)).getByRole('textbox', { name: visitor.t('Message') });
  };
  await (await chat()).fill('Is this bread fresh?');
  await button(visitor, visitor.t('Close chat')).click();
  visitor = await speak(visitor, 'ar');
  expect(await (await chat()).inputValue()).toBe('Is this bread fresh?');
  await leave(visitor);
});

test('a password does not', async () => {
  const visitor = await newVisitor(browser, shop.url, { account });
  const { page } = visitor;
  await come(visitor, '/change-password');
  await page.locator('main form input[type=password]').first().fill('a secret that stays here');
  // The storage of the tab is read before the next page can clear it.
  await page.addInitScript(() => {
    (window as unknown as { found: string }).found = JSON.stringify(sessionStorage);
  });
  await speak(visitor, 'ar');
  expect(await page.locator('main form input[type=password]').first().inputValue()).toBe('');
  expect(await page.evaluate(() => (window as unknown as { found: string }).found)).not.toContain('secret');
  await leave(visitor);
});
