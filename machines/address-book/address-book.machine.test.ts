import { describe, expect, test } from 'vitest';
import { unauthorized } from '#tests/models/cart.ts';
import { home } from '#tests/models/checkout.ts';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { requestTimeoutMs } from '../constants.ts';
import { addressBookMachine } from './address-book.machine.ts';
import { selectAddressBook } from './address-book.selectors.ts';

const work = { ...home, id: 6, is_default: false, area: 'South', latitude: 26.2, longitude: 50.5 };

const begin = () => {
  const book = startHeld(addressBookMachine, undefined, ['chooseDefault', 'removeAddress']);
  return { ...book, facts: () => selectAddressBook(book.snapshot()) };
};

describe(addressBookMachine.id, () => {
  test('idle + default.choose → changes the default once and emits it', async () => {
    const book = begin();
    book.send({ type: 'default.choose', address: work });
    book.send({ type: 'default.choose', address: work });
    expect(book.facts()).toEqual({ stage: 'choosing', addressId: 6 });
    expect(book.snapshot().hasTag('busy')).toBe(true);
    expect(book.requested('chooseDefault')).toMatchObject([{ address: work }]);
    await book.respond('chooseDefault', { message: 'Address updated successfully' });
    expect(book.facts()).toEqual({ stage: 'idle', addressId: undefined });
    expect(book.emitted('addresses.changed')).toHaveLength(1);
    expect(book.notices()).toEqual([{ kind: 'success', text: { message: 'Address updated successfully' } }]);
  });

  test('asking + removal.cancel → removes nothing', () => {
    const book = begin();
    book.send({ type: 'removal.request', id: 6 });
    expect(book.facts()).toEqual({ stage: 'asking', addressId: 6 });
    book.send({ type: 'removal.cancel' });
    expect(book.facts().stage).toBe('idle');
    expect(book.requested()).toEqual([]);
  });

  test('asking + removal.confirm twice → sends one request, then shows the list without the address', async () => {
    const book = begin();
    book.send({ type: 'removal.request', id: 6 });
    book.send({ type: 'removal.confirm' });
    book.send({ type: 'removal.confirm' });
    expect(book.requested('removeAddress')).toEqual([{ id: 6 }]);
    await book.respond('removeAddress', {});
    expect(book.notices()).toEqual([{ kind: 'success', text: { key: 'The address was deleted' } }]);
    expect(book.emitted('addresses.changed')).toHaveLength(1);
    expect(book.emitted('navigation.requested')).toMatchObject([{ to: 'addresses' }]);
  });

  test('removing + a refusal because an order uses it → shows the server’s message and changes nothing', async () => {
    const book = begin();
    book.send({ type: 'removal.request', id: 6 });
    book.send({ type: 'removal.confirm' });
    const message = 'This address belongs to an order and cannot be deleted.';
    await book.refuse('removeAddress', { kind: 'refused', status: 422, message });
    expect(book.facts().stage).toBe('idle');
    expect(book.notices()).toEqual([{ kind: 'error', text: { message } }]);
    expect(book.emitted('addresses.changed')).toEqual([]);
    expect(book.emitted('navigation.requested')).toEqual([]);
  });

  test('choosing + no response for 30 seconds → is idle again and shows a failure', () => {
    const book = begin();
    book.send({ type: 'default.choose', address: work });
    book.pass(requestTimeoutMs);
    expect(book.facts().stage).toBe('idle');
    expect(book.notices()).toEqual([{ kind: 'error', text: { key: 'An error occurred' } }]);
  });

  test('removing + a 401 → ends the session without a message', async () => {
    const book = begin();
    book.send({ type: 'removal.request', id: 6 });
    book.send({ type: 'removal.confirm' });
    await book.refuse('removeAddress', unauthorized);
    expect(book.facts().stage).toBe('idle');
    expect(book.emitted('session.refused')).toHaveLength(1);
    expect(book.notices()).toEqual([]);
  });

  test('removing is busy; no response for 30 seconds → is idle again and shows a failure', () => {
    const book = begin();
    book.send({ type: 'removal.request', id: 6 });
    book.send({ type: 'removal.confirm' });
    expect(book.snapshot().hasTag('busy')).toBe(true);
    book.pass(requestTimeoutMs);
    expect(book.facts().stage).toBe('idle');
    expect(book.notices()).toEqual([{ kind: 'error', text: { key: 'An error occurred' } }]);
  });

  test('choosing + a refusal → is idle again and shows the server’s message', async () => {
    const book = begin();
    book.send({ type: 'default.choose', address: work });
    await book.refuse('chooseDefault', { kind: 'refused', status: 422, message: 'Not now.' });
    expect(book.facts().stage).toBe('idle');
    expect(book.notices()).toEqual([{ kind: 'error', text: { message: 'Not now.' } }]);
  });

  test('choosing + a 401 → ends the session without a message', async () => {
    const book = begin();
    book.send({ type: 'default.choose', address: work });
    await book.refuse('chooseDefault', unauthorized);
    expect(book.facts().stage).toBe('idle');
    expect(book.emitted('session.refused')).toHaveLength(1);
    expect(book.notices()).toEqual([]);
  });
});
