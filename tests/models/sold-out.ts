/** The choice for lines that are sold out as a model of its own, with the form filled in first. */
import type { EventObject } from 'xstate';
import type { Quote } from '#api/types/cart.ts';
import { selectCheckoutSoldOut } from '#machines/checkout/checkout.selectors.ts';
import type { ChartModel } from '../support/charts/model.ts';
import { aCart, aQuote, milk, refused, tea } from './cart.ts';
import { anOrder, anUnpaidOrder, checkoutModel, eventOf, failed, silent, snapshotWhere } from './checkout.ts';

/** Of tea and milk, on a back end that offers all choices. */
export const aChoosingQuote = (choices: Quote['sold_out_choices'] = ['leave_out', 'call_me', 'best_match']): Quote => ({
  ...aQuote(5, aCart({ tea: 1, milk: 1 })),
  ...(choices && { sold_out_choices: choices }),
});

export const teaLine = { product_id: tea.productId, packaging_id: tea.packagingId ?? 0 };
export const milkLine = { product_id: milk.productId, packaging_id: milk.packagingId ?? 0 };

const cases = [
  eventOf({ type: 'checkout.enter', shopIds: [3] }),
  { type: 'xstate.snapshot.addressPicker', snapshot: snapshotWhere('choosing') },
  eventOf({ type: 'payment.choose', method: 'cash' }),
  eventOf({ type: 'soldOut.choose', choice: 'call_me' }),
  eventOf({ type: 'soldOut.choose', choice: 'leave_out' }),
  eventOf({ type: 'soldOut.chooseLine', ...teaLine, choice: 'best_match' }),
  eventOf({ type: 'soldOut.chooseLine', ...teaLine, choice: undefined }),
  eventOf({ type: 'checkout.retry' }),
  eventOf({ type: 'order.place' }),
  { type: 'xstate.done.actor.quoteCheckout', output: aChoosingQuote() },
  { type: 'xstate.done.actor.placeOrder', output: anOrder },
  { type: 'xstate.done.actor.placeOrder', output: anUnpaidOrder },
  ...failed('placeOrder', [refused, silent]),
] as EventObject[];

type CheckoutSnapshot = Parameters<typeof selectCheckoutSoldOut>[0];

export const soldOutModel: ChartModel = {
  ...checkoutModel,
  cases,
  view: (snapshot) => {
    const { value, context } = snapshot as unknown as CheckoutSnapshot;
    const { choice, lines } = selectCheckoutSoldOut(snapshot as never);
    return [value, context.addresses.chosen?.id ?? null, context.payment ?? null, choice ?? null, lines];
  },
  isPossible: (snapshot, event) => {
    const { context, value } = snapshot as unknown as CheckoutSnapshot;
    if (!cases.some(({ type }) => type === event.type)) return false;
    if (event.type === 'checkout.enter') return value === 'away';
    if (event.type === 'xstate.snapshot.addressPicker') return context.addresses.chosen === undefined;
    if (event.type === 'payment.choose') return context.addresses.chosen !== undefined && context.payment === undefined;
    return context.payment !== undefined;
  },
};
