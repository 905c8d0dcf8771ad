import { expect, test } from 'vitest';
import { offeredLinks } from '#src/components/offered-links.ts';
import { matchPage } from './match-page.ts';
import { partsWithout } from './parts.ts';

test('The parts without a call are named once', () => {
  expect(partsWithout(['/favorite-products', '/favorite-add-or-remove', '/get-vouchers', '/unknown'])).toEqual([
    'wishlist',
    'vouchers',
  ]);
});

test('The page of a part that the shop lacks is not found, and other pages are', () => {
  const missing = partsWithout(['/blogs']);
  const isOffered = (page: string) => !missing.includes(page as never);
  expect(matchPage('/blogs', true, isOffered).name).toBe('notFound');
  expect(matchPage('/shops', true, isOffered).name).toBe('shops');
});

test('Menus leave out the links to pages that the shop lacks, and no others', () => {
  const isOffered = (page: string) => page !== 'blogs';
  const links = [{ url: '/blogs' }, { url: '/shops' }, { url: 'https://elsewhere.test/blogs' }, { url: null }];
  expect(offeredLinks(isOffered, links).map(({ url }) => url)).toEqual([
    '/shops',
    'https://elsewhere.test/blogs',
    null,
  ]);
});
