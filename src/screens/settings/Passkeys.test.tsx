// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { passkeysMachine } from '#machines/passkeys/passkeys.machine.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { text } from '#tests/support/texts/texts.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { Passkeys } from './Passkeys.tsx';

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (passkeys: object[] = []) => {
  const flow = startHeld(passkeysMachine, undefined, [
    'listPasskeys',
    'requestPasskey',
    'createPasskey',
    'removePasskey',
  ]);
  render(
    <ShopProvider value={viewShop({ passkeys: flow.actor })}>
      <Passkeys />
    </ShopProvider>,
  );
  await flow.respond('listPasskeys', passkeys);
  return flow;
};

const region = () => within(screen.getByRole('region', { name: text('Passkeys') }));
const press = async (name: string) => fireEvent.click(await region().findByRole('button', { name }));

describe('Passkeys', () => {
  test('names the device of each, when it was last used, and removes one', async () => {
    const used = '2025-03-05T15:07:09.000000Z';
    const flow = await show([
      { id: 1, device: 'Chrome on Android', created_at: used, last_used_at: null },
      { id: 2, device: '', created_at: used, last_used_at: used },
    ]);
    expect(await region().findByText('Chrome on Android')).toBeDefined();
    expect(region().getByText(text('Not used yet'))).toBeDefined();
    expect(region().getByText(text('Unknown device'))).toBeDefined();
    const [button] = region().getAllByRole('button', { name: /Chrome on Android/ });
    fireEvent.click(button as HTMLElement);
    expect(flow.requested('removePasskey')).toEqual([{ id: 1 }]);
  });

  test('asks for the password, then shows that the browser asks, and can be left', async () => {
    const flow = await show();
    expect(await region().findByText(text('You have no passkeys yet.'))).toBeDefined();
    await press(text('Add a passkey'));
    const field = region().getByLabelText(text('Current Password'), { exact: false, selector: 'input' });
    fireEvent.change(field, { target: { value: 'nine green bottles' } });
    await press(text('Continue'));
    expect(flow.requested('requestPasskey')).toEqual([{ password: 'nine green bottles' }]);
    await flow.respond('requestPasskey', { challenge: 'Zm9v' });
    expect((await region().findByRole('status')).textContent).toBe(text('Follow the steps of your browser'));
    await press(text('Cancel'));
    expect(await region().findByText(text('You have no passkeys yet.'))).toBeDefined();
  });

  test('a browser without passkeys lists them and adds none', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    await show();
    expect(await region().findByText(text('You have no passkeys yet.'))).toBeDefined();
    expect(region().queryByRole('button')).toBeNull();
  });
});
