/**
 * What a reload of the checkout keeps, in the storage of the tab: the note, the payment method, the choice for
 * sold-out lines and the voucher code that counts, of one shopper; and an order without a final response, as it was sent
 * and with its quote.
 */
import { isSameId } from '../shared/ids.ts';
import { checkoutDraftKey as draftKey } from './checkout.draft-key.ts';
import { isNoWish, restoredWish } from './checkout.if-sold-out.ts';
import type { CheckoutContext } from './checkout.types.ts';

type Kept = Pick<CheckoutContext, 'shopperId' | 'note' | 'payment' | 'soldOut' | 'appliedCode' | 'attempt' | 'quote'>;
type Recalled = Partial<Pick<CheckoutContext, keyof Kept | 'code' | 'typedCode' | 'key' | 'shopIds'>>;
type Area = {
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string) => void;
  removeItem: (key: string) => void;
};

/** A full or forbidden storage keeps nothing, and the checkout goes on. */
const tried = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

const parsed = (text: string | null): Partial<Kept> => (tried(() => JSON.parse(text ?? '')) as Partial<Kept>) ?? {};

/** Under the key of its first request, and only where the same is bought. */
const restoredAttempt = ({ attempt, quote }: Partial<Kept>, purchase: CheckoutContext['purchase']): Recalled => {
  if (typeof attempt?.idempotencyKey !== 'string' || attempt.is_buy_now !== (purchase === 'buyNow')) return {};
  if (!Array.isArray(attempt.shop_ids) || !Array.isArray(quote?.checkout_items)) return {};
  return { attempt, quote, key: attempt.idempotencyKey, shopIds: attempt.shop_ids };
};

/** The next quote says whether it still counts. */
const restoredCode = ({ appliedCode }: Partial<Kept>): Recalled =>
  typeof appliedCode === 'string' ? { code: appliedCode, typedCode: appliedCode } : {};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export const checkoutDraft = (area: () => Area) => ({
  store: ({ shopperId, note, payment, soldOut, appliedCode, attempt, quote }: Kept): void => {
    const isUntouched =
      note === '' && [payment, appliedCode, attempt].every((one) => one === undefined) && isNoWish(soldOut);
    const isEmpty = shopperId === undefined || isUntouched;
    const sent = attempt ? { attempt, quote } : {};
    tried(() => {
      if (isEmpty) area().removeItem(draftKey);
      else area().setItem(draftKey, JSON.stringify({ shopperId, note, payment, soldOut, appliedCode, ...sent }));
    });
  },
  /** Only for the shopper who typed it, and never over what is typed now. */
  recall: ({
    shopperId,
    note,
    payment,
    soldOut,
    code,
    purchase,
  }: Kept & Pick<CheckoutContext, 'code' | 'purchase'>): Recalled => {
    const kept = parsed(tried(() => area().getItem(draftKey)) ?? null);
    if (shopperId === undefined || !isSameId(kept.shopperId, shopperId)) return {};
    return {
      note: note || (textOf(kept.note) ?? ''),
      payment: payment ?? textOf(kept.payment),
      soldOut: restoredWish(soldOut, kept.soldOut),
      ...(code === undefined ? restoredCode(kept) : {}),
      ...restoredAttempt(kept, purchase),
    };
  },
});
