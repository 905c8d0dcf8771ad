/** Somebody who is about to walk a path: known to the shop where the flow needs it. */
import type { Browser } from 'playwright-core';
import { newShopper, type Shopper } from '../support/shopper/shopper.ts';
import type { Ground, Journey } from './journey.ts';

type Account = { token: string; user: { id: number; name: string } };

/** What the browser remembers of an earlier visit; forms begin with it. */
export const newcomersName = 'Sample Shopper';

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
  return { token: data.access.token, user: { id: data.user.id, name: newcomersName } };
};

/** One login for all paths. */
const accountOf = (ground: Ground): Promise<Account> => {
  const known = accounts.get(ground) ?? logIn(ground);
  accounts.set(ground, known);
  return known;
};

/** What the shop finds of an earlier visit. */
const memories = async (ground: Ground, { isSignedIn, chosenShops }: Journey) => {
  const account = isSignedIn && (await accountOf(ground));
  const stored = { v: 1, locale: 'en', ...account, ...(chosenShops ? { selectedShopIds: chosenShops } : {}) };
  const localStorage = [{ name: 'larder', value: JSON.stringify(stored) }];
  return { cookies: [], origins: [{ origin: new URL(ground.url).origin, localStorage }] };
};

export const newcomer = async (browser: Browser, ground: Ground, journey: Journey): Promise<Shopper> => {
  const context = journey.isSignedIn ? { storageState: await memories(ground, journey) } : {};
  return newShopper(browser, ground.url, { context });
};
