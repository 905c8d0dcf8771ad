// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { addressBookMachine } from '#machines/address-book/address-book.machine.ts';
import { fieldsOf } from '#machines/address-form/address-form.fields.ts';
import { addressFormMachine } from '#machines/address-form/address-form.machine.ts';
import type { Address, Area } from '#machines/query/contract.types.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { home } from '#tests/models/checkout.ts';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { text } from '#tests/support/texts/texts.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { EditAddressScreen } from './EditAddressScreen.tsx';

afterEach(cleanup);

const work: Address = { ...home, id: 6, address_line: '1 Office Road', address_type: 'office', is_default: false };

const showEdit = (areas: Area[] = []) => {
  const book = startHeld(addressBookMachine, undefined, ['chooseDefault', 'removeAddress']);
  const form = startHeld(addressFormMachine, { id: 6 }, ['load', 'save']);
  render(
    <ShopProvider value={viewShop({ addressBook: book.actor, addressForm: form.actor }, { listAreas: { areas } })}>
      <EditAddressScreen params={{ id: '6' }} search={new URLSearchParams()} />
    </ShopProvider>,
  );
  return { book, form };
};

describe('EditAddressScreen', () => {
  test('shows the address, and focuses the field with the server’s error', async () => {
    const { form } = showEdit();
    await act(() => form.respond('load', fieldsOf(work)));
    expect(screen.getByRole('textbox', { name: 'Address line 1' })).toHaveProperty('value', '1 Office Road');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await act(() => form.refuse('save', { kind: 'refused', status: 422, fields: { phone: 'Too short.' } }));
    const phone = screen.getByRole('textbox', { name: 'Phone' });
    expect(phone.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(phone);
  });

  test('offers the areas where the back end has some, and sends the id as it came', async () => {
    const { form } = showEdit([
      { id: 4, name: 'North' },
      { id: 5, name: 'South' },
    ]);
    await act(() => form.respond('load', fieldsOf({ ...work, area_id: 4 })));
    const select = screen.getByRole('combobox', { name: text('Delivery area') });
    expect(select).toHaveProperty('value', '4');
    fireEvent.change(select, { target: { value: '5' } });
    expect(form.snapshot().context.fields).toMatchObject({ area_id: 5 });
  });

  test('offers no areas where there are none, and the position of the device once it is demanded', async () => {
    const { form } = showEdit();
    await act(() => form.respond('load', fieldsOf(work)));
    expect(screen.queryByRole('combobox')).toBeNull();
    const name = text('I am at this address: send the position of my device');
    expect(screen.queryByRole('checkbox', { name })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    const message = 'The latitude field is required.';
    await act(() => form.refuse('save', { kind: 'refused', status: 422, message, fields: { latitude: message } }));
    expect(screen.getByText(message)).toBeDefined();
    fireEvent.click(screen.getByRole('checkbox', { name }));
    expect(form.snapshot().context.fields).toMatchObject({ at_device: true });
  });

  test('offers to keep the stored position, once another text has cleared it and it is demanded', async () => {
    const { form } = showEdit();
    await act(() => form.respond('load', fieldsOf({ ...work, latitude: 26.2, longitude: 50.5 })));
    fireEvent.change(screen.getByRole('textbox', { name: 'Address line 1' }), { target: { value: '1 Office Rd' } });
    const name = text('It is the same place: keep its position on the map');
    expect(screen.queryByRole('checkbox', { name })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await act(() => form.refuse('save', { kind: 'refused', status: 422, fields: { latitude: 'Required.' } }));
    fireEvent.click(screen.getByRole('checkbox', { name }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(form.requested('save').at(-1)).toMatchObject({ fields: { keeps_position: true } });
  });

  test('does not let the shopper clear the only default', async () => {
    const { form } = showEdit();
    await act(() => form.respond('load', fieldsOf(home)));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('leads back when the address does not exist', async () => {
    const { form } = showEdit();
    await act(() => form.refuse('load', { kind: 'notFound' }));
    expect(screen.getByRole('heading', { level: 1, name: text('This address could not be found') })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Manage Address' })).toBeDefined();
  });
});
