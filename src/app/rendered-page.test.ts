import { describe, expect, test } from 'vitest';
import { fontsOf, queriesToSend } from './rendered-page.ts';

const lora = { family: '"Own Font", serif', url: '/fonts/lora.woff2' };

describe('the fonts of a page', () => {
  test.each([
    ['the storefront’s own', undefined, 'ltr', ['figtree']],
    ['one more for Arabic script', undefined, 'rtl', ['vazirmatn', 'figtree']],
    ['the shop’s', lora, 'ltr', ['lora']],
    ['the shop’s, and the one for Arabic script', lora, 'rtl', ['vazirmatn', 'lora']],
    ['none where each machine has the font', { family: 'system-ui', url: null }, 'ltr', []],
    [
      'the storefront’s own for an address elsewhere',
      { ...lora, url: 'https://elsewhere.example/a.woff2' },
      'ltr',
      ['figtree'],
    ],
  ])('are %s', (_what, font, direction, names) => {
    const files = fontsOf(font ? { font } : {}, direction);
    expect(files.map((file) => /(figtree|vazirmatn|lora)-?/.exec(file)?.[1])).toEqual(names);
  });
});

test('The responses of a page come without what no view reads', () => {
  const face = { id: 7, name: 'Pantry', slug: 'pantry', thumbnail: '/pictures/pantry-320.webp' };
  const category = { ...face, banner: '/pictures/aisle.webp', sub_categories: [{ id: 25, name: 'Rice' }] };
  const home = { key: ['getHome', 'en', {}] as const, data: { banners: [], categories: [category] } };
  const list = { key: ['listCategories', 'en', {}] as const, data: { categories: [category] } };
  const pending = { key: ['getHome', 'ar', {}] as const, data: undefined };
  expect(queriesToSend([home, list, pending])).toEqual([
    { ...home, data: { banners: [], categories: [face] } },
    list,
    pending,
  ]);
});
