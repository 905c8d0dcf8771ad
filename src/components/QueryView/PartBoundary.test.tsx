// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useId } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { failed } from '#src/components/QueryView/LazyFailed.tsx';
import { createServerParts, renderParts } from '#src/shop/part-log.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { PartBoundary } from './PartBoundary.tsx';

beforeAll(async () => {
  await failed.load();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanup);
afterAll(() => vi.restoreAllMocks());

let isBroken = true;
const Fragile = ({ children }: { children: ReactNode }) => {
  const id = useId();
  if (isBroken) throw new Error('A defect');
  return <p data-id={id}>{children}</p>;
};

const page = (
  <main>
    <PartBoundary>
      <p>Whole</p>
    </PartBoundary>
    <PartBoundary>
      <section>
        <PartBoundary>
          <Fragile>Fragile</Fragile>
        </PartBoundary>
        <p>Beside it</p>
      </section>
    </PartBoundary>
  </main>
);

describe('A part that throws', () => {
  test('costs that part alone, and its retry shows it again', async () => {
    isBroken = true;
    render(<ShopProvider value={viewShop({})}>{page}</ShopProvider>);
    expect(screen.getByText('Whole')).toBeDefined();
    expect(screen.getByText('Beside it')).toBeDefined();
    isBroken = false;
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(screen.getByText('Fragile')).toBeDefined();
  });

  test('on the server costs that part alone, and the browser starts from the same', async () => {
    isBroken = true;
    const shop = viewShop({});
    const parts = createServerParts();
    const onServer = <ShopProvider value={{ ...shop, partLog: parts, brokenParts: parts.broken }}>{page}</ShopProvider>;
    const markup = renderParts(() => renderToString(onServer), parts);
    expect(parts.broken).toHaveLength(1);
    expect(markup).toContain('Whole');
    expect(markup).toContain('Beside it');
    expect(markup).toContain('Retry');

    document.body.innerHTML = `<div id="root">${markup}</div>`;
    const recovered = vi.fn();
    const root = hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <ShopProvider value={{ ...shop, brokenParts: parts.broken }}>{page}</ShopProvider>,
      { onRecoverableError: recovered },
    );
    isBroken = false;
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Fragile')).toBeDefined();
    expect(recovered).not.toHaveBeenCalled();
    root.unmount();
    document.body.innerHTML = '';
  });

  test('on the server loses the page if no boundary surrounds it', () => {
    isBroken = true;
    const parts = createServerParts();
    expect(() => renderParts(() => renderToString(<Fragile>Alone</Fragile>), parts)).toThrow('A defect');
  });
});
