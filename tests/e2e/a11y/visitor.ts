/** A visitor with one language, one colour scheme and one window, as a guest or signed in. */
import type { Browser, BrowserContextOptions, Locator } from 'playwright-core';
import arabic from '#locales/ar.json' with { type: 'json' };
import english from '#locales/en.json' with { type: 'json' };
import persian from '#locales/ir.json' with { type: 'json' };
import type { BuiltInLocale as Locale } from '#locales/locales.ts';
import { compileCatalogue } from '#machines/locale/compile-catalogue.ts';
import { createMessages, type Translate } from '#src/i18n/messages.ts';
import { desktop, openPage, phone, type WatchedPage } from '../../support/browser/browser.ts';
import type { Account } from './shopper.ts';

export type Look = { locale: Locale; scheme: 'light' | 'dark'; device: 'phone' | 'desktop' };

const catalogues = {
  en: compileCatalogue(english),
  ar: compileCatalogue(arabic),
  ir: compileCatalogue(persian),
} as const;
export const messagesIn = (locale: Locale): Translate => createMessages(locale, catalogues[locale]);
export const directionOf = (locale: Locale) => (locale === 'en' ? 'ltr' : 'rtl');

const windows = {
  phone: { viewport: phone, hasTouch: true, isMobile: true },
  desktop: { viewport: desktop },
} satisfies Record<Look['device'], BrowserContextOptions>;

export type Visitor = WatchedPage & { url: string; look: Look; t: Translate; account: Account | undefined };

export type VisitorOptions = Partial<Look> & {
  account?: Account | undefined;
  /** The shops of the cart that are chosen for the checkout. */
  chosenShops?: number[];
  context?: BrowserContextOptions;
  /** Several tests use it in turn: `shared-visitors.ts`. */
  isShared?: boolean;
};

/** The traces of an earlier visit: the session in the storage, the display mode in the cookie. */
export const memoriesOf = (url: string, { locale, scheme }: Look, { account, chosenShops }: VisitorOptions) => {
  const { origin, hostname } = new URL(url);
  const stored = JSON.stringify({ v: 1, locale, scheme, ...account, selectedShopIds: chosenShops });
  const view = encodeURIComponent(`${locale}||${scheme}`);
  const cookie = { name: 'larder_view', value: view, domain: hostname, path: '/', expires: -1 };
  return {
    cookies: [{ ...cookie, httpOnly: false, secure: false, sameSite: 'Lax' as const }],
    origins: [{ origin, localStorage: [{ name: 'larder', value: stored }] }],
  };
};

const timeout = 15_000;

/** Nothing moves, so that nothing is judged in the middle of a movement. */
export const newVisitor = async (browser: Browser, url: string, options: VisitorOptions = {}): Promise<Visitor> => {
  const { locale = 'en', scheme = 'light', device = 'desktop', account, context, isShared = false } = options;
  const look: Look = { locale, scheme, device };
  const storageState = memoriesOf(url, look, options);
  const settings = { ...windows[device], reducedMotion: 'reduce' as const, storageState, ...context };
  const watched = await openPage(browser, settings, { isShared });
  watched.context.setDefaultTimeout(timeout);
  return { ...watched, url, look, t: messagesIn(locale), account };
};

/** The page is hydrated, and everything pending has settled: responses, and a panel that slides in. */
export const seeSettled = async ({ page, t }: Pick<Visitor, 'page' | 't'>): Promise<void> => {
  await page.waitForFunction(() => {
    const title = document.querySelector('h1');
    return title !== null && Object.keys(title).some((key) => key.startsWith('__reactFiber$'));
  });
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

export const button = ({ page }: Visitor, name: string): Locator => page.getByRole('button', { name, exact: true });
export const dialog = ({ page }: Visitor, name: string): Locator => page.getByRole('dialog', { name, exact: true });
