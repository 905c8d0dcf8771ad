import { describe, expect, test } from 'vitest';
import { unauthorized } from '#tests/models/cart.ts';
import { addressPorts, home } from '#tests/models/checkout.ts';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { requestTimeoutMs } from '../constants.ts';
import { addressPickerMachine } from './address-picker.machine.ts';
import { selectAddressPicker } from './address-picker.selectors.ts';

const work = { ...home, id: 6, is_default: false };
const start = (input = {}) => startHeld(addressPickerMachine, input, addressPorts);

describe(addressPickerMachine.id, () => {
  test('loading, answered: the basket address is the default one, else the first', async () => {
    const addresses = start();
    await addresses.respond('listAddresses', [work, home]);
    expect(selectAddressPicker(addresses.snapshot())).toMatchObject({ stage: 'choosing', chosen: home });

    const others = start();
    await others.respond('listAddresses', [work]);
    expect(selectAddressPicker(others.snapshot()).chosen).toEqual(work);
  });

  test('choosing + address.choose, address.refresh: the explicit choice stays', async () => {
    const addresses = start();
    await addresses.respond('listAddresses', [home, work]);
    addresses.send({ type: 'address.choose', id: 6 });
    addresses.send({ type: 'address.choose', id: 99 });

    addresses.send({ type: 'address.refresh' });
    await addresses.respond('listAddresses', [home, work]);

    expect(selectAddressPicker(addresses.snapshot()).chosen).toEqual(work);
  });

  test('choosing + address.refresh without the chosen address → the default one is chosen', async () => {
    const addresses = start();
    await addresses.respond('listAddresses', [home, work]);
    addresses.send({ type: 'address.choose', id: 6 });
    addresses.send({ type: 'address.refresh' });
    await addresses.respond('listAddresses', [home]);
    expect(selectAddressPicker(addresses.snapshot()).chosen).toEqual(home);
  });

  test('loading, none: the form is open, prefilled, and cannot be cancelled', async () => {
    const addresses = start({ prefill: { name: 'Sample Shopper' } });
    await addresses.respond('listAddresses', []);
    addresses.send({ type: 'address.cancel' });

    expect(selectAddressPicker(addresses.snapshot())).toMatchObject({
      stage: 'editing',
      canCancel: false,
      fields: { name: 'Sample Shopper', address_type: 'home' },
    });
  });

  test('editing + address.place: sends the area and that the device is there', async () => {
    const addresses = start();
    await addresses.respond('listAddresses', []);
    addresses.send({ type: 'address.place', place: { area_id: 4 } });
    addresses.send({ type: 'address.place', place: { at_device: true } });
    addresses.send({ type: 'address.save' });
    expect(addresses.requested('addAddress')).toMatchObject([{ area_id: 4, at_device: true }]);
  });

  test('saving + a refusal that names the area → shows the message beside the form', async () => {
    const addresses = start();
    await addresses.respond('listAddresses', []);
    addresses.send({ type: 'address.save' });
    const message = 'The area field is required.';
    await addresses.refuse('addAddress', { kind: 'refused', status: 422, message, fields: { area_id: message } });
    expect(selectAddressPicker(addresses.snapshot())).toMatchObject({ stage: 'editing', failure: { message } });
  });

  test('editing + address.save: sends what was typed, and chooses the new address', async () => {
    const addresses = start();
    await addresses.respond('listAddresses', [home]);
    addresses.send({ type: 'address.new' });
    addresses.send({ type: 'address.type', field: 'address_line', value: ' 1 Office Road ' });
    addresses.send({ type: 'address.setDefault', makeDefault: true });

    addresses.send({ type: 'address.save' });
    await addresses.respond('addAddress', { ...work, is_default: true });

    expect(addresses.requested('addAddress')).toMatchObject([
      { address_line: '1 Office Road', address_line2: null, is_default: true },
    ]);
    const facts = selectAddressPicker(addresses.snapshot());
    expect(facts).toMatchObject({ stage: 'choosing', chosen: { id: 6 } });
    expect(facts.addresses.map(({ is_default }) => is_default)).toEqual([true, false]);
  });

  test('saving, refused: the first text stands at its field, what was typed stays', async () => {
    const addresses = start();
    await addresses.respond('listAddresses', []);
    addresses.send({ type: 'address.type', field: 'phone', value: '12' });
    addresses.send({ type: 'address.save' });

    await addresses.refuse('addAddress', { kind: 'refused', status: 422, fields: { phone: 'Too short.' } });
    expect(selectAddressPicker(addresses.snapshot())).toMatchObject({
      errors: { phone: { message: 'Too short.' } },
      fields: { phone: '12' },
    });
    addresses.send({ type: 'address.type', field: 'phone', value: '123' });

    expect(selectAddressPicker(addresses.snapshot()).errors.phone).toBeUndefined();
  });

  test('saving + a refusal that names no field of the form → shows its message beside the form', async () => {
    const addresses = start();
    await addresses.respond('listAddresses', []);
    addresses.send({ type: 'address.save' });
    const refusal = { kind: 'refused', status: 422, message: 'Not here.', fields: { country: 'Not here.' } } as const;
    await addresses.refuse('addAddress', refusal);
    expect(selectAddressPicker(addresses.snapshot())).toMatchObject({ stage: 'editing', errors: {}, failure: refusal });
  });

  test('loading, failed or silent: address.refresh tries again', async () => {
    const addresses = start();
    await addresses.refuse('listAddresses', { kind: 'network' });
    expect(selectAddressPicker(addresses.snapshot())).toMatchObject({ stage: 'failed', failure: { kind: 'network' } });

    addresses.send({ type: 'address.refresh' });
    addresses.pass(30_000);
    expect(selectAddressPicker(addresses.snapshot()).stage).toBe('failed');
    addresses.send({ type: 'address.refresh' });
    await addresses.respond('listAddresses', [home]);

    expect(selectAddressPicker(addresses.snapshot())).toMatchObject({ stage: 'choosing', failure: undefined });
  });

  test('saving, 401: the session is over', async () => {
    const addresses = start();
    await addresses.respond('listAddresses', []);
    addresses.send({ type: 'address.save' });

    await addresses.refuse('addAddress', unauthorized);

    expect(selectAddressPicker(addresses.snapshot()).stage).toBe('expired');
  });

  describe('saving without an echo: the address is saved, and the list says which it is', () => {
    const saved = async () => {
      const addresses = start();
      await addresses.respond('listAddresses', [home]);
      addresses.send({ type: 'address.new' });
      addresses.send({ type: 'address.save' });
      await addresses.respond('addAddress', undefined);
      expect(addresses.requested('listAddresses')).toHaveLength(2);
      expect(selectAddressPicker(addresses.snapshot()).stage).toBe('saving');
      return addresses;
    };
    const facts = async (addresses: Awaited<ReturnType<typeof saved>>) => selectAddressPicker(addresses.snapshot());

    test('the new one is chosen', async () => {
      const addresses = await saved();
      await addresses.respond('listAddresses', [home, work]);
      expect(await facts(addresses)).toMatchObject({ stage: 'choosing', chosen: work });
      expect(addresses.requested('addAddress')).toHaveLength(1);
    });

    test('a list that fails or hangs can be loaded again, and nothing is saved twice', async () => {
      const failing = await saved();
      await failing.refuse('listAddresses', { kind: 'broken', status: 500 });
      expect(await facts(failing)).toMatchObject({ stage: 'failed' });
      const hanging = await saved();
      hanging.pass(requestTimeoutMs);
      expect(await facts(hanging)).toMatchObject({ stage: 'failed', failure: { kind: 'timeout' } });
      hanging.send({ type: 'address.refresh' });
      expect(hanging.requested('addAddress')).toHaveLength(1);
    });

    test('a 401 ends the session', async () => {
      const addresses = await saved();
      await addresses.refuse('listAddresses', unauthorized);
      expect(await facts(addresses)).toMatchObject({ stage: 'expired' });
    });
  });

  describe('a request', () => {
    const facts = (addresses: ReturnType<typeof start>) => selectAddressPicker(addresses.snapshot());
    const isBusy = (addresses: ReturnType<typeof start>) => addresses.snapshot().hasTag('busy');
    const network = { kind: 'network' } as const;

    const saving = async (listed: object[] = [home]) => {
      const addresses = start();
      await addresses.respond('listAddresses', listed);
      if (listed.length > 0) addresses.send({ type: 'address.new' });
      addresses.send({ type: 'address.type', field: 'address_line', value: '1 Office Road' });
      addresses.send({ type: 'address.save' });
      return addresses;
    };

    test('for the list is busy, and names the failure or the timeout', async () => {
      const addresses = start();
      expect(isBusy(addresses)).toBe(true);
      await addresses.refuse('listAddresses', network);
      expect(facts(addresses)).toMatchObject({ stage: 'failed', failure: network });
      addresses.send({ type: 'address.refresh' });
      addresses.pass(requestTimeoutMs);
      expect(facts(addresses)).toMatchObject({ stage: 'failed', failure: { kind: 'timeout' } });
      addresses.send({ type: 'address.refresh' });
      await addresses.respond('listAddresses', []);
      expect(facts(addresses)).toMatchObject({ stage: 'editing', failure: undefined });
    });

    test('for the list without a session → expired', async () => {
      const addresses = start();
      await addresses.refuse('listAddresses', unauthorized);
      expect(facts(addresses).stage).toBe('expired');
    });

    test('for the list again → loads it again', async () => {
      const addresses = start();
      await addresses.respond('listAddresses', [home]);
      addresses.send({ type: 'address.refresh' });
      expect(facts(addresses).stage).toBe('loading');
      expect(addresses.requested('listAddresses')).toHaveLength(2);
    });

    test('to save is busy, and after a timeout the form is open with it; another form is empty', async () => {
      const addresses = await saving();
      expect(isBusy(addresses)).toBe(true);
      addresses.pass(requestTimeoutMs);
      expect(facts(addresses)).toMatchObject({ stage: 'editing', failure: { kind: 'timeout' } });
      addresses.send({ type: 'address.cancel' });
      addresses.send({ type: 'address.new' });
      expect(facts(addresses)).toMatchObject({ failure: undefined, fields: { address_line: '' } });
    });

    test.each([
      ['with an echo', work],
      ['without an echo', undefined],
    ])('to save that is answered %s → empties the form', async (_, response) => {
      const addresses = await saving();
      await addresses.respond('addAddress', response);
      if (!response) await addresses.respond('listAddresses', [home, work]);
      expect(facts(addresses).fields.address_line).toBe('');
    });

    test('for the list after a save is busy, and names the failure', async () => {
      const addresses = await saving();
      await addresses.respond('addAddress', undefined);
      expect([addresses.snapshot().value, isBusy(addresses)]).toEqual(['refreshing', true]);
      await addresses.refuse('listAddresses', network);
      expect(facts(addresses)).toMatchObject({ stage: 'failed', failure: network });
    });
  });
});
