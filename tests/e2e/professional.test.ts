/** A company that buys: registers with its papers, is looked at, refused, put right, approved. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { commandOf } from '#server/cli/commands.ts';
import { openDatabase } from '#server/db/pool.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { browser, openShop, shop } from '../support/browser/open-shop.ts';
import { accountButton, demo, fillLogin, homeCountry, newAccount, openLogin } from '../support/shopper/account.ts';
import {
  button,
  dialog,
  heading,
  link,
  newShopper,
  open,
  reload,
  type Shopper,
  see,
  seeGone,
  shopperLocales,
} from '../support/shopper/shopper.ts';
import { newVisitor } from '../support/shopper/visitor.ts';

const company = 'Sample Catering Ltd';
const licence = { name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('milk') };

openShop();

/** Runs a command of the operator. */
const operate = async (...words: string[]) => {
  const { db, close } = await openDatabase({ url: shop.databaseUrl, poolSize: 1 });
  await commandOf(words)?.(db);
  await close();
};

const form = ({ page, t }: Shopper): Locator => page.getByRole('form', { name: t('Professional Registration') });
const field = (shopper: Shopper, key: MessageKey) =>
  form(shopper).getByRole('textbox', { name: shopper.t(key), exact: true });

const choose = (shopper: Shopper, ...files: (typeof licence)[]): Promise<void> =>
  form(shopper).locator('input[type=file]').setInputFiles(files);

const send = async (shopper: Shopper) => {
  const { t, press } = shopper;
  await press(form(shopper).getByRole('button', { name: t('Send for review') }));
};

for (const locale of shopperLocales)
  test(`${locale}: a guest registers a company, which is refused, put right and approved`, async () => {
    const shopper = await newVisitor(browser, shop.url, { locale });
    const { t, press, write } = shopper;
    const account = newAccount();
    await open(shopper);
    await openLogin(shopper);
    await press(dialog(shopper, t('Login')).getByRole('button', { name: t('Sign Up') }));
    await press(link(shopper, t('Register your company')));
    await seeGone(dialog(shopper, t('Create your account')));
    await see(heading(shopper, t('Professional Registration')));

    await send(shopper);
    await see(form(shopper).getByText(t('Add at least one document')));
    await write(field(shopper, 'Company name'), company);
    await write(field(shopper, 'Tax number'), 'US123456789');
    await choose(shopper, licence, notes);
    await see(form(shopper).getByText('licence.pdf'));
    await see(form(shopper).getByText(/notes\.txt/));
    await write(field(shopper, 'Full name'), account.name);
    await write(field(shopper, 'Email'), account.email);
    await shopper.choose(form(shopper).getByRole('combobox', { name: t('Country') }), homeCountry(shopper));
    await write(field(shopper, 'Phone number'), account.phone);
    await write(field(shopper, 'Password'), account.password);
    await write(field(shopper, 'Confirm password'), account.password);
    await press(form(shopper).getByRole('checkbox', { name: t('I accept the terms and conditions') }));
    await send(shopper);

    await see(accountButton(shopper));
    await see(shopper.page.getByText(t('Under review'), { exact: true }));
    await see(shopper.page.getByText(company));
    expect(shopper.countOf('POST /professional/registration')).toBe(1);

    await operate('professional', 'refuse', account.email, '--note', 'The licence cannot be read.');
    await reload(shopper);
    await see(shopper.page.getByText('The licence cannot be read.'));
    await expect.poll(() => field(shopper, 'Company name').inputValue()).toBe(company);
    await choose(shopper, licence);
    await press(form(shopper).getByRole('checkbox', { name: t('I accept the terms and conditions') }));
    await send(shopper);
    await see(shopper.page.getByText(t('Under review'), { exact: true }));

    await operate('professional', 'approve', account.email);
    await reload(shopper);
    await see(shopper.page.getByText(t('Approved'), { exact: true }));
    await open(shopper, '/settings');
    await see(shopper.page.getByRole('complementary').getByText(t('Professional'), { exact: true }));
    await shopper.leave();
  });

test('a shopper with an account logs in on the page and enters the company alone', async () => {
  const shopper = await newShopper(browser, shop.url);
  const { t, press } = shopper;
  await open(shopper, '/professional-registration');
  await see(field(shopper, 'Password'));
  await press(shopper.page.getByRole('main').getByRole('button', { name: t('Log in') }));
  await fillLogin(shopper, demo.login, demo.password);
  await seeGone(dialog(shopper, t('Login')));
  await see(field(shopper, 'Company name'));
  await seeGone(field(shopper, 'Password'));
  expect(await button(shopper, t('Login')).count()).toBe(0);
  await shopper.leave();
});
