import { describe, expect, test } from 'vitest';
import { htmlLang, type BuiltInLocale as Locale, locales } from '#locales/locales.ts';
import { shareShop, shop } from '../../support/browser/open-shop.ts';
import { directionOf } from '../../support/shopper/languages.ts';
import { addresses, arrive, isPrivate, openRoutes, seeAll, titleOf } from './routes.ts';

shareShop();
openRoutes();

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

describe.each(locales)('in %s the server sends', (locale) => {
  test('every address with its status, its title, its language and one heading', async () => {
    for (const { path, page } of addresses) {
      const source = await sourceOf(path, locale);
      expect(source, path).toMatchObject({ status: 200, lang: htmlLang(locale), dir: directionOf(locale) });
      // The client has not yet checked whether the visitor may see a private page.
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

test('a guest is redirected home from private pages', () =>
  seeAll({ device: 'phone' }, undefined, addresses.filter(isPrivate), arrive));
