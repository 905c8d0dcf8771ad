/** The shopper who walks a path, signed in if the flow needs an account. */
import type { Browser } from 'playwright-core';
import { newShopper, type Shopper } from '../support/shopper/shopper.ts';
import type { Ground, Journey } from './journey.ts';

type Account = { token: string; user: { id: number; name: string } };

/** The name in the stored session, with which forms are filled in. */
export const shopperName = 'Sample Shopper';

const accounts = new Map<Ground, Promise<Account>>();

const logIn = async ({ url, account }: Ground): Promise<Account> => {
  if (!account) throw new Error('A flow of the account needs LARDER_JOURNEYS_LOGIN and LARDER_JOURNEYS_PASSWORD.');
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify({ phone: account.login, password: account.password }),
  });
  if (!response.ok) throw new Error(`The login was answered ${response.status}.`);
  const { data } = (await response.json()) as { data: { user: { id: number }; access: { token: string } } };
  return { token: data.access.token, user: { id: data.user.id, name: shopperName } };
};

/** One login for all paths. */
const accountOf = (ground: Ground): Promise<Account> => {
  const known = accounts.get(ground) ?? logIn(ground);
  accounts.set(ground, known);
  return known;
};

/** The browser's storage after an earlier visit. */
const memories = async (ground: Ground, { isSignedIn, chosenShops }: Journey) => {
  const account = isSignedIn && (await accountOf(ground));
  const stored = { v: 1, locale: 'en', ...account, ...(chosenShops ? { selectedShopIds: chosenShops } : {}) };
  const localStorage = [{ name: 'larder', value: JSON.stringify(stored) }];
  return { cookies: [], origins: [{ origin: new URL(ground.url).origin, localStorage }] };
};

/** `isShared`: the paths of several tests are walked on the page. */
export const shopperOfPath = async (
  browser: Browser,
  ground: Ground,
  journey: Journey,
  { isShared = false } = {},
): Promise<Shopper> => {
  const context = journey.isSignedIn ? { storageState: await memories(ground, journey) } : {};
  return newShopper(browser, ground.url, { context, isShared });
};
