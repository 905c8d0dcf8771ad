/** What the checkout computes: the bodies of its calls, and what the server says of a voucher code. */
import type { Quote } from '#api/types/cart.ts';
import { deliveryOf, lacksTime } from '../delivery-time/delivery-time.logic.ts';
import { failureOf, type WithError } from '../shared/failure.ts';
import { type NoticeText, textOr } from '../shared/notice.ts';
import { soldOutOf } from './checkout.if-sold-out.ts';
import { paymentFor } from './checkout.methods.ts';
import type { CheckoutContext, MissingPart, PlaceOrder } from './checkout.types.ts';

type Voucher = Pick<CheckoutContext, 'typedCode' | 'code' | 'appliedCode' | 'codeRefusal'>;

/** No voucher code is typed, tried or applied. */
export const noVoucher: Voucher = {
  typedCode: '',
  code: undefined,
  appliedCode: undefined,
  codeRefusal: undefined,
};

/** Whether the part of the page still lacks its choice. */
export const lacks: Record<MissingPart['part'], (context: CheckoutContext) => boolean> = {
  address: ({ addresses }) => addresses.chosen === undefined || addresses.isTyped,
  payment: (context) => paymentFor(context) === undefined,
  time: ({ delivery }) => lacksTime(delivery),
};

/** What stopped the last press on the button, as long as it is missing. */
export const missingPart = (context: CheckoutContext): MissingPart | undefined => {
  const { missing } = context;
  return missing && lacks[missing.part](context) ? missing : undefined;
};

/** A refused order carries the checkout as it is now. If that has no items, the quote is requested in the ordinary way. */
export const freshTotals = (error: unknown): Quote | undefined => {
  const { status, data } = failureOf(error);
  const fresh = status === 409 ? (data as Quote | undefined) : undefined;
  return fresh && fresh.checkout_items.length > 0 ? fresh : undefined;
};

/** A code was sent, and the server did not apply it. */
export const isCodeRejected = ({ code }: CheckoutContext, quote: Quote | undefined): boolean =>
  code !== undefined && quote !== undefined && !quote.apply_coupon;

/** Why the server did not apply the code. */
export const rejectionOf = ({ message }: { message?: string }): NoticeText =>
  textOr(message, 'The voucher was not applied.');

/** Params of `rejectCode` in the `onError` of an order. */
export const rejectionIn = ({ event }: { event: WithError }) => ({ text: rejectionOf(failureOf(event.error)) });

const withCode = ({ code }: CheckoutContext) => (code === undefined ? {} : { coupon_code: code });

/** The address on which the delivery price depends: only one of an area has such a price. */
export const pricedAddress = ({ chosen }: CheckoutContext['addresses']) =>
  (chosen?.area_id ?? null) === null ? undefined : chosen?.id;

const withAddress = ({ addresses }: CheckoutContext) => {
  const address_id = pricedAddress(addresses);
  return address_id === undefined ? {} : { address_id };
};

/** The body of `quoteCheckout`. */
export const quoteRequestOf = (context: CheckoutContext) => ({
  shop_ids: context.shopIds,
  is_buy_now: context.purchase === 'buyNow',
  ...withCode(context),
  ...withAddress(context),
});

/** The body of `placeOrder`. The amount and the version are those that the shopper saw, so that the server notices a change. */
export const orderOf = (context: CheckoutContext): PlaceOrder => ({
  ...quoteRequestOf(context),
  address_id: context.addresses.chosen?.id ?? 0,
  payment_method: paymentFor(context) ?? '',
  note: context.note.trim() || null,
  payable_amount: context.quote?.checkout.payable_amount ?? null,
  cart_version: context.quote?.cart_version ?? null,
  ...deliveryOf(context.delivery),
  ...soldOutOf(context),
  idempotencyKey: context.key,
});
