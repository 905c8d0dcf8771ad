/** The checkout as a model. The addresses are a chart of their own: here they only say which address is chosen. */
import { createActor, type EventObject } from 'xstate';
import type { Address, OrderPlaced } from '#api/types/orders.ts';
import { addressPickerMachine } from '#machines/address-picker/address-picker.machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import type { CheckoutEvent, CheckoutInput } from '#machines/checkout/checkout.types.ts';
import { eventsOf } from '../support/charts/events.ts';
import type { ChartModel } from '../support/charts/model.ts';
import { aCart, aQuote, refused, unauthorized, withStock } from './cart.ts';

type CheckoutSnapshot = Parameters<typeof selectCheckout>[0];

export const checkoutPorts = ['getBuyNowCart', 'quoteCheckout', 'placeOrder'] as const;
export const addressPorts = ['listAddresses', 'addAddress'] as const;

export const home: Address = {
  id: 5,
  name: 'Sample Shopper',
  phone: '2025550142',
  address_type: 'home',
  address_line: '12 Orchard Lane',
  is_default: true,
};

export const checkoutInput: CheckoutInput = {
  cashOnDelivery: true,
  onlinePayment: true,
  gateways: [{ id: 1, title: 'Test gateway', name: 'stripe', logo: '/stripe.png', is_active: true }],
};

export const anOrder: OrderPlaced = {
  order_payment_url: null,
  orders: [{ id: 77, order_code: 'LD77', shop_id: 3, amount: 2.5 }],
};

/** Still to be paid. */
export const anUnpaidOrder: OrderPlaced = { ...anOrder, order_payment_url: 'https://larder.test/order/31/payment' };

/** A quote to which a code was given, and whether it counts. */
export const aCodedQuote = (payable: number, apply_coupon: boolean) => ({
  ...aQuote(payable),
  apply_coupon,
  message: apply_coupon ? 'Voucher applied' : 'This voucher has ended.',
});

const conflict = { kind: 'refused', status: 409, message: 'Your cart has changed.' };
const freshConflict = { ...conflict, data: aCodedQuote(4, true) };
const lostCode = { ...conflict, data: aCodedQuote(4, false) };
const lostAddress = { kind: 'refused', status: 422, fields: { address_id: 'The selected address is invalid.' } };
export const silent = { kind: 'network' };
const stillProcessed = { kind: 'inProgress', status: 409, retryAfter: 1 };

export const snapshotWhere = (value: 'choosing' | 'editing' | 'saving' | 'expired') => {
  const { context } = createActor(addressPickerMachine, { input: {} }).getSnapshot();
  return addressPickerMachine.resolveState({
    value,
    context: { ...context, addresses: value === 'editing' || value === 'saving' ? [] : [home] },
  });
};

/** The shopper has an address, and it is the chosen one. */
export const addressesChosen = {
  type: 'xstate.snapshot.addressPicker',
  snapshot: snapshotWhere('choosing'),
} as EventObject;

export const eventOf = eventsOf<CheckoutEvent>();
export const failed = (port: string, errors: unknown[]) =>
  errors.map((error) => ({ type: `xstate.error.actor.${port}`, error }));

const cases = [
  eventOf({ type: 'checkout.enter', shopIds: [3], shopperId: 7 }),
  eventOf({ type: 'checkout.enter', shopIds: [] }),
  eventOf({ type: 'checkout.leave' }),
  eventOf({ type: 'checkout.resume' }),
  eventOf({ type: 'login.abandoned' }),
  eventOf({ type: 'session.started', user: { id: 7 } }),
  eventOf({ type: 'session.started', user: { id: 8 } }),
  eventOf({ type: 'session.ended' }),
  eventOf({ type: 'shops.choose', shopIds: [3, 4] }),
  eventOf({ type: 'shops.choose', shopIds: [] }),
  eventOf({ type: 'quote.refresh' }),
  eventOf({ type: 'checkout.retry' }),
  eventOf({ type: 'payment.choose', method: 'cash' }),
  eventOf({ type: 'note.type', note: 'Ring twice' }),
  eventOf({ type: 'order.place' }),
  eventOf({ type: 'confirmation.close' }),
  eventOf({ type: 'address.choose', id: 5 }),
  { type: 'xstate.snapshot.addressPicker', snapshot: snapshotWhere('choosing') },
  { type: 'xstate.snapshot.addressPicker', snapshot: snapshotWhere('editing') },
  { type: 'xstate.snapshot.addressPicker', snapshot: snapshotWhere('expired') },
  { type: 'xstate.done.actor.quoteCheckout', output: aQuote(2.5) },
  { type: 'xstate.done.actor.quoteCheckout', output: aQuote(0, aCart()) },
  ...failed('quoteCheckout', [refused, unauthorized]),
  { type: 'xstate.done.actor.placeOrder', output: anOrder },
  { type: 'xstate.done.actor.placeOrder', output: anUnpaidOrder },
  ...failed('placeOrder', [refused, unauthorized, conflict, silent, stillProcessed]),
] as EventObject[];

/** The rig answers the addresses' own call instead of sending their snapshot. */
export const asAddressResult = (event: EventObject): EventObject => {
  if (event.type !== 'xstate.snapshot.addressPicker') return event;
  const { value } = (event as unknown as { snapshot: { value: string } }).snapshot;
  return value === 'expired'
    ? ({ type: 'xstate.error.actor.listAddresses', error: unauthorized } as EventObject)
    : ({ type: 'xstate.done.actor.listAddresses', output: value === 'editing' ? [] : [home] } as EventObject);
};

export const checkoutModel: ChartModel = {
  machine: checkoutMachine as never,
  input: checkoutInput,
  cases,
  view: (snapshot) => {
    const { value, context } = snapshot as unknown as CheckoutSnapshot;
    return {
      value,
      shops: context.shopIds,
      shopper: context.shopperId ?? null,
      payment: context.payment ?? null,
      note: context.note,
      address: context.addresses.chosen?.id ?? context.addresses.stage,
      payable: context.quote?.checkout.payable_amount ?? null,
      orders: context.placed?.orders?.length ?? 0,
      failure: context.failure?.kind ?? null,
      isSameIntent: context.attempt?.idempotencyKey === context.key,
    };
  },
  isPossible: (snapshot, event) => {
    const { context, value } = snapshot as unknown as CheckoutSnapshot;
    const isOpen = typeof value === 'object';
    if (event.type === 'xstate.snapshot.addressPicker') return context.addresses.stage === 'loading';
    // Somebody without an address comes as far as being asked for one.
    if (context.addresses.stage === 'editing') return /^order.place$|^xstate.done.actor.quote/.test(event.type);
    // The addresses' own call has the same time limit: one clock runs out at a time.
    if (event.type.startsWith('xstate.after')) return context.addresses.chosen !== undefined;
    if (event.type === 'address.choose') return context.addresses.chosen !== undefined;
    // One order of filling in is enough; the checks are seen on the way.
    if (event.type === 'payment.choose') return context.addresses.chosen !== undefined;
    if (event.type === 'note.type')
      return (
        isOpen &&
        context.payment !== undefined &&
        ['quoted', 'placing', 'unknown', 'awaitingPayment', 'confirmed'].includes(value.open)
      );
    return true;
  },
};

const codeCases = [
  eventOf({ type: 'checkout.enter', shopIds: [3] }),
  { type: 'xstate.snapshot.addressPicker', snapshot: snapshotWhere('choosing') },
  eventOf({ type: 'payment.choose', method: 'cash' }),
  eventOf({ type: 'voucherCode.type', code: 'TEN' }),
  eventOf({ type: 'voucherCode.apply' }),
  eventOf({ type: 'voucherCode.remove' }),
  eventOf({ type: 'order.place' }),
  { type: 'xstate.done.actor.quoteCheckout', output: aCodedQuote(2, true) },
  { type: 'xstate.done.actor.quoteCheckout', output: aCodedQuote(2, false) },
  ...failed('quoteCheckout', [refused]),
  { type: 'xstate.done.actor.placeOrder', output: anOrder },
  { type: 'xstate.done.actor.placeOrder', output: anUnpaidOrder },
  ...failed('placeOrder', [freshConflict, lostCode, lostAddress, silent]),
] as EventObject[];

/** The voucher's code has a model of its own, with the form filled in first: together with the rest it is too large. */
export const codeModel: ChartModel = {
  ...checkoutModel,
  cases: codeCases,
  view: (snapshot) => {
    const { value, context } = snapshot as unknown as CheckoutSnapshot;
    const { typedCode, code, appliedCode, codeRefusal, previous, payment, addresses } = context;
    const codes = [typedCode, code ?? null, appliedCode ?? null, codeRefusal !== undefined];
    return [value, addresses.chosen?.id ?? null, payment ?? null, codes, previous !== undefined];
  },
  isPossible: (snapshot, event) => {
    const { context, value } = snapshot as unknown as CheckoutSnapshot;
    if (!codeCases.some(({ type }) => type === event.type)) return false;
    if (event.type === 'checkout.enter') return value === 'away';
    if (event.type === 'xstate.snapshot.addressPicker') return context.addresses.chosen === undefined;
    if (event.type === 'payment.choose') return context.addresses.chosen !== undefined && context.payment === undefined;
    return context.payment !== undefined;
  },
};

const buyNowCases = [
  eventOf({ type: 'checkout.enter', shopIds: [3], purchase: 'buyNow' }),
  eventOf({ type: 'checkout.enter', shopIds: [], purchase: 'buyNow' }),
  eventOf({ type: 'checkout.leave' }),
  eventOf({ type: 'checkout.resume' }),
  eventOf({ type: 'session.ended' }),
  eventOf({ type: 'checkout.retry' }),
  { type: 'xstate.snapshot.addressPicker', snapshot: snapshotWhere('choosing') },
  { type: 'xstate.done.actor.getBuyNowCart', output: aCart({ tea: 1 }) },
  { type: 'xstate.done.actor.getBuyNowCart', output: { ...aCart({ tea: 1 }), info: 'The price has changed.' } },
  { type: 'xstate.done.actor.getBuyNowCart', output: aCart() },
  ...failed('getBuyNowCart', [refused, unauthorized]),
  { type: 'xstate.done.actor.quoteCheckout', output: aQuote(2.5) },
  { type: 'xstate.done.actor.quoteCheckout', output: aQuote(0, aCart()) },
  { type: 'xstate.done.actor.quoteCheckout', output: aQuote(0, withStock(0)) },
  eventOf({ type: 'order.place' }),
] as EventObject[];

/** How the page of buying now finds what it is for; from the quote on it is the same checkout. */
export const buyNowModel: ChartModel = {
  ...checkoutModel,
  cases: buyNowCases,
  view: (snapshot) => {
    const { value, context } = snapshot as unknown as CheckoutSnapshot;
    const payable = context.quote?.checkout.payable_amount ?? null;
    return [value, context.purchase, context.shopIds, context.addresses.chosen?.id ?? null, payable];
  },
  isPossible: (snapshot, event) => {
    const { context } = snapshot as unknown as CheckoutSnapshot;
    // The addresses' own call has the same time limit: one clock runs out at a time.
    if (event.type.startsWith('xstate.after')) return context.addresses.chosen !== undefined;
    if (!buyNowCases.some(({ type }) => type === event.type)) return false;
    if (event.type === 'order.place') return context.quote?.checkout.payable_amount === 0;
    return event.type !== 'xstate.snapshot.addressPicker' || context.addresses.chosen === undefined;
  },
};
