/**
 * Pages in Persian write every number in Persian digits, those of the demo's own texts too. Telephone numbers are dialled
 * as they stand.
 *
 * @spec R75
 */
import { expect, test } from 'vitest';
import { shareShop, shop } from '../support/browser/open-shop.ts';
import { readSource } from '../support/browser/page-source.ts';

shareShop();

const dialled = /^\+[\d ]+$/;

const textsOf = (html: string) =>
  html
    .replace(/^.*<div id="root">/s, '')
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    .split(/<[^>]*>/)
    .map((text) => text.trim());

test.each([
  '/',
  '/products',
  '/products/1/details',
  '/shops',
  '/shops/1',
  '/categories',
  '/flash-sale/1',
  '/blogs',
  '/help',
  '/support',
])('%s has no ASCII digit', async (path) => {
  const { html, status } = await readSource(shop.url + path, { Cookie: 'larder_view=ir%7C%7Clight' });
  expect(status).toBe(200);
  const texts = textsOf(html);
  expect(texts.some((text) => /[\u06f0-\u06f9]/.test(text))).toBe(true);
  expect(texts.filter((text) => /[0-9]/.test(text.replaceAll(/&#?\w+;/g, '')) && !dialled.test(text))).toEqual([]);
});
