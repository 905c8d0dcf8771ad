import { expect, test } from 'vitest';
import type { Translate } from '#src/i18n/messages.ts';
import { matchPage } from '#src/routes/match-page.ts';
import { pageTitle } from './page-title.ts';

const t = ((key: string) => key) as Translate;
const titleOf = (path: string, data: unknown) => pageTitle(matchPage(path), () => data, t, 'Larder');

test.each([
  ['/categories/fruit', 'Fruit - Larder'],
  ['/categories/7', 'Fruit - Larder'],
  ['/categories/id:cat_8', 'Bread - Larder'],
])('The title of %s names its category', (path, title) => {
  const categories = [
    { id: 7, slug: 'fruit', name: 'Fruit' },
    { id: 'cat_8', name: 'Bread' },
  ];
  expect(titleOf(path, { categories })).toBe(title);
});

test('A thing without a name has the title of its page', () => {
  expect(titleOf('/shops/3', { shop: { name: ' ' } })).toBe('Shop - Larder');
});
