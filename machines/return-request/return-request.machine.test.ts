import { describe, expect, test } from 'vitest';
import type { OrderDetails } from '#api/types/orders.ts';
import { home } from '#tests/models/checkout.ts';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { requestTimeoutMs } from '../constants.ts';
import { draftKeys } from '../shared/draft-keys.ts';
import { returnBody, returnFieldsOf, withoutPhoto, withPhotos, withProduct } from './return-request.fields.ts';
import { returnRequestMachine } from './return-request.machine.ts';
import { selectReturnRequest } from './return-request.selectors.ts';
import type { ReturnRequestFields } from './return-request.types.ts';

const order = {
  id: 77,
  address: home,
  products: [
    { id: 41, name: 'Rice', is_returned: true },
    { id: 42, name: 'Milk', is_returned: false },
  ],
} as unknown as OrderDetails;

const filled = { product_ids: [41], bank_account_number: ' GB33 ', reason: ' Torn ', bank_name: ' ' };

const begin = async (some: Partial<ReturnRequestFields> = {}) => {
  const form = startHeld(returnRequestMachine, { orderId: 77 }, ['load', 'save']);
  await form.respond('load', returnFieldsOf(order));
  form.send({ type: 'form.change', fields: some });
  return {
    ...form,
    facts: () => selectReturnRequest(form.snapshot()),
    submit: () => form.send({ type: 'form.submit' }),
  };
};

const photo = (name = 'a.png', type = 'image/png') => new File(['1'], name, { type, lastModified: 1 });

describe(returnRequestMachine.id, () => {
  test('loading + a response → suggests the delivery address for the collection', async () => {
    const { facts } = await begin();
    expect(facts()).toMatchObject({
      stage: 'editing',
      isOpen: true,
      fields: { return_address: '12 Orchard Lane', product_ids: [] },
    });
  });

  test('An order without returnable goods opens no form', () => {
    const none = { ...order, products: [{ ...order.products[0], is_returned: false }] } as unknown as OrderDetails;
    const context = { fields: returnFieldsOf(none) } as never;
    expect(selectReturnRequest({ value: 'editing', context }).isOpen).toBe(false);
  });

  test('loading + not found → missing', async () => {
    const form = startHeld(returnRequestMachine, { orderId: 78 }, ['load', 'save']);
    await form.refuse('load', { kind: 'notFound' });
    expect(selectReturnRequest(form.snapshot()).stage).toBe('missing');
  });

  test.each([
    ['product_ids', { product_ids: [] }, 'Select products to return'],
    ['return_address', { return_address: ' ' }, 'This field is required'],
    ['bank_account_number', { bank_account_number: '' }, 'This field is required'],
    ['reason', { reason: ' ' }, 'This field is required'],
  ])('editing + form.submit without %s → shows the error and sends nothing', async (field, some, key) => {
    const form = await begin({ ...filled, ...some });
    form.submit();
    expect(form.facts()).toMatchObject({ stage: 'editing', errors: { [field]: { key } } });
    expect(form.requested('save')).toEqual([]);
  });

  test('submitting + a response → emits the return, leads to the list and sends nothing twice', async () => {
    const form = await begin(filled);
    form.submit();
    form.submit();
    await form.respond('save', { message: 'Return request sent' });
    expect(form.requested('save')).toHaveLength(1);
    expect(form.notices()).toEqual([{ kind: 'success', text: { message: 'Return request sent' } }]);
    expect(form.emitted('navigation.requested')).toMatchObject([{ to: 'returnedOrders' }]);
  });

  test('submitting + no response → keeps the draft, and the unchanged form is the same request', async () => {
    const form = await begin({ ...filled, photos: [photo()] });
    const keyOf = draftKeys();
    const keys = () => form.requested('save').map((requested) => keyOf((requested as { fields: object }).fields));
    form.submit();
    form.pass(requestTimeoutMs);
    expect(form.facts()).toMatchObject({
      stage: 'editing',
      failure: { kind: 'timeout' },
      fields: { product_ids: [41] },
    });
    expect(form.facts().fields.photos).toHaveLength(1);
    form.submit();
    await form.refuse('save', { kind: 'refused', status: 422, message: 'The time has passed.' });
    expect(form.facts()).toMatchObject({ stage: 'editing', failure: { message: 'The time has passed.' } });
    form.send({ type: 'form.change', fields: { reason: 'Another' } });
    form.submit();
    const [first, again, changed] = keys();
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
  });

  test('submitting + a 401 → requires a login and keeps what was typed', async () => {
    const form = await begin(filled);
    form.submit();
    const { fields } = form.facts();
    await form.refuse('save', { kind: 'unauthorized', status: 401 });
    expect(form.emitted('login.required')).toHaveLength(1);
    expect(form.facts()).toMatchObject({ stage: 'editing', fields });
  });
});

describe('the fields of a return request', () => {
  test('select and deselect a product', () => {
    const chosen = withProduct({ product_ids: [41] }, 42);
    expect(chosen.product_ids).toEqual([41, 42]);
    expect(withProduct(chosen, 41).product_ids).toEqual([42]);
  });

  test('accept photos and refuse other files, and removing a file clears its error', () => {
    const picked = withPhotos({ photos: [] }, [photo(), photo('b.pdf', 'application/pdf')]);
    expect(picked.refused).toEqual([{ name: 'b.pdf', reason: 'type' }]);
    expect(withoutPhoto(picked, picked.photos[0] as File)).toEqual({ photos: [], refused: [] });
  });

  test('are sent trimmed, without the data of the order', () => {
    expect(returnBody(77, { ...returnFieldsOf(order), ...filled })).toEqual({
      order_id: 77,
      product_ids: [41],
      reason: 'Torn',
      return_address: '12 Orchard Lane',
      bank_account_number: 'GB33',
      bank_name: null,
    });
  });
});
