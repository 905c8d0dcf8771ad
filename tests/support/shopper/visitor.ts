/** A shopper who has been here before: the browser remembers a language, a colour scheme and perhaps a session. */
import type { Browser } from 'playwright-core';
import type { Account } from './http-account.ts';
import type { ShopperLocale } from './languages.ts';
import { type Device, newShopper, type Shopper, type ShopperOptions, seeAlive } from './shopper.ts';

export type Look = { locale: ShopperLocale; scheme: 'light' | 'dark'; device: Device };

export type Visitor = Shopper & { look: Look; account: Account | undefined };

export type VisitorOptions = ShopperOptions & {
  scheme?: Look['scheme'];
  /** Whose session the browser has; a guest without it. */
  account?: Account | undefined;
  /** The shops of the cart that are chosen for the checkout. */
  chosenShops?: number[] | undefined;
};

/** The traces of an earlier visit: the session in the storage, the display mode in the cookie. */
export const memoriesOf = (
  url: string,
  { locale, scheme }: Pick<Look, 'locale' | 'scheme'>,
  { account, chosenShops }: Pick<VisitorOptions, 'account' | 'chosenShops'>,
) => {
  const { origin, hostname } = new URL(url);
  const stored = JSON.stringify({ v: 1, locale, scheme, ...account, selectedShopIds: chosenShops });
  const view = encodeURIComponent(`${locale}||${scheme}`);
  const cookie = { name: 'larder_view', value: view, domain: hostname, path: '/', expires: -1 };
  return {
    cookies: [{ ...cookie, httpOnly: false, secure: false, sameSite: 'Lax' as const }],
    origins: [{ origin, localStorage: [{ name: 'larder', value: stored }] }],
  };
};

/** Opens a window of its own in which nothing moves, so that nothing is judged in the middle of a movement. */
export const newVisitor = async (browser: Browser, url: string, options: VisitorOptions = {}): Promise<Visitor> => {
  const { scheme = 'light', account, chosenShops, ...rest } = options;
  const { locale = 'en', device = 'desktop', context } = rest;
  const look: Look = { locale, scheme, device };
  const storageState = memoriesOf(url, look, { account, chosenShops });
  const shopper = await newShopper(browser, url, { ...rest, context: { storageState, ...context } });
  return { ...shopper, look, account };
};

/** The page is hydrated, and everything pending has settled: responses, and a panel that slides in. */
export const seeSettled = async ({ page, t }: Pick<Visitor, 'page' | 't'>): Promise<void> => {
  await seeAlive({ page });
  await page.waitForFunction((loading) => {
    const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    if (moving.length > 0 || document.querySelector('[data-entering]')) return false;
    // On a phone a dialog with a field waits out of sight for the keyboard.
    const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
    if (!dialogs.every((dialog) => dialog.checkVisibility({ opacityProperty: true }))) return false;
    const places = [...document.querySelectorAll('main, [role=dialog], [role=alertdialog]')];
    return places.every((place) => !place.textContent.includes(loading) && !place.querySelector('[aria-busy=true]'));
  }, t('Loading…'));
};

/** Opens an address and waits until a signed-in shopper has their session and cart. */
export const come = async (visitor: Visitor, path: string): Promise<void> => {
  const { page, url, account } = visitor;
  const cart = account ? page.waitForResponse((response) => response.url().includes('/api/carts')) : undefined;
  await page.goto(url + path);
  await cart;
  await seeSettled(visitor);
};
