import { beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '#locales/locales.ts';
import { htmlLang, locales } from '#locales/locales.ts';
import type { Page as PageOfTable } from '#src/routes/page.types.ts';
import { pages } from '#src/routes/pages.ts';
import { type PageName, patterns } from '#src/routes/paths.ts';
import { browser, shareShop, shop } from '../../support/browser/open-shop.ts';
import { addPartnerApplication } from '../../support/data/partners.ts';
import { faultsForReaders } from './readers-style.ts';
import { type Account, logIn, orderOf } from './shopper.ts';
import { violationsOf } from './violations.ts';
import { come, dialog, directionOf, type Look, messagesIn, newVisitor, seeSettled, type Visitor } from './visitor.ts';

const registration = 'q7Zb1nE5dX8uWcV3mJk2yR';

type Address = { name: PageName; path: string; page: PageOfTable };

const addressesWith = (orderId: number): Address[] => {
  /** What only this page finds under its name. */
  const own: Record<string, Record<string, string>> = {
    orderDetails: { id: String(orderId) },
    blog: { slug: 'how-to-keep-tomatoes' },
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
let addresses: Address[];

shareShop();
beforeAll(async () => {
  account = await logIn(shop.url);
  await addPartnerApplication(shop.databaseUrl, registration);
  addresses = addressesWith(await orderOf(shop.url, account));
});

const textOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, inside = '']) =>
    inside.replace(/<[^>]+>/g, '').trim(),
  );

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

const sourceOf = async (path: string, locale: Locale) => {
  const response = await fetch(shop.url + path, {
    headers: { Cookie: `larder_view=${locale}%7C%7Clight`, Accept: 'text/html' },
  });
  const html = await response.text();
  const [body = ''] = html.split('<script type="application/json"');
  return {
    status: response.status,
    lang: /<html[^>]* lang="([^"]*)"/.exec(html)?.[1],
    dir: /<html[^>]* dir="([^"]*)"/.exec(html)?.[1],
    title: unescaped(textOf(html, 'title')[0] ?? ''),
    headings: textOf(body, 'h1').length,
  };
};

/** A page that is named after what it shows has that as its heading; any other has the name of its route. */
const titleOf = (page: PageOfTable, locale: Locale, heading: string | undefined) =>
  `${page.entity ? heading : messagesIn(locale)(page.title)} - Larder`;

describe.each(locales)('in %s the server sends', (locale) => {
  test('every address with its status, its title, its language and one heading', async () => {
    for (const { path, page } of addresses) {
      const source = await sourceOf(path, locale);
      expect(source, path).toMatchObject({ status: 200, lang: htmlLang(locale), dir: directionOf(locale) });
      // Who may see a private page is not known yet.
      if (page.audience === 'everyone') expect(source.headings, path).toBe(1);
      if (!page.entity) expect(source.title, path).toBe(titleOf(page, locale, undefined));
    }
  });

  test.each([
    '/no-such-page',
    '/products/999999/details',
    '/shops/999999',
    '/products/1/details/more',
    '/blog/no-such-post',
    '/page/no-such-page',
    '/flash-sale/999999',
  ])('not found for %s', async (path) => {
    const source = await sourceOf(path, locale);
    expect(source).toMatchObject({ status: 404, lang: htmlLang(locale), dir: directionOf(locale) });
  });
});

/** Where somebody is led who may not be there, or has no use for it. */
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

/** Comes there, and is where they may be, on a page that says in their language what it is. */
const arrive = async (visitor: Visitor, address: Address) => {
  const { path, page } = shownTo(address, visitor.account === undefined);
  const { locale } = visitor.look;
  await come(visitor, address.path);
  if (page === pages.login) {
    await dialog(visitor, visitor.t('Login')).waitFor();
    await seeSettled(visitor);
  }
  const heading = await visitor.page.getByRole('heading', { level: 1, includeHidden: true }).first().textContent();
  const title = titleOf(page, locale, heading ?? undefined);
  await visitor.page.waitForFunction((wanted) => document.title === wanted, title).catch(() => undefined);
  const wanted = { path, title, lang: htmlLang(locale), dir: directionOf(locale), headings: 1 };
  expect(await factsOf(visitor), address.path).toEqual(wanted);
  expect(visitor.complaints, address.path).toEqual([]);
};

/** Whether everybody can read it and use it there. Persian looks like Arabic but for its words. */
const judge = async ({ page, look }: Visitor, { path }: Address) => {
  expect.soft(await violationsOf(page, { colours: look.locale !== 'ir' }), path).toEqual([]);
  expect.soft(await faultsForReaders(page), path).toEqual([]);
};

type Seeing = typeof arrive;

const seeAll = async (look: Partial<Look>, who: Account | undefined, found: readonly Address[], see: Seeing) => {
  const visitor = await newVisitor(browser, shop.url, { ...look, account: who });
  await visitor.page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  for (const address of found) await see(visitor, address);
  await visitor.context.close();
};

const isPrivate = ({ page }: Address) => page.audience === 'user';

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

describe.each(locales)('in %s every page is whole, complains of nothing and keeps nobody out', (locale) => {
  test.each(looks)('$scheme, on a $device', async (look) => {
    const found = seenIn(locale, look);
    const see: Seeing = async (visitor, address) => {
      await arrive(visitor, address);
      await judge(visitor, address);
    };
    // Somebody signed in finds everything that a guest finds.
    await seeAll(
      { ...look, locale },
      locale === 'ar' ? account : undefined,
      found.filter((address) => !isPrivate(address)),
      see,
    );
    await seeAll({ ...look, locale }, account, found.filter(isPrivate), see);
  });
});

test('a guest is led home from what is private', () =>
  seeAll({ device: 'phone' }, undefined, addresses.filter(isPrivate), arrive));
