/** Types of the cart and its quote. */
import type { components } from '#api/generated/schema.ts';
import type { Sent } from './query.ts';

export type Cart = components['schemas']['CartData'];
export type CartGroup = components['schemas']['CartGroup'];
export type CartProduct = components['schemas']['CartProduct'];
export type CartAddition = Sent<components['schemas']['CartAddition'], 'quantity' | 'unit_price' | 'is_buy_now'>;
export type CartQuantity = components['schemas']['CartQuantity'];
/** A line's identity: product id and packaging id. */
export type CartLineKey = Sent<components['schemas']['CartLineKey'], 'is_buy_now'>;
export type CheckoutTotals = components['schemas']['CheckoutTotals'];
export type Quote = components['schemas']['CheckoutResponse']['data'];
export type QuoteRequest = Sent<components['schemas']['CheckoutRequest'], 'is_buy_now'>;
