/** The shop in a language that is longer than English: nothing is cut off, and nothing was left out of the catalogue. */
import { beforeAll, expect, test } from 'vitest';
import english from '#locales/en.json' with { type: 'json' };
import { seeQuiet } from '../support/browser/browser.ts';
import { browser, openShop, shop } from '../support/browser/open-shop.ts';
import { pseudoCatalogue, pseudoSign } from '../support/browser/pseudo-catalogue.ts';
import { type Account, addAddress, fillCart, register } from '../support/shopper/http-account.ts';
import { newVisitor, seeSettled, type Visitor } from '../support/shopper/visitor.ts';
import { clippedTexts, overflowOf } from './a11y/clipped.ts';

let account: Account;

openShop({ phrases: { en: pseudoCatalogue } });
beforeAll(async () => {
  account = await register(shop.url);
  await addAddress(shop.url, account);
  await fillCart(shop.url, account);
});

const publicPaths = [
  '/',
  '/products',
  '/products/2/details',
  '/categories',
  '/shops',
  '/shops/1',
  '/most-popular',
].concat(
  [
    '/flash-sale/1',
    '/support',
    '/contact-us',
    '/about-us',
    '/blogs',
    '/professional-registration',
    '/partner/register',
  ],
  ['/no-such-page'],
);
const privatePaths = [
  '/dashboard',
  '/order-history',
  '/returned-order-history',
  '/wishlist',
  '/profile',
  '/checkout',
].concat(['/manage-address', '/manage-address/new', '/change-password', '/support-tickets', '/massages', '/settings']);

/** Texts of the catalogue that stand there in plain English; names of pages and goods are the owner's own words. */
const untranslated = async ({ page }: Visitor): Promise<string[]> => {
  const seen = await page.evaluate(() => {
    const isData = (element: Element | null) => element?.closest('bdi, option, article, select') !== null;
    const attributes = ['aria-label', 'placeholder', 'title', 'alt'].flatMap((name) =>
      [...document.body.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (!isData(parentElement) && parentElement?.closest('script, style') === null) texts.push(data.trim());
    }
    return [...attributes, ...texts];
  });
  const phrases = new Set(Object.values(english).filter((text) => /\p{L}{2}/u.test(text)));
  return [...new Set(seen.filter((text) => phrases.has(text)))];
};

/** Words that the shop's data and the catalogue share. */
const ownersWords = ['Larder', 'Pictures'];
/** A placeholder shows an example; the label has the complete text. */
const placeholder = pseudoCatalogue['Search products'] ?? '';

const faultsAt = async (visitor: Visitor, path: string): Promise<string[]> => {
  const { page } = visitor;
  await page.goto(shop.url + path);
  await seeSettled(visitor);
  await seeQuiet(page);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  const overflow = await overflowOf(page);
  const clipped = await clippedTexts(page, { sign: pseudoSign });
  const left = (await untranslated(visitor)).filter((text) => !ownersWords.includes(text));
  return [
    ...(overflow > 0 ? [`${path}: ${overflow} pixels too wide`] : []),
    ...clipped.filter((text) => !text.startsWith(placeholder)).map((text) => `${path} cuts off ${text}`),
    ...left.map((text) => `${path} says ${text}`),
  ];
};

test.each([
  ['a phone', 'phone', publicPaths, false],
  ['a wide screen', 'desktop', publicPaths, false],
  ['a phone, signed in', 'phone', privatePaths, true],
  ['a wide screen, signed in', 'desktop', privatePaths, true],
] as const)('on %s every phrase is whole and none is missing', async (_where, device, paths, isSignedIn) => {
  const visitor = await newVisitor(browser, shop.url, { device, ...(isSignedIn ? { account } : {}) });
  const faults: string[] = [];
  for (const path of paths) faults.push(...(await faultsAt(visitor, path)));
  expect(faults).toEqual([]);
  expect(visitor.complaints).toEqual([]);
  await visitor.context.close();
});
