import { describe, expect, test } from 'vitest';
import type { Address } from '#api/types/orders.ts';
import { home } from '#tests/models/checkout.ts';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { bodyOf, fieldsOf, newFields } from './address-form.fields.ts';
import { addressFormMachine } from './address-form.machine.ts';
import { selectAddressForm } from './address-form.selectors.ts';

const begin = (input = {}) => {
  const form = startHeld(addressFormMachine, input, ['load', 'save']);
  return { ...form, facts: () => selectAddressForm(form.snapshot()) };
};

describe(addressFormMachine.id, () => {
  test('A new address opens at once, with the name and the phone of the signed-in shopper', () => {
    const form = begin({ prefill: { name: 'Sample Shopper', phone: '2025550142' } });
    expect(form.facts()).toMatchObject({
      stage: 'editing',
      fields: { name: 'Sample Shopper', phone: '2025550142', address_type: 'home', is_default: false },
    });
  });

  test('A new address of a shopper whose phone is not known yet → waits for it', async () => {
    const prefill = { name: 'Sample Shopper' };
    const form = begin({ prefill });
    expect([form.facts().stage, form.requested('load')]).toEqual(['loading', [{ prefill }]]);
    await form.respond('load', newFields({ ...prefill, phone: '2025550142' }));
    expect(form.facts()).toMatchObject({ stage: 'editing', fields: { ...prefill, phone: '2025550142' } });
  });

  test('loading → shows the stored address, or that it is missing', async () => {
    const form = begin({ id: 5 });
    await form.respond('load', fieldsOf(home));
    expect(form.facts().fields).toMatchObject({ address_line: '12 Orchard Lane', is_default: true });

    const foreign = begin({ id: 99 });
    await foreign.refuse('load', { kind: 'notFound' });
    expect(foreign.facts().stage).toBe('missing');
  });

  test('submitting + a refusal that names the position → shows the message beside the form', async () => {
    const form = begin();
    form.send({ type: 'form.submit' });
    const message = 'The latitude field is required.';
    await form.refuse('save', { kind: 'refused', status: 422, message, fields: { latitude: message } });
    expect(form.facts()).toMatchObject({ stage: 'editing', failure: { message } });
  });

  test('submitting + a response → emits the change, leads to the list and shows the server’s message', async () => {
    const form = begin();
    form.send({ type: 'form.submit' });
    await form.respond('save', { address: home, message: 'Address added successfully' });
    expect(form.emitted('addresses.changed')).toHaveLength(1);
    expect(form.notices()).toEqual([{ kind: 'success', text: { message: 'Address added successfully' } }]);
    expect(form.emitted('navigation.requested')).toMatchObject([{ to: 'addresses', replace: true }]);
    form.send({ type: 'form.submit' });
    expect(form.requested('save')).toHaveLength(1);
  });
});

describe('the request of an address form', () => {
  const mapped: Address = { ...home, latitude: 26.2, longitude: 50.5, area: 'North' };
  const known = fieldsOf(mapped);

  test('has all fields, since the server clears missing ones', () => {
    expect(bodyOf(known, { ...known, name: ' Kim ' })).toEqual({
      name: 'Kim',
      phone: '2025550142',
      address_line: '12 Orchard Lane',
      address_type: 'home',
      address_line2: null,
      area: 'North',
      flat_no: null,
      post_code: null,
      is_default: true,
      latitude: 26.2,
      longitude: 50.5,
    });
  });

  test('has the area of the stored address, as the id came', () => {
    const there = fieldsOf({ ...mapped, area_id: 4 });
    expect(bodyOf(there, { ...there, address_line: '1 Office Road' })).toMatchObject({ area_id: 4 });
  });

  test('has no map position once the place changed', () => {
    const moved = bodyOf(known, { ...known, address_line: '1 Office Road' });
    expect(moved).toMatchObject({ latitude: null, longitude: null });
    expect(bodyOf(newFields(), newFields())).toMatchObject({ latitude: null, longitude: null });
    const corrected = bodyOf(known, { ...known, address_line: '12 Orchard Ln', keeps_position: true });
    expect(corrected).toMatchObject({ latitude: 26.2, longitude: 50.5 });
    expect(corrected).not.toHaveProperty('keeps_position');
  });
});
