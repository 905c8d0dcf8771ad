// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { ShopBanners } from './ShopBanners.tsx';

afterEach(cleanup);

const show = (banners: { id: number; thumbnail: string }[]) =>
  render(
    <ShopProvider value={viewShop({})}>
      <Suspense>
        <ShopBanners banners={banners} />
      </Suspense>
    </ShopProvider>,
  );

test('A shop shows its own banners', async () => {
  await import('#src/components/Banners/BannerSlides.tsx');
  show([{ id: 1, thumbnail: '/sale.webp' }]);
  const picture = await screen.findByRole('img', { name: 'Offers' });
  expect(picture.getAttribute('src')).toBe('/sale.webp');
});

test('A shop without banners shows no empty frame', () => {
  expect(show([]).container.childElementCount).toBe(0);
});
