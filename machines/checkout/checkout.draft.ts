/**
 * What a reload of the checkout keeps, in the storage of the tab: the note, the payment method and the choice for
 * sold-out lines, of one shopper.
 */
import { isSameId } from '../shared/ids.ts';
import { isNoWish, restoredWish } from './checkout.if-sold-out.ts';
import type { CheckoutContext } from './checkout.types.ts';

type Kept = Pick<CheckoutContext, 'shopperId' | 'note' | 'payment' | 'soldOut'>;
type Area = {
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string) => void;
  removeItem: (key: string) => void;
};

const draftKey = 'larder.checkout';

/** A full or forbidden storage keeps nothing, and the checkout goes on. */
const attempt = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

const parsed = (text: string | null): Partial<Kept> => (attempt(() => JSON.parse(text ?? '')) as Partial<Kept>) ?? {};

export const checkoutDraft = (area: () => Area) => ({
  store: ({ shopperId, note, payment, soldOut }: Kept): void => {
    const isEmpty = shopperId === undefined || (note === '' && payment === undefined && isNoWish(soldOut));
    attempt(() => {
      if (isEmpty) area().removeItem(draftKey);
      else area().setItem(draftKey, JSON.stringify({ shopperId, note, payment, soldOut }));
    });
  },
  /** Only for the shopper who typed it, and never over what is typed now. */
  recall: ({ shopperId, note, payment, soldOut }: Kept): Partial<Kept> => {
    const kept = parsed(attempt(() => area().getItem(draftKey)) ?? null);
    if (shopperId === undefined || !isSameId(kept.shopperId, shopperId)) return {};
    return {
      note: note === '' && typeof kept.note === 'string' ? kept.note : note,
      payment: payment ?? (typeof kept.payment === 'string' ? kept.payment : undefined),
      soldOut: restoredWish(soldOut, kept.soldOut),
    };
  },
});
