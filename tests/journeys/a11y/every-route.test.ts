/** Every address of the shop, as a guest and signed in, in three languages, on the narrowest window there is. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locales.ts';
import { htmlLang, locales } from '#src/i18n/locales.ts';
import { type Page as PageOfTable, pages } from '#src/routes/pages.ts';
import { type PageName, patterns } from '#src/routes/paths.ts';
import { launchBrowser } from '../../support/browser.ts';
import { type DemoShop, startDemoShop } from '../../support/demo-shop.ts';
import { addPartnerApplication } from '../../support/partners.ts';
import { type Account, logIn, orderOf } from './shopper.ts';
import { come, directionOf, messagesIn, newVisitor, type Visitor } from './visitor.ts';

const registration = 'q7Zb1nE5dX8uWcV3mJk2yR';
const narrowest = { width: 320, height: 640 };

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

let shop: DemoShop;
let browser: Browser;
let account: Account;
let addresses: Address[];

beforeAll(async () => {
  [shop, browser] = await Promise.all([startDemoShop(), launchBrowser()]);
  account = await logIn(shop.url);
  await addPartnerApplication(shop.databaseUrl, registration);
  addresses = addressesWith(await orderOf(shop.url, account));
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const textOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, inside = '']) =>
    inside.replace(/<[^>]+>/g, '').trim(),
  );

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

const sourceOf = async (path: string, locale: Locale) => {
  const answer = await fetch(shop.url + path, {
    headers: { Cookie: `larder_view=${locale}%7C%7Clight`, Accept: 'text/html' },
  });
  const html = await answer.text();
  const [body = ''] = html.split('<script type="application/json"');
  return {
    status: answer.status,
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
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
    overflow: Math.max(0, document.documentElement.scrollWidth - 320),
  }));

const look = async (visitor: Visitor, address: Address) => {
  const { page } = shownTo(address, visitor.account === undefined);
  const { locale } = visitor.look;
  await come(visitor, address.path);
  const heading = await visitor.page.getByRole('heading', { level: 1, includeHidden: true }).first().textContent();
  const title = titleOf(page, locale, heading ?? undefined);
  await visitor.page.waitForFunction((wanted) => document.title === wanted, title).catch(() => undefined);
  const facts = await factsOf(visitor);
  expect(facts, address.path).toMatchObject({ title, lang: htmlLang(locale), dir: directionOf(locale), overflow: 0 });
  expect(facts.headings, address.path).toHaveLength(1);
  expect(visitor.complaints, address.path).toEqual([]);
  return facts.path;
};

const seeEveryPage = async (locale: Locale, who: Account | undefined) => {
  const visitor = await newVisitor(browser, shop.url, {
    locale,
    account: who,
    device: 'phone',
    context: { viewport: narrowest },
  });
  await visitor.page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  for (const address of addresses) {
    const path = await look(visitor, address);
    expect(path).toBe(shownTo(address, who === undefined).path);
  }
  await visitor.context.close();
};

describe.each(locales)(
  'in %s every page has its title and heading, fits 320 pixels and complains of nothing',
  (locale) => {
    test('for a guest, who is led home from what is private', () => seeEveryPage(locale, undefined));
    test('for somebody signed in', () => seeEveryPage(locale, account));
  },
);
