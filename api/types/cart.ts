/** Shapes of the cart and of what it would cost. */
import type { components } from '#api/generated/schema.ts';

export type Cart = components['schemas']['CartData'];
export type CartGroup = components['schemas']['CartGroup'];
export type CartProduct = components['schemas']['CartProduct'];
export type CartAddition = components['schemas']['CartAddition'];
export type CartQuantity = components['schemas']['CartQuantity'];
/** A line's identity: product id and packaging id. */
export type CartLineKey = components['schemas']['CartLineKey'];
export type CheckoutTotals = components['schemas']['CheckoutTotals'];
export type Tax = components['schemas']['Tax'];
export type Quote = components['schemas']['CheckoutAnswer']['data'];
export type QuoteRequest = components['schemas']['CheckoutRequest'];
