// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Price } from './Price.tsx';

afterEach(cleanup);

describe('Price', () => {
  test('the old price is struck and announced as such', () => {
    const { container } = render(<Price price="8.00$" oldPrice="10.00$" oldPriceLabel="Was" discount="20% off" />);
    expect(container.querySelector('s')?.textContent).toBe('Was 10.00$');
  });

  test('each text is kept apart from the direction around it', () => {
    const { container } = render(
      <Price price="8.00$" oldPrice="10.00$" oldPriceLabel="Was" discount="20% off" perUnit="4.00$ / kg" />,
    );
    const isolated = [...container.querySelectorAll('bdi')].map((element) => element.textContent);
    expect(isolated).toEqual(['8.00$', '10.00$', '20% off', '4.00$ / kg']);
  });

  test('without a discount there is one price', () => {
    const { container } = render(<Price price="8.00$" />);
    expect(container.textContent).toBe('8.00$');
  });
});
