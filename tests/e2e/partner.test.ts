/** Becoming a seller: four steps and a code, back and forth, under review, refused, sent again, approved. */
import { eq } from 'drizzle-orm';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { htmlLang, type BuiltInLocale as Locale } from '#locales/locales.ts';
import { commandOf } from '#server/cli/commands.ts';
import { settings } from '#server/db/schema/settings.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { browser, openBrowser } from '../support/browser/open-shop.ts';
import { newestCode } from '../support/data/one-time-codes.ts';
import { newSeller } from '../support/data/partners.ts';
import { asUpload, dot, pdf } from '../support/data/sample-files.ts';
import { type TestDatabase, testDatabase } from '../support/database/database.ts';
import { demoFilling } from '../support/database/demo-database.ts';
import { type ShopProcess, startShopProcess } from '../support/server/shop-process.ts';
import { messagesIn } from '../support/shopper/languages.ts';
import { heading, link, newShopper, open, reload, type Shopper, see, seeGone } from '../support/shopper/shopper.ts';
import { newVisitor } from '../support/shopper/visitor.ts';

let database: TestDatabase;
let shop: ShopProcess;

openBrowser();
beforeAll(async () => {
  database = await testDatabase({ filling: demoFilling });
  shop = await startShopProcess(database.url);
});
afterAll(async () => {
  await shop?.stop();
  await database?.close();
});

const phrase = 'nine green bottles';

const step = ({ page, t }: Shopper, title: MessageKey): Locator => page.getByRole('form', { name: t(title) });
const field = (form: Locator, name: string): Locator => form.locator(`[name=${name}]`);
const go = (shopper: Shopper, form: Locator, name: MessageKey): Promise<void> =>
  shopper.press(form.getByRole('button', { name: shopper.t(name), exact: true }));

/** A new step takes the focus, so that a screen reader announces it. */
const seeStep = async (shopper: Shopper, title: MessageKey): Promise<Locator> => {
  const form = step(shopper, title);
  await see(form);
  await expect.poll(() => form.evaluate((root) => root.contains(document.activeElement))).toBe(true);
  return form;
};

const fillPerson = async (shopper: Shopper, contact: ReturnType<typeof newSeller>) => {
  const form = step(shopper, 'About you');
  await see(form);
  await shopper.write(field(form, 'first_name'), 'Sample');
  await shopper.write(field(form, 'email'), contact.email);
  await shopper.write(field(form, 'phone'), contact.phone);
  await shopper.write(field(form, 'password'), phrase);
  await shopper.write(field(form, 'password_confirmation'), phrase);
};

const fillPersonStep = async (shopper: Shopper, contact: ReturnType<typeof newSeller>) => {
  await fillPerson(shopper, contact);
  await go(shopper, step(shopper, 'About you'), 'Continue');
};

const fillCode = async (shopper: Shopper) => {
  const form = await seeStep(shopper, 'Your email address');
  // The response is there before the code's countdown is.
  await see(form.getByRole('timer'));
  const { code } = await newestCode({ database });
  for (const [at, digit] of [...code].entries()) {
    await shopper.write(form.getByRole('textbox', { name: shopper.t('Digit {index}', { index: at + 1 }) }), digit);
  }
};

const typeCode = async (shopper: Shopper) => {
  await fillCode(shopper);
  await go(shopper, step(shopper, 'Your email address'), 'Verify');
};

const fillShopStep = async (shopper: Shopper, name: string) => {
  const form = await seeStep(shopper, 'Your shop');
  await go(shopper, form, 'Continue');
  await see(form.getByText(shopper.t('This field is required')).first());
  await shopper.write(field(form, 'shop_name'), name);
  for (const picture of ['shop_logo', 'profile_photo', 'shop_banner'])
    await field(form, picture).setInputFiles(asUpload(dot));
  await field(form, 'shop_registration_certificate').setInputFiles(asUpload(pdf()));
  return form;
};

const operate = (...words: string[]) => commandOf(words)?.(database.db);

test('en, by keyboard: a seller goes back a step, loses nothing, and follows the decision', async () => {
  const shopper = await newShopper(browser, shop.url, { keyboardOnly: true });
  const { page, t } = shopper;
  const contact = newSeller();
  await open(shopper);
  await shopper.press(link(shopper, t('Become a Seller')));
  await see(heading(shopper, t('Become a Seller')));
  expect(new URL(page.url()).pathname).toBe('/partner/register');

  await go(shopper, step(shopper, 'About you'), 'Continue');
  await see(step(shopper, 'About you').getByText(t('This field is required')).first());
  await fillPersonStep(shopper, contact);
  await typeCode(shopper);
  const form = await fillShopStep(shopper, 'Corner Bakery');
  await go(shopper, form, 'Back');
  const person = await seeStep(shopper, 'About you');
  expect(await field(person, 'email').inputValue()).toBe(contact.email);
  await go(shopper, person, 'Continue');
  const again = await seeStep(shopper, 'Your shop');
  expect(await field(again, 'shop_name').inputValue()).toBe('Corner Bakery');
  await go(shopper, again, 'Continue');

  const last = await seeStep(shopper, 'A last look');
  await see(last.getByText('licence.pdf'));
  await go(shopper, last, 'Send for review');
  await see(last.getByText(t('Please accept the terms and conditions')));
  await shopper.press(last.getByRole('checkbox'));
  await go(shopper, last, 'Send for review');

  await see(page.getByText(t('Under review'), { exact: true }));
  await see(heading(shopper, 'Corner Bakery'));
  expect(page.url()).toContain('/partner/confirmation/');
  expect(shopper.countOf('POST /seller/registration')).toBe(1);
  expect(shopper.countOf('POST /seller/send-otp')).toBe(1);

  await operate('partner', 'refuse', contact.email, '--note', 'The certificate cannot be read.');
  await expect
    .poll(() => reload(shopper).then(() => page.getByText('The certificate cannot be read.').count()))
    .toBe(1);
  await shopper.press(link(shopper, t('Register again')));
  await see(step(shopper, 'About you'));
  await shopper.leave();
});

test('ar, on a phone: a seller registers and is approved', async () => {
  const shopper = await newVisitor(browser, shop.url, { locale: 'ar', device: 'phone' });
  const { page, t } = shopper;
  const contact = newSeller();
  await open(shopper, '/shop/register');
  await see(heading(shopper, t('Become a Seller')));
  await fillPersonStep(shopper, contact);
  await typeCode(shopper);
  await go(shopper, await fillShopStep(shopper, 'مخبز الزاوية'), 'Continue');
  const last = await seeStep(shopper, 'A last look');
  await shopper.press(last.getByRole('checkbox'));
  await go(shopper, last, 'Send for review');
  await see(page.getByText(t('Under review'), { exact: true }));
  await operate('partner', 'approve', contact.email);
  await expect.poll(() => reload(shopper).then(() => page.getByText(t('Approved'), { exact: true }).count())).toBe(1);
  await see(heading(shopper, 'مخبز الزاوية'));
  await shopper.leave();
});

/** Chooses a language in the top bar and continues in it. */
const changeTo = async (shopper: Shopper, locale: Locale): Promise<Shopper> => {
  const { page, t } = shopper;
  const menus = shopper.countOf('GET /master');
  await page.getByRole('combobox', { name: t('Choose a language') }).selectOption(locale);
  await see(page.locator(`html[lang=${htmlLang(locale)}]`));
  // The menus are in the server's words.
  await expect.poll(() => shopper.countOf('GET /master')).toBe(menus + 1);
  return { ...shopper, t: messagesIn(locale) };
};

const textsIn = (form: Locator) =>
  form
    .locator('input:not([type=file]), textarea, select')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));

test('another language leaves every step unchanged, with all input', async () => {
  let shopper = await newShopper(browser, shop.url);
  const contact = newSeller();
  await open(shopper, '/partner/register');
  const seeSame = async (title: MessageKey, locale: Locale) => {
    const before = await textsIn(step(shopper, title));
    expect(before.some(Boolean), title).toBe(true);
    shopper = await changeTo(shopper, locale);
    const form = step(shopper, title);
    await see(form);
    expect(await textsIn(form), title).toEqual(before);
    return form;
  };

  await fillPerson(shopper, contact);
  const person = await seeSame('About you', 'ar');
  await go(shopper, person, 'Continue');
  await fillCode(shopper);
  const proof = await seeSame('Your email address', 'ir');
  await go(shopper, proof, 'Verify');
  await fillShopStep(shopper, 'Corner Bakery');
  const own = await seeSame('Your shop', 'en');
  await see(own.getByText('licence.pdf'));
  expect(await own.locator('img').count()).toBe(3);
  await go(shopper, own, 'Continue');
  await shopper.press(step(shopper, 'A last look').getByRole('checkbox'));
  const last = await seeSame('A last look', 'ar');
  await see(last.getByText('licence.pdf'));
  expect(await last.getByRole('checkbox').isChecked()).toBe(true);
  expect(await last.locator('img').count()).toBe(2);
  await go(shopper, last, 'Send for review');
  await see(shopper.page.getByText(shopper.t('Under review'), { exact: true }));
  await shopper.leave();
});

test('the first view has its texts in the visitor’s language; the old address redirects to it', async () => {
  const response = await fetch(`${shop.url}/shop/register`, { headers: { Cookie: 'larder_view=ar%7C%7Clight' } });
  expect(response.redirected && new URL(response.url).pathname).toBe('/partner/register');
  const [seen = ''] = (await response.text()).split('<script type="application/json"');
  expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(seen)?.[1]).toBe(messagesIn('ar')('Become a Seller'));
});

test('a shop of one vendor takes no sellers', async () => {
  await database.db.update(settings).set({ value: false }).where(eq(settings.key, 'multiVendor'));
  await expect.poll(async () => (await fetch(`${shop.url}/partner/register`)).status).toBe(404);
  const shopper = await newShopper(browser, shop.url);
  await shopper.page.goto(`${shop.url}/partner/register`);
  await see(heading(shopper, shopper.t('Page Not Found')));
  await seeGone(link(shopper, shopper.t('Become a Seller')));
  await shopper.context.close();
});
