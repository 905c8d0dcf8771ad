/** A start without settings, without texts, in another language than requested, or without storage. */
import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { htmlLang, type BuiltInLocale as Locale } from '#locales/locales.ts';
import { inRoot } from '#server/root.ts';
import { browser, openShop, shop } from '../support/browser/open-shop.ts';
import { recordTime } from '../support/figures.ts';
import { messagesIn } from '../support/shopper/languages.ts';
import { come, newVisitor, type Visitor } from '../support/shopper/visitor.ts';

/** How soon the settings are requested again. */
const retryWithinMs = 3000;
const unreachable = messagesIn('en')('The shop cannot be reached');

openShop();

const inDatabase = async (statement: string) => {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
};

const heading = ({ page }: Visitor, name: string) => page.getByRole('heading', { name, level: 1, exact: true });

const leave = async ({ complaints, context }: Visitor) => {
  expect(complaints).toEqual([]);
  await context.close();
};

const isPage = ({ pathname }: URL) => !/^\/(api|assets|pictures)\/|\.\w+$/.test(pathname);

/** The shop as it is without a server of ours: an empty page and its script. */
const withoutFirstView = async ({ page }: Visitor) => {
  const shell = readFileSync(inRoot('dist', 'client', 'index.html'), 'utf8');
  await page.route(isPage, (route) => route.fulfill({ contentType: 'text/html', body: shell }));
};

const unanswered = (page: Page, path: string) => page.route(path, (route) => route.fulfill({ status: 503, json: {} }));

/** The times of the requests for `path` and of their refusals. */
const timesOf = (page: Page, path: string) => {
  const requested: number[] = [];
  const refused: number[] = [];
  page.on('request', (request) => void (request.url().endsWith(path) && requested.push(Date.now())));
  page.on('response', (response) => void (response.url().endsWith(path) && refused.push(Date.now())));
  return { requested, refused };
};

describe('without settings', () => {
  test('a first visit shows a notice in English, retries by itself, and opens once they load', async () => {
    const visitor = await newVisitor(browser, shop.url, { locale: 'en' });
    const { requested, refused } = timesOf(visitor.page, '/api/master');
    await inDatabase('alter table settings rename to settings_away');
    try {
      await visitor.page.goto(`${shop.url}/shops`);
      await heading(visitor, unreachable).waitFor();
      // The name of the shop is one of the settings.
      expect(await visitor.page.title()).toBe('Shop');
      expect(await visitor.page.locator('html').getAttribute('lang')).toBe('en');
      await expect.poll(() => requested.length).toBe(2);
    } finally {
      await inDatabase('alter table settings_away rename to settings');
    }
    recordTime(
      'refused settings to their next request',
      (requested[1] ?? Number.NaN) - (refused[0] ?? Number.NaN),
      retryWithinMs,
    );
    await heading(visitor, 'Shops').waitFor();
    await leave(visitor);
  });

  test('a later visit opens with those of the last one, and takes the new ones when they come', async () => {
    const visitor = await newVisitor(browser, shop.url);
    const { page } = visitor;
    await come(visitor, '/shops');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('larder.settings'))).toContain('Larder');
    await withoutFirstView(visitor);
    await unanswered(page, '**/api/master');
    const { requested, refused } = timesOf(page, '/api/master');
    await page.reload();
    await heading(visitor, 'Shops').waitFor();
    await page.getByText('+1 202 555 0100').first().waitFor();
    await expect.poll(() => requested.length).toBe(2);
    recordTime(
      'refused settings to their next request',
      (requested[1] ?? Number.NaN) - (refused[0] ?? Number.NaN),
      retryWithinMs,
    );
    await page.route('**/api/master', async (route) => {
      const { data } = await (await route.fetch()).json();
      await route.fulfill({ json: { data: { ...data, mobile: '+1 202 555 0199' } } });
    });
    await page.getByText('+1 202 555 0199').first().waitFor();
    await leave(visitor);
  });

  test('that are all missing, the shop opens with a name, in English and dollars', async () => {
    const visitor = await newVisitor(browser, shop.url);
    const { page } = visitor;
    await withoutFirstView(visitor);
    await page.route('**/api/master', (route) => route.fulfill({ json: { data: {} } }));
    await page.goto(`${shop.url}/products`);
    await heading(visitor, 'All products').waitFor();
    await page
      .getByRole('article')
      .first()
      .getByText(/^\d+\.\d\d\$$/)
      .first()
      .waitFor();
    await page.waitForFunction(() => document.title === 'Products - Larder');
    await page.getByRole('banner').getByText('Larder', { exact: true }).first().waitFor();
    await leave(visitor);
  });
});

/** The visible parts of an unformatted phrase: its placeholders and plurals. */
const rawKeys = (page: Page) =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'placeholder', 'title', 'alt'];
    const spoken = [...document.body.querySelectorAll('*')].flatMap((element) =>
      attributes.flatMap((name) => element.getAttribute(name) ?? []),
    );
    return [document.getElementById('root')?.textContent ?? '', ...spoken].filter((text) =>
      /\{\w+[,}]|undefined|\bNaN\b/.test(text),
    );
  });

/** The files of the texts that ship with the shop. */
const withoutShippedTexts = (page: Page) => page.route(/\/assets\/(?:ar|ir)-/, (route) => route.abort());

describe('without the texts of the server', () => {
  test('the language that ships has those of the shop', async () => {
    const visitor = await newVisitor(browser, shop.url, { locale: 'ar' });
    const { page, t } = visitor;
    await withoutFirstView(visitor);
    await unanswered(page, '**/api/lang/**');
    await page.goto(`${shop.url}/products`);
    await heading(visitor, t('All products')).waitFor();
    await leave(visitor);
  });
});

describe('without any texts', () => {
  test('the complete built-in English appears', async () => {
    const visitor = await newVisitor(browser, shop.url, { locale: 'ar' });
    const { page } = visitor;
    await withoutFirstView(visitor);
    await unanswered(page, '**/api/lang/**');
    await withoutShippedTexts(page);
    await page.goto(`${shop.url}/products`);
    await heading(visitor, 'All products').waitFor();
    await page.getByText(/^Showing 1 to \d+ of \d+ results$/).waitFor();
    expect(await rawKeys(page)).toEqual([]);
    await leave(visitor);
  });

  test('the chosen language is not applied, and the failure is only logged', async () => {
    const visitor = await newVisitor(browser, shop.url);
    const { page, t } = visitor;
    await come(visitor, '/contact-us');
    await page.locator('main form [name=subject]').fill('Where is my bread?');
    await unanswered(page, '**/api/lang/**');
    await withoutShippedTexts(page);
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('getCatalogue'));
    await page.getByRole('combobox', { name: t('Choose a language') }).selectOption('ar');
    await logged;
    expect(await page.getByText(t('An error occurred')).count()).toBe(0);
    expect(await page.locator('html').getAttribute('dir')).toBe('ltr');
    expect(await page.locator('main form [name=subject]').inputValue()).toBe('Where is my bread?');
    expect(await page.getByRole('combobox', { name: t('Choose a language') }).inputValue()).toBe('en');
    await leave(visitor);
  });
});

type Insist = (requested: string) => Locale;

/** Counts the opened pages; `insist` is the language that the server claims to speak whatever the request. */
const insisting = async ({ page }: Visitor, insist: Insist) => {
  const opened: string[] = [];
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    opened.push(html);
    const body = html.replace(/"app_locale":"(\w+)"/, (_, requested: string) => `"app_locale":"${insist(requested)}"`);
    await route.fulfill({ response, body });
  });
  return opened;
};

const blockStorage = ({ page }: Visitor) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The shopper wants it so.', 'SecurityError');
        },
      });
    }
  });

describe('a server that insists on a language', () => {
  const ways: { how: string; insist: Insist; last: Locale; count: number }[] = [
    { how: 'always on Arabic', insist: () => 'ar', last: 'ar', count: 2 },
    { how: 'always on another', insist: (requested) => (requested === 'en' ? 'ar' : 'en'), last: 'en', count: 3 },
  ];
  test.each(ways)('$how is followed at most once a language', async ({ insist, last, count }) => {
    const visitor = await newVisitor(browser, shop.url);
    const opened = await insisting(visitor, insist);
    await visitor.page.goto(`${shop.url}/shops`);
    await expect.poll(() => opened.length).toBe(count);
    await visitor.page.locator(`html[lang=${htmlLang(last)}]`).waitFor();
    await heading(visitor, messagesIn(last)('Shops')).waitFor();
    await visitor.page.waitForLoadState('networkidle');
    expect(opened).toHaveLength(count);
    await leave(visitor);
  });

  test('is not followed without storage, where the choice of the shopper still applies', async () => {
    const visitor = await newVisitor(browser, shop.url);
    const { page, t } = visitor;
    await blockStorage(visitor);
    const opened = await insisting(visitor, () => 'ar');
    await page.goto(`${shop.url}/shops`);
    await heading(visitor, t('Shops')).waitFor();
    await page.waitForLoadState('networkidle');
    await page.getByRole('combobox', { name: t('Choose a language') }).selectOption('ir');
    await page.locator('html[lang=fa][dir=rtl]').waitFor();
    await heading(visitor, messagesIn('ir')('Shops')).waitFor();
    expect(opened).toHaveLength(1);
    await leave(visitor);
  });
});
