/** The pages about the shop itself: named as its links name them, and begun in the main language. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Config } from '#server/config.ts';
import { linkedPages } from '#server/domain/linked-pages.ts';
import { loadLanguages } from '#server/i18n/languages.ts';
import { prepareDatabase } from '#server/process/database.ts';
import { policySlugs } from '#src/routes/content-queries.ts';
import { demoFilling } from '#tests/support/database/demo-database.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { commandOf } from './commands.ts';

let shop: TestServer;
let folder: string;
let html: string;

const run = async (...words: string[]) =>
  (await commandOf(words)?.(shop.database.db, { uploadsDir: shop.uploadsDir })) ?? [];
/** The program reads the languages as it starts. */
const speakFirst = async (language: string) => {
  await run('language', 'main', language);
  await loadLanguages(shop.database.db);
};
const textOf = async (path: string) => (await shop.get(path)).text;
const shows = (path: string) => expect.poll(() => textOf(path));
const titleIn = async (slug: string, locale: 'en' | 'ar') =>
  (await shop.get(`/legal-pages/${slug}`, { locale })).body.data.content.title;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'larder-pages-'));
  html = join(folder, 'text.html');
  writeFileSync(html, '<h2>Our house</h2><script>alert(1)</script>');
  shop = await startTestServer({ filling: demoFilling });
  await shop.database.pool.query('delete from pages');
});

afterAll(async () => {
  await speakFirst('en');
  await shop.close();
  rmSync(folder, { recursive: true });
});

test('The table has the pages that the storefront links to', () => {
  expect(Object.keys(linkedPages).sort()).toEqual(Object.values(policySlugs).sort());
});

test('What is linked and not written is named by the list of pages, and by a start in production', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const start = async () => {
    warned.mockClear();
    await prepareDatabase({ environment: 'production' } as Config, shop.database);
    return warned.mock.calls.flat().filter((line) => line.includes('links to'));
  };
  const named = Object.keys(linkedPages).join(', ');
  expect(await start()).toEqual([
    `The shop links to pages that nobody has written: ${named}. See: npm run shop -- page set --help`,
  ]);
  expect(await run('page', 'list')).toContain('privacy-policy  (linked, and not written)');
  for (const slug of Object.keys(linkedPages)) await run('page', 'set', slug, html);
  expect(await start()).toEqual([]);
  expect((await run('page', 'list')).join('\n')).not.toContain('not written');
  await shop.database.pool.query('delete from pages');
  warned.mockRestore();
});

test('A page is written, cleaned where it is shown, changed in one language, and removed', async () => {
  const set = (...more: string[]) => run('page', 'set', 'our-house', html, ...more);
  expect(await set('--title', 'Our house')).toEqual([
    'our-house: added in en, at /page/our-house; no menu of the shop leads there',
  ]);
  await shows('/legal-pages/our-house').toContain('Our house');
  expect(await textOf('/legal-pages/our-house')).not.toContain('<script>');
  expect(await set('--language', 'ar', '--title', 'بيتنا')).toEqual(['our-house: changed in ar']);
  expect((await run('page', 'list')).join('\n')).toContain('our-house  Our house');
  await expect(run('page', 'set', 'our-house', join(folder, 'gone.html'))).rejects.toThrow('There is no file');
  for (const nothing of ['', ' \n', '<p> </p><script>all()</script>']) {
    writeFileSync(join(folder, 'nothing.html'), nothing);
    const set = run('page', 'set', 'our-house', join(folder, 'nothing.html'));
    await expect(set, nothing).rejects.toThrow('has nothing that a page can show');
  }
  expect(await run('page', 'remove', 'our-house')).toEqual(['our-house: removed']);
  await shows('/legal-pages/our-house').not.toContain('Our house');
  await expect(run('page', 'remove', 'our-house')).rejects.toThrow('There is no page our-house.');
});

describe('a new page', () => {
  test('has the title of its link in each language, or its own', async () => {
    expect(await run('page', 'set', 'privacy-policy', html)).toEqual(['privacy-policy: added in en']);
    expect([await titleIn('privacy-policy', 'en'), await titleIn('privacy-policy', 'ar')]).toEqual([
      'Privacy Policy',
      'سياسة الخصوصية',
    ]);
    await run('page', 'set', 'about-us', html, '--title', 'Our house');
    expect(await titleIn('about-us', 'ar')).toBe('Our house');
  });

  test('is begun in the main language', async () => {
    const inArabic = ['page', 'set', 'terms-and-conditions', html, '--language', 'ar'];
    await expect(run(...inArabic)).rejects.toThrow('Write the page in en first.');
    await speakFirst('ar');
    const added = await run('page', 'set', 'terms-and-conditions', html);
    await speakFirst('en');
    expect(added).toEqual(['terms-and-conditions: added in ar']);
  });

  test('that no menu leads to says where it is', async () => {
    expect(await run('page', 'set', 'parking', html)).toEqual([
      'parking: added in en, at /page/parking; no menu of the shop leads there',
    ]);
  });
});
