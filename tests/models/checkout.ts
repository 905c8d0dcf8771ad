/** The checkout as a model. The addresses are a chart of their own: here they only say which address is chosen. */
import { createActor, type EventObject } from 'xstate';
import type { Address, OrderPlaced } from '#api/types/orders.ts';
import { addressPickerMachine } from '#machines/address-picker/address-picker.machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import type { CheckoutEvent, CheckoutInput } from '#machines/checkout/checkout.types.ts';
import type { ChartModel } from '../support/charts/model.ts';
import { aCart, aQuote, refused, unauthorised } from './cart.ts';

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
const silent = { kind: 'network' };

const snapshotWhere = (value: 'choosing' | 'editing' | 'expired') => {
  const { context } = createActor(addressPickerMachine, { input: {} }).getSnapshot();
  return addressPickerMachine.resolveState({
    value,
    context: { ...context, addresses: value === 'editing' ? [] : [home] },
  });
};

/** The shopper has an address, and it is the chosen one. */
export const addressesChosen = {
  type: 'xstate.snapshot.addresses',
  snapshot: snapshotWhere('choosing'),
} as EventObject;

const sent = (event: CheckoutEvent): EventObject => event;
const failed = (port: string, errors: unknown[]) =>
  errors.map((error) => ({ type: `xstate.error.actor.${port}`, error }));

const cases = [
  sent({ type: 'checkout.enter', shopIds: [3], shopperId: 7 }),
  sent({ type: 'checkout.enter', shopIds: [] }),
  sent({ type: 'checkout.leave' }),
  sent({ type: 'checkout.resume' }),
  sent({ type: 'login.abandoned' }),
  sent({ type: 'session.started', user: { id: 7 } }),
  sent({ type: 'session.started', user: { id: 8 } }),
  sent({ type: 'session.ended' }),
  sent({ type: 'quote.refresh' }),
  sent({ type: 'checkout.retry' }),
  sent({ type: 'payment.choose', method: 'cash' }),
  sent({ type: 'note.type', note: 'Ring twice' }),
  sent({ type: 'order.place' }),
  sent({ type: 'confirmation.close' }),
  sent({ type: 'address.choose', id: 5 }),
  { type: 'xstate.snapshot.addresses', snapshot: snapshotWhere('choosing') },
  { type: 'xstate.snapshot.addresses', snapshot: snapshotWhere('editing') },
  { type: 'xstate.snapshot.addresses', snapshot: snapshotWhere('expired') },
  { type: 'xstate.done.actor.quoteCheckout', output: aQuote(2.5) },
  { type: 'xstate.done.actor.quoteCheckout', output: aQuote(0, aCart()) },
  ...failed('quoteCheckout', [refused, unauthorised]),
  { type: 'xstate.done.actor.placeOrder', output: anOrder },
  { type: 'xstate.done.actor.placeOrder', output: anUnpaidOrder },
  ...failed('placeOrder', [refused, unauthorised, conflict, silent]),
] as EventObject[];

/** The rig answers the addresses' own call instead of sending their snapshot. */
export const asAddressResult = (event: EventObject): EventObject => {
  if (event.type !== 'xstate.snapshot.addresses') return event;
  const { value } = (event as unknown as { snapshot: { value: string } }).snapshot;
  return value === 'expired'
    ? ({ type: 'xstate.error.actor.listAddresses', error: unauthorised } as EventObject)
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
    if (event.type === 'xstate.snapshot.addresses') return context.addresses.stage === 'loading';
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
  sent({ type: 'checkout.enter', shopIds: [3] }),
  { type: 'xstate.snapshot.addresses', snapshot: snapshotWhere('choosing') },
  sent({ type: 'payment.choose', method: 'cash' }),
  sent({ type: 'voucherCode.type', code: 'TEN' }),
  sent({ type: 'voucherCode.apply' }),
  sent({ type: 'voucherCode.remove' }),
  sent({ type: 'order.place' }),
  { type: 'xstate.done.actor.quoteCheckout', output: aCodedQuote(2, true) },
  { type: 'xstate.done.actor.quoteCheckout', output: aCodedQuote(2, false) },
  ...failed('quoteCheckout', [refused]),
  { type: 'xstate.done.actor.placeOrder', output: anOrder },
  { type: 'xstate.done.actor.placeOrder', output: anUnpaidOrder },
  ...failed('placeOrder', [freshConflict, lostCode, silent]),
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
    if (event.type === 'xstate.snapshot.addresses') return context.addresses.chosen === undefined;
    if (event.type === 'payment.choose') return context.addresses.chosen !== undefined && context.payment === undefined;
    return context.payment !== undefined;
  },
};

const buyNowCases = [
  sent({ type: 'checkout.enter', shopIds: [3], purchase: 'buyNow' }),
  sent({ type: 'checkout.enter', shopIds: [], purchase: 'buyNow' }),
  sent({ type: 'checkout.leave' }),
  sent({ type: 'checkout.resume' }),
  sent({ type: 'session.ended' }),
  sent({ type: 'checkout.retry' }),
  { type: 'xstate.snapshot.addresses', snapshot: snapshotWhere('choosing') },
  { type: 'xstate.done.actor.getBuyNowCart', output: aCart({ tea: 1 }) },
  { type: 'xstate.done.actor.getBuyNowCart', output: aCart() },
  ...failed('getBuyNowCart', [refused, unauthorised]),
  { type: 'xstate.done.actor.quoteCheckout', output: aQuote(2.5) },
  { type: 'xstate.done.actor.quoteCheckout', output: aQuote(0, aCart()) },
] as EventObject[];

/** How the page of buying now finds what it is for; from the quote on it is the same checkout. */
export const buyNowModel: ChartModel = {
  ...checkoutModel,
  cases: buyNowCases,
  view: (snapshot) => {
    const { value, context } = snapshot as unknown as CheckoutSnapshot;
    return [value, context.purchase, context.shopIds, context.addresses.chosen?.id ?? null];
  },
  isPossible: (snapshot, event) => {
    const { context } = snapshot as unknown as CheckoutSnapshot;
    // The addresses' own call has the same time limit: one clock runs out at a time.
    if (event.type.startsWith('xstate.after')) return context.addresses.chosen !== undefined;
    if (!buyNowCases.some(({ type }) => type === event.type)) return false;
    return event.type !== 'xstate.snapshot.addresses' || context.addresses.chosen === undefined;
  },
};
