/** Every page of the shop, with a visit that checks its title, its heading and its accessibility. */
import { beforeAll, expect, test } from 'vitest';
import { htmlLang, type BuiltInLocale as Locale } from '#locales/locales.ts';
import type { Page as PageOfTable } from '#src/routes/page.types.ts';
import { pages } from '#src/routes/pages.ts';
import { type PageName, patterns } from '#src/routes/paths.ts';
import { browser, shop } from '../../support/browser/open-shop.ts';
import { addPartnerApplication } from '../../support/data/partners.ts';
import { type Account, openSession, orderOf, sharedListOf } from '../../support/shopper/http-account.ts';
import { directionOf, messagesIn } from '../../support/shopper/languages.ts';
import { dialog } from '../../support/shopper/shopper.ts';
import { come, type Look, newVisitor, seeSettled, type Visitor } from '../../support/shopper/visitor.ts';
import { faultsForReaders } from './readers-style.ts';
import { violationsOf } from './violations.ts';

const registration = 'q7Zb1nE5dX8uWcV3mJk2yR';

export type Address = { name: PageName; path: string; page: PageOfTable };

const addressesWith = (orderId: number, list: { id: number; token: string }): Address[] => {
  /** What only this page finds under its name. */
  const own: Record<string, Record<string, string>> = {
    orderDetails: { id: String(orderId) },
    blog: { slug: 'how-to-keep-tomatoes' },
    savedList: { id: String(list.id) },
    sharedList: { token: list.token },
    policyPage: { slug: 'shipping-and-delivery-policy' },
  };
  const parts: Record<string, string> = { slug: 'fruit', ticketNumber: '1', code: registration, id: '1' };
  return Object.entries(patterns).map(([name, pattern]) => {
    const values = { ...parts, ...own[name] };
    const path = pattern.replace(/:(\w+)/g, (_, part: string) => values[part] ?? '');
    return { name: name as PageName, path, page: pages[name as PageName] };
  });
};

let account: Account;
export let addresses: Address[];

/** Call it once, at the top of a file, after the shop is opened. */
export const openRoutes = (): void =>
  beforeAll(async () => {
    account = await openSession(shop.url);
    await addPartnerApplication(shop.databaseUrl, registration);
    addresses = addressesWith(await orderOf(shop.url, account), await sharedListOf(shop.url, account));
  });

/** A page named after its subject has that name as its heading; any other page has the name of its route. */
export const titleOf = (page: PageOfTable, locale: Locale, heading: string | undefined) =>
  `${page.entity ? heading : messagesIn(locale)(page.title)} - Larder`;

/** The redirect of visitors who may not see the page, or have no use for it. */
const shownTo = (address: Address, isGuest: boolean): Address => {
  if (isGuest && address.page.audience === 'user') return { name: 'home', path: '/', page: pages.home };
  if (address.name === 'sellerRegister') return { ...address, path: patterns.partnerRegister };
  const isAlreadyIn = !isGuest && address.name === 'login';
  return isAlreadyIn ? { name: 'dashboard', path: patterns.dashboard, page: pages.dashboard } : address;
};

const factsOf = ({ page }: Visitor) =>
  page.evaluate(() => ({
    path: location.pathname,
    title: document.title,
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    headings: document.querySelectorAll('h1').length,
  }));

/** Opens the page and checks the address, the language and the title. */
export const arrive = async (visitor: Visitor, address: Address) => {
  const { path, page } = shownTo(address, visitor.account === undefined);
  const { locale } = visitor.look;
  await come(visitor, address.path);
  if (page === pages.login) {
    await dialog(visitor, visitor.t('Login')).waitFor();
    await seeSettled(visitor);
  }
  const heading = await visitor.page.getByRole('heading', { level: 1, includeHidden: true }).first().textContent();
  const title = titleOf(page, locale, heading ?? undefined);
  await visitor.page.waitForFunction((required) => document.title === required, title).catch(() => undefined);
  const expected = { path, title, lang: htmlLang(locale), dir: directionOf(locale), headings: 1 };
  expect(await factsOf(visitor), address.path).toEqual(expected);
  expect(visitor.complaints, address.path).toEqual([]);
};

/** Whether everybody can read it and use it there. Persian has the colours of Arabic. */
const judge = async ({ page, look }: Visitor, { path }: Address) => {
  expect.soft(await violationsOf(page, { colours: look.locale !== 'ir' }), path).toEqual([]);
  expect.soft(await faultsForReaders(page), path).toEqual([]);
};

type Seeing = typeof arrive;

export const seeAll = async (look: Partial<Look>, who: Account | undefined, found: readonly Address[], see: Seeing) => {
  const visitor = await newVisitor(browser, shop.url, { ...look, account: who });
  await visitor.page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  for (const address of found) await see(visitor, address);
  await visitor.context.close();
};

export const isPrivate = ({ page }: Address) => page.audience === 'user';

/** The first two of these show a page light and dark, narrow and wide, and so do the other two. */
const looks = [
  { scheme: 'light', device: 'desktop' },
  { scheme: 'dark', device: 'phone' },
  { scheme: 'light', device: 'phone' },
  { scheme: 'dark', device: 'desktop' },
] as const satisfies Partial<Look>[];

/** Arabic shows a page in the opposite of the English look, so that these two alone see all colours; Persian in another. */
const markOf = { en: (at) => at % 4, ar: (at) => (at % 4) ^ 1, ir: (at) => (at + 2) % 4 } satisfies Record<
  Locale,
  (at: number) => number
>;
const seenIn = (locale: Locale, look: (typeof looks)[number]) =>
  addresses.filter((_, at) => looks[markOf[locale](at)] === look);

/**
 * One test for each display mode: every page is complete, reports no error and is accessible. A language is
 * a file of its own, so that several can run at a time.
 */
export const testEveryPage = (locale: Locale): void => {
  test.each(looks)('$scheme, on a $device', async (look) => {
    const found = seenIn(locale, look);
    const see: Seeing = async (visitor, address) => {
      await arrive(visitor, address);
      await judge(visitor, address);
    };
    // A signed-in shopper can open every page that a guest can.
    await seeAll(
      { ...look, locale },
      locale === 'ar' ? account : undefined,
      found.filter((address) => !isPrivate(address)),
      see,
    );
    await seeAll({ ...look, locale }, account, found.filter(isPrivate), see);
  });
};
