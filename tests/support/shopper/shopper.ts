/** A shopper at a page: device, input, locale and messages. */
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Locale } from '#locales/locales.ts';
import type { Translate } from '#src/i18n/messages.ts';
import { desktop, openPage, phone, type WatchedPage, watch } from '../browser/browser.ts';
import type { ContextOptions } from '../browser/failure-records.ts';
import { finger, forbidPointers, type Hands, keyboard, mouse } from './hands.ts';
import { directionOf, messagesIn, type ShopperLocale } from './languages.ts';

export const shopperLocales = ['en', 'ar'] as const satisfies readonly Locale[];

const devices = {
  phone: { viewport: phone, hasTouch: true, isMobile: true },
  desktop: { viewport: desktop },
} satisfies Record<string, BrowserContextOptions>;

export type Device = keyof typeof devices;

export type ShopperOptions = {
  locale?: ShopperLocale;
  device?: Device;
  keyboardOnly?: boolean;
  /** Whether the page animates; drawing every frame of it costs a tenth of a run, so most tests do without. */
  motion?: boolean;
  context?: ContextOptions;
  /** The page outlives the test; its opener closes it. */
  isShared?: boolean;
};

type Call = { method: string; path: string };

export type Shopper = WatchedPage &
  Hands & {
    url: string;
    t: Translate;
    locale: ShopperLocale;
    device: Device;
    /** Every call to the back end so far. */
    calls: Call[];
    /** How often `METHOD /path` was called, the path without `/api`. */
    countOf: (call: string) => number;
    /** Closes the page and asserts that it logged no error. */
    leave: () => Promise<void>;
  };

const handsFor = (device: Device, keyboardOnly: boolean): Hands => {
  if (keyboardOnly) return keyboard;
  return device === 'phone' ? finger : mouse;
};

const timeout = 15_000;

/** Notes every call to the back end. */
const recordCalls = (page: Page): Pick<Shopper, 'calls' | 'countOf'> => {
  const calls: Call[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push({ method: request.method(), path: pathname.slice('/api'.length) });
  });
  const countOf = (call: string) => calls.filter(({ method, path }) => `${method} ${path}` === call).length;
  return { calls, countOf };
};

/** A first-time visitor. */
export const newShopper = async (browser: Browser, url: string, options: ShopperOptions = {}): Promise<Shopper> => {
  const {
    locale = 'en',
    device = 'desktop',
    keyboardOnly = false,
    motion = false,
    context: more,
    isShared = false,
  } = options;
  const reducedMotion = motion ? 'no-preference' : 'reduce';
  const watched = await openPage(browser, { ...devices[device], reducedMotion, ...more }, { isShared });
  const { page, context, complaints } = watched;
  context.setDefaultTimeout(timeout);
  if (keyboardOnly) await forbidPointers(page);
  return {
    ...watched,
    ...handsFor(device, keyboardOnly),
    ...recordCalls(page),
    url,
    t: messagesIn(locale),
    locale,
    device,
    leave: async () => {
      expect(complaints).toEqual([]);
      await context.close();
    },
  };
};

/** One more window of the same shopper; both complain to the same list. */
export const anotherTab = async (shopper: Shopper): Promise<Shopper> => {
  const page = await shopper.context.newPage();
  watch(page, shopper.complaints);
  return { ...shopper, page, ...recordCalls(page) };
};

/** Both directions of writing, one on each device. */
export const deskAndPhone = [
  { locale: 'en', device: 'desktop' },
  { locale: 'ar', device: 'phone' },
] as const satisfies ShopperOptions[];

/** Where they are, without search and origin. */
export const pathOf = ({ page }: Shopper): string => new URL(page.url()).pathname;

/** Waits until it can be seen. */
export const see = (seen: Locator): Promise<void> => seen.waitFor();
export const seeGone = (seen: Locator): Promise<void> => seen.waitFor({ state: 'hidden' });

export const button = ({ page }: Shopper, name: string): Locator => page.getByRole('button', { name, exact: true });
export const link = ({ page }: Shopper, name: string): Locator => page.getByRole('link', { name, exact: true });
export const heading = ({ page }: Shopper, name: string): Locator => page.getByRole('heading', { name, exact: true });
export const dialog = ({ page }: Shopper, name: string): Locator => page.getByRole('dialog', { name, exact: true });

/** Waits until the screen is hydrated and the flows have started. */
export const seeAlive = async ({ page }: Pick<Shopper, 'page'>): Promise<void> => {
  await page.waitForFunction(() => {
    const title = document.querySelector('h1');
    return title !== null && Object.keys(title).some((key) => key.startsWith('__reactFiber$'));
  });
};

/** Makes the first interaction, and waits until the footer, whose code waits for it, is hydrated. A wide one has no fold then. */
export const seeFooterAlive = async ({ page }: Pick<Shopper, 'page'>): Promise<void> => {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => {
    const title = document.querySelector('footer h2');
    if (!title || !Object.keys(title).some((key) => key.startsWith('__reactFiber$'))) return false;
    return !matchMedia('(min-width: 640px)').matches || !title.closest('details');
  });
};

/** Opens an address by hand. */
export const open = async (shopper: Shopper, path = '/'): Promise<void> => {
  await shopper.page.goto(shopper.url + path);
  await seeAlive(shopper);
};

export const reload = async (shopper: Shopper): Promise<void> => {
  await shopper.page.reload();
  await seeAlive(shopper);
};

const languageNames = { en: 'English', ar: 'العربية', ir: 'فارسی' } as const;

/** Chooses the shopper's own language, where it is not the shop's. */
export const speak = async (shopper: Shopper): Promise<void> => {
  const { page, device, locale, press, choose } = shopper;
  if (locale === 'en') return;
  const english = messagesIn('en');
  if (device === 'phone') await press(page.getByRole('button', { name: english('Open menu') }));
  const picker = page.getByRole('combobox', { name: english('Choose a language') }).filter({ visible: true });
  await choose(picker, languageNames[locale]);
  await page.locator(`html[dir=${directionOf(locale)}]`).waitFor();
  await page.getByRole('link', { name: shopper.t('Skip to content') }).waitFor({ state: 'attached' });
  await seeAlive(shopper);
};
