// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { text } from '#tests/support/texts/texts.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { DigitalGoods } from './DigitalGoods.tsx';

afterEach(cleanup);

const show = (product: Parameters<typeof DigitalGoods>[0]['product']) =>
  render(
    <ShopProvider value={viewShop({})}>
      <DigitalGoods product={product} />
    </ShopProvider>,
  );

test('offers the files and the licence of a digital product', () => {
  const attachments = [{ url: 'https://files.test/atlas.pdf', extension: 'pdf' }];
  const { container } = show({ license: { key: 'AB-12' }, license_download_link: '/licence/7', attachments });
  expect(container.textContent).toContain('AB-12');
  const [file, licence] = screen.getAllByRole('link');
  expect(file?.getAttribute('href')).toBe('https://files.test/atlas.pdf');
  expect(file?.textContent).toContain('PDF');
  expect(licence?.getAttribute('href')).toBe('/licence/7');
  expect(licence?.textContent).toContain(text('Download the licence'));
});

test('shows nothing for other products', () => {
  expect(show({}).container.textContent).toBe('');
});
