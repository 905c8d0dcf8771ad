// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Price } from './Price.tsx';

afterEach(cleanup);

describe('Price', () => {
  test('strikes the old price and announces it as such', () => {
    const { container } = render(<Price price="8.00$" oldPrice="10.00$" oldPriceLabel="Was" discount="20% off" />);
    expect(container.querySelector('s')?.textContent).toBe('Was 10.00$');
  });

  test('isolates each text from the direction around it', () => {
    const { container } = render(
      <Price price="8.00$" oldPrice="10.00$" oldPriceLabel="Was" discount="20% off" perUnit="4.00$ / kg" />,
    );
    const isolated = [...container.querySelectorAll('bdi')].map((element) => element.textContent);
    expect(isolated).toEqual(['8.00$', '10.00$', '20% off', '4.00$ / kg']);
  });

  test('shows one price without a discount', () => {
    const { container } = render(<Price price="8.00$" />);
    expect(container.textContent).toBe('8.00$');
  });
});
