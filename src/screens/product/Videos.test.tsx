// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ProductDetails } from '#machines/query/contract.types.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { aProduct } from '#tests/support/data/builders.ts';
import { text } from '#tests/support/texts/texts.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { Videos } from './Videos.tsx';

afterEach(cleanup);

const show = (...thumbnails: { type: string; thumbnail?: string | null; url?: string }[]) => {
  const product = { ...aProduct({ name: 'Kettle' }), description: '', packagings: [], thumbnails } as ProductDetails;
  return render(
    <ShopProvider value={viewShop({})}>
      <Videos product={product} />
    </ShopProvider>,
  );
};

test('a file is played here with the picture as its still, and nothing is fetched before', () => {
  show({ type: 'file', thumbnail: null, url: 'https://files.test/kettle.mp4' });
  const video = screen.getByLabelText(text('Video of {name}').replace('{name}', 'Kettle')) as HTMLVideoElement;
  expect([video.getAttribute('src'), video.getAttribute('preload'), video.hasAttribute('controls')]).toEqual([
    'https://files.test/kettle.mp4',
    'none',
    true,
  ]);
});

test('an embed is a link to its site', () => {
  show({ type: 'embed', url: '<iframe src="https://videos.test/1"></iframe>' });
  const link = screen.getByRole('link', { name: text('Watch the video') });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://videos.test/1',
    'noopener noreferrer',
  ]);
  expect(document.querySelector('iframe')).toBeNull();
});

test('a product without videos has no such part', () => {
  const { container } = show({ type: 'image', thumbnail: '/kettle.webp' });
  expect(container.textContent).toBe('');
});
