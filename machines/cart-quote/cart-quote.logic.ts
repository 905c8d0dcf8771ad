/** Which shops are chosen. */
import type { CartQuoteContext } from './cart-quote.types.ts';

/** What stays chosen once the server said which shops are in the cart: a chosen shop may be gone. */
export const selectionIn = ({ multiVendor, selectedShopIds }: CartQuoteContext, shopIds: number[]): number[] =>
  multiVendor ? shopIds.filter((id) => selectedShopIds.includes(id)) : shopIds;

export const isSameSelection = (one: number[], other: number[]): boolean => String(one) === String(other);

export const toggled = (ids: number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
