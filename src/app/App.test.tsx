// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { storefrontMachine } from '#machines/storefront/storefront.machine.ts';
import { theSettings } from '#tests/support/builders.ts';
import { App } from './App.tsx';
import { ShopProvider } from './shop-context.ts';

let isBroken = true;
vi.mock('./DocumentEffects.tsx', () => ({ DocumentEffects: () => null }));
vi.mock('./CurrentPage.tsx', () => ({
  CurrentPage: () => {
    if (isBroken) throw new Error('The header is broken.');
    return <h1>Shops</h1>;
  },
}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a defect in the frame of the page is told, and the page can be tried again', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const actor = createActor(storefrontMachine, { input: { locale: 'en', settings: theSettings(), catalogue: {} } });
  render(
    <ShopProvider value={{ actor } as never}>
      <App />
    </ShopProvider>,
  );
  screen.getByRole('heading', { name: 'Something went wrong' });
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  screen.getByRole('heading', { name: 'Shops' });
});
