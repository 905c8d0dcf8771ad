/** The shopper who walks a path, signed in if the flow needs an account. */
import type { Browser } from 'playwright-core';
import type { ShopperLocale } from '../support/shopper/languages.ts';
import { newShopper, type Shopper, type ShopperOptions } from '../support/shopper/shopper.ts';
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

/** The browser's storage after an earlier visit. The cookie tells the server the language. */
const memories = async (ground: Ground, { isSignedIn, chosenShops }: Journey, locale: ShopperLocale) => {
  const { origin, hostname } = new URL(ground.url);
  const account = isSignedIn && (await accountOf(ground));
  const stored = { v: 1, locale, ...account, ...(chosenShops ? { selectedShopIds: chosenShops } : {}) };
  const cookie = { name: 'larder_view', value: encodeURIComponent(`${locale}||`), domain: hostname, path: '/' };
  return {
    cookies: [{ ...cookie, expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const }],
    origins: [{ origin, localStorage: [{ name: 'larder', value: JSON.stringify(stored) }] }],
  };
};

/** `isShared`: the paths of several tests are walked on the page. */
export const shopperOfPath = async (
  browser: Browser,
  ground: Ground,
  journey: Journey,
  { locale = 'en', device = 'desktop', isShared = false }: Pick<ShopperOptions, 'locale' | 'device' | 'isShared'> = {},
): Promise<Shopper> => {
  const hasVisited = journey.isSignedIn || locale !== 'en';
  const context = hasVisited ? { storageState: await memories(ground, journey, locale) } : {};
  return newShopper(browser, ground.url, { context, locale, device, isShared });
};
