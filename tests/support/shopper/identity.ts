/** The shop behind the identity dialogs: outbox, waiting times, providers. */

import { sql } from 'drizzle-orm';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { saveSocialAuth } from '#server/db/queries/social.ts';
import { settings } from '#server/db/schema/settings.ts';
import { openBrowser } from '../browser/open-shop.ts';
import { newestCode } from '../data/one-time-codes.ts';
import { type TestDatabase, testDatabase } from '../database/database.ts';
import { demoFilling } from '../database/demo-database.ts';
import { type ShopProcess, startShopProcess } from '../server/shop-process.ts';
import { clientIds, type FakeProvider, startFakeProvider } from '../services/identity-provider.ts';
import { type Account, homeCountry, newAccount } from './account.ts';
import { button, dialog, type Shopper, see } from './shopper.ts';

export type IdentityShop = ShopProcess & { database: TestDatabase; fake: FakeProvider };

/** A shop that verifies new accounts and accepts accounts of three fake providers. */
const startIdentityShop = async (): Promise<IdentityShop> => {
  const [database, fake] = await Promise.all([testDatabase({ filling: demoFilling }), startFakeProvider()]);
  for (const provider of ['google', 'facebook', 'apple'] as const) {
    await saveSocialAuth(database.db, provider, { isActive: true, clientId: clientIds[provider] });
  }
  await database.db
    .insert(settings)
    .values({ key: 'registerOtpVerify', value: true })
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } });
  const shop = await startShopProcess(database.url, fake.env);
  const stop = async () => {
    await shop.stop();
    await fake.close();
    await database.close();
  };
  return { ...shop, database, fake, stop };
};

export let shop: IdentityShop;
export { browser } from '../browser/open-shop.ts';

/** Call it once, at the top of the file. */
export const openIdentityShop = (): void => {
  openBrowser();
  beforeAll(async () => {
    shop = await startIdentityShop();
  });
  afterAll(() => shop?.stop());
};

/** A registered shopper. */
export const knownAccount = async ({ url }: Pick<ShopProcess, 'url'>): Promise<Account> => {
  const account = newAccount();
  const response = await fetch(`${url}/api/registration`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify({ ...account, country: 'United States', phone_code: '1' }),
  });
  if (!response.ok) throw new Error(`The account was refused: ${await response.text()}`);
  return account;
};

export const codeIn = async (shop: IdentityShop): Promise<string> => (await newestCode(shop)).code;

/** Ends the server's minute without another code. */
export const endPause = (shop: IdentityShop) =>
  shop.database.pool.query("delete from rate_limits where key like 'code-pause:%'");

/** In the open dialog, whichever it is. */
export const inDialog = ({ page }: Pick<Shopper, 'page'>): Locator => page.getByRole('dialog');
export const dialogButton = (shopper: Pick<Shopper, 'page'>, name: string): Locator =>
  inDialog(shopper).getByRole('button', { name, exact: true });
export const fieldNamed = (shopper: Pick<Shopper, 'page'>, name: string): Locator =>
  inDialog(shopper).locator(`[name=${name}]`);

export const openRegistration = async (shopper: Shopper): Promise<void> => {
  await shopper.press(button(shopper, shopper.t('Register')));
  await see(dialog(shopper, shopper.t('Create your account')));
};

/** Goes from the open login to the filled-in form for the recipient of a code. */
export const fillForgotten = async (shopper: Shopper, contact: string): Promise<void> => {
  const { t, press, write, choose } = shopper;
  await press(dialogButton(shopper, t('Forgot Password')));
  await write(fieldNamed(shopper, 'phone'), contact);
  await choose(inDialog(shopper).getByRole('combobox', { name: t('Country') }), homeCountry(shopper));
};

export const seeCodeDialog = ({ page, t }: Pick<Shopper, 'page' | 't'>): Promise<void> =>
  see(page.getByRole('dialog', { name: t('Enter the code'), exact: true }));

/** Types the code into the open dialog. It is in the outbox once the dialog counts down; before, the newest is an older one. */
export const typeCode = async (shopper: Pick<Shopper, 'page' | 't'>, { database }: Pick<IdentityShop, 'database'>) => {
  const { page, t } = shopper;
  await see(inDialog(shopper).getByRole('timer'));
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.ariaLabel))
    .toBe(t('Digit {index}', { index: 1 }));
  await page.keyboard.type((await newestCode({ database })).code);
};

export const requestCode = async (shopper: Shopper, contact: string): Promise<void> => {
  await fillForgotten(shopper, contact);
  await shopper.press(dialogButton(shopper, shopper.t('Send code')));
  await seeCodeDialog(shopper);
};

export const boxesOf = (shopper: Pick<Shopper, 'page'>): Locator =>
  inDialog(shopper).getByRole('group').getByRole('textbox');
export const digitsIn = (shopper: Pick<Shopper, 'page'>): Promise<string[]> =>
  boxesOf(shopper).evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));

/** The seconds that the page still counts; undefined where it does not count. */
export const secondsShown = async (shopper: Pick<Shopper, 'page'>): Promise<number | undefined> => {
  const [text] = await inDialog(shopper).getByRole('timer').allTextContents();
  return text === undefined ? undefined : Number(text.replace(/\D/g, ''));
};
