// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Link } from './Link.tsx';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const link = () => screen.getByRole('link', { name: 'Bread' });
const here = () => location.pathname + location.search;

/** The history of the test's browser is full after so many entries, and its length then stays. */
const entriesOf = (work: () => unknown) => {
  let entries = 0;
  const count = () => {
    entries += 1;
  };
  addEventListener('pushState', count);
  work();
  removeEventListener('pushState', count);
  return entries;
};

describe('Link', () => {
  test('leads to its address without a load of the page', () => {
    render(<Link href="/products?q=bread">Bread</Link>);
    let isLeftToBrowser = true;
    const entries = entriesOf(() => {
      isLeftToBrowser = fireEvent.click(link());
    });
    expect([here(), entries, isLeftToBrowser]).toEqual(['/products?q=bread', 1, false]);
  });

  test('is tinted from the click to the frame after it', async () => {
    render(<Link href="/products">Bread</Link>);
    fireEvent.click(link());
    expect(link().dataset.pressed).toBe('');
    await expect.poll(() => link().dataset.pressed).toBeUndefined();
  });

  test('leaves no entry in the history if it replaces the address', () => {
    render(
      <Link href="/products" replace>
        Bread
      </Link>,
    );
    const entries = entriesOf(() => fireEvent.click(link()));
    expect([here(), entries]).toEqual(['/products', 0]);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a press with %j to the browser',
    (press) => {
      render(<Link href="/products">Bread</Link>);
      // The page of the test has nowhere to go.
      link().addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(link(), press);
      expect(here()).toBe('/');
    },
  );

  test('stays if its own handler prevents it', () => {
    render(
      <Link href="/products" onClick={(event) => event.preventDefault()}>
        Bread
      </Link>,
    );
    fireEvent.click(link());
    expect(here()).toBe('/');
  });
});
