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

describe('Link', () => {
  test('leads to its address without a load of the page', () => {
    render(<Link href="/products?q=bread">Bread</Link>);
    const before = history.length;
    const isLeftToBrowser = fireEvent.click(link());
    expect([here(), history.length - before, isLeftToBrowser]).toEqual(['/products?q=bread', 1, false]);
  });

  test('leaves no entry in the history if it replaces the address', () => {
    render(
      <Link href="/products" replace>
        Bread
      </Link>,
    );
    const before = history.length;
    fireEvent.click(link());
    expect([here(), history.length - before]).toEqual(['/products', 0]);
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
