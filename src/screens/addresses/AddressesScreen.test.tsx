// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { addressBookMachine } from '#machines/address-book/address-book.machine.ts';
import type { Address } from '#machines/query/contract.types.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { home } from '#tests/models/checkout.ts';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { text } from '#tests/support/texts/texts.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { AddressesScreen } from './AddressesScreen.tsx';

afterEach(cleanup);

const work: Address = { ...home, id: 6, address_line: '1 Office Road', address_type: 'office', is_default: false };

const showList = (addresses: Address[]) => {
  const book = startHeld(addressBookMachine, undefined, ['chooseDefault', 'removeAddress']);
  const responses = { listAddresses: { total: addresses.length, addresses } };
  render(
    <ShopProvider value={viewShop({ addressBook: book.actor }, responses)}>
      <AddressesScreen />
    </ShopProvider>,
  );
  return book;
};

describe('AddressesScreen', () => {
  test('has one card per address: type, name, phone, place and its buttons', () => {
    showList([home, work]);
    const cards = screen.getAllByRole('listitem');
    expect(cards).toHaveLength(2);
    const [first, second] = cards as [HTMLElement, HTMLElement];
    for (const fact of ['Home', 'Default', 'Sample Shopper', '12 Orchard Lane', '2025550142'])
      expect(first.textContent).toContain(fact);
    expect(within(first).queryByRole('button', { name: /Set as default/ })).toBeNull();
    const edit = within(second).getByRole('link', { name: 'Edit: 1 Office Road' });
    expect(edit.getAttribute('href')).toBe('/manage-address/6/edit');
  });

  test('sends one request for a new default address, and is busy until the response', () => {
    const book = showList([home, work]);
    const make = screen.getByRole('button', { name: 'Set as default: 1 Office Road' });
    fireEvent.click(make);
    fireEvent.click(make);
    expect(make.getAttribute('aria-busy')).toBe('true');
    expect(book.requested('chooseDefault')).toHaveLength(1);
  });

  test('asks before it deletes, and Cancel changes nothing', async () => {
    const book = showList([home, work]);
    fireEvent.click(screen.getByRole('button', { name: 'Delete: 1 Office Road' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete address' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(book.requested()).toEqual([]);

    fireEvent.click(screen.getByRole('button', { name: 'Delete: 1 Office Road' }));
    const again = await screen.findByRole('alertdialog');
    fireEvent.click(within(again).getByRole('button', { name: 'Delete' }));
    expect(book.requested('removeAddress')).toEqual([{ id: 6 }]);
  });

  test('leads to the form when there is no address', () => {
    showList([]);
    expect(screen.getByRole('heading', { name: 'No addresses yet' })).toBeDefined();
    expect(screen.getByRole('link', { name: text('Add New Address') }).getAttribute('href')).toBe(
      '/manage-address/new',
    );
  });
});
