// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { storefrontMachine } from '#machines/storefront/storefront.machine.ts';
import { theSettings } from '#tests/support/data/builders.ts';

let isBroken = true;
const NoEffects = () => null;
const BreakingPage = () => {
  if (isBroken) throw new Error('The header is broken.');
  return <h1>Shops</h1>;
};

beforeEach(() => {
  vi.resetModules();
  vi.doMock('./DocumentEffects.tsx', () => ({ DocumentEffects: NoEffects }));
  vi.doMock('./CurrentPage.tsx', () => ({ CurrentPage: BreakingPage }));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.doUnmock('./DocumentEffects.tsx');
  vi.doUnmock('./CurrentPage.tsx');
  // The files of the unit tests share their modules: the next one gets the real page.
  vi.resetModules();
});

test('A defect in the page layout shows an error with Retry, which renders the page again', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { App } = await import('./App.tsx');
  const { ShopProvider } = await import('#src/shop/shop-context.ts');
  const actor = createActor(storefrontMachine, { input: { locale: 'en', settings: theSettings(), catalogue: {} } });
  render(
    <ShopProvider value={{ actor } as never}>
      <App />
    </ShopProvider>,
  );
  await screen.findByRole('heading', { name: 'Something went wrong' });
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  screen.getByRole('heading', { name: 'Shops' });
});
