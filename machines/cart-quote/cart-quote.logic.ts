/** Which shops are selected. */
import { hasId, type Id } from '../shared/ids.ts';
import type { CartQuoteContext } from './cart-quote.types.ts';

/** The selection, reduced to the shops that the cart still has. */
export const selectionIn = ({ multiVendor, selectedShopIds }: CartQuoteContext, shopIds: Id[]): Id[] =>
  multiVendor ? shopIds.filter((id) => hasId(selectedShopIds, id)) : shopIds;

export const isAllSelected = (shopIds: readonly Id[], selectedShopIds: readonly Id[]): boolean =>
  shopIds.length > 0 && shopIds.every((id) => hasId(selectedShopIds, id));

export const isSameSelection = (one: Id[], other: Id[]): boolean => String(one) === String(other);
