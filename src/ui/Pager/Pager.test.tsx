// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Pager, shownPages } from './Pager.tsx';

afterEach(cleanup);

const texts = { label: 'Pages', previousLabel: 'Previous page', nextLabel: 'Next page' };
const renderPager = (page: number, pageCount: number) =>
  render(
    <Pager
      {...texts}
      page={page}
      pageCount={pageCount}
      numberOf={String}
      pageLabel={(number) => `Page ${number}`}
      hrefOf={(number) => `/tea?page=${number}`}
    />,
  );

describe('shownPages', () => {
  test.each([
    [1, 3, 5, [1, 2, 3]],
    [1, 20, 5, [1, 2, 3, 4, 5]],
    [7, 20, 5, [5, 6, 7, 8, 9]],
    [20, 20, 5, [16, 17, 18, 19, 20]],
    [4, 9, 3, [3, 4, 5]],
    [1, 1, 5, [1]],
  ])('for page %d of %d with room for %d returns %j', (page, pageCount, maxShown, pages) => {
    expect(shownPages(page, pageCount, maxShown)).toEqual(pages);
  });
});

describe('Pager', () => {
  test('names each page, marks the current one and links to the neighbours', () => {
    renderPager(7, 20);
    const links = screen
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
    expect(links).toEqual([
      ['Previous page', '/tea?page=6'],
      ...[5, 6, 7, 8, 9].map((page) => [`Page ${page}`, `/tea?page=${page}`]),
      ['Next page', '/tea?page=8'],
    ]);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('7');
  });

  test('renders no link beyond the first page', () => {
    renderPager(1, 2);
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/tea?page=2');
  });

  test('renders nothing for a single page', () => {
    renderPager(1, 1);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
