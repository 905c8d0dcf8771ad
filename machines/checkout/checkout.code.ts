/** A voucher's code at the checkout: pure functions over what the server says of it. */
import type { Quote } from '#api/types/cart.ts';
import { failureOf } from '../shared/failure.ts';
import { type NoticeText, textOr } from '../shared/notice.ts';
import type { CheckoutContext } from './checkout.types.ts';

type CodeFacts = Pick<CheckoutContext, 'typedCode' | 'code' | 'appliedCode' | 'codeRefusal'>;

export const noCode: CodeFacts = { typedCode: '', code: undefined, appliedCode: undefined, codeRefusal: undefined };

/** The checkout as it is now, which a refused order carries; one without items is asked for in the ordinary way. */
export const freshTotals = (error: unknown): Quote | undefined => {
  const { status, data } = failureOf(error);
  const fresh = status === 409 ? (data as Quote | undefined) : undefined;
  return fresh && fresh.checkout_items.length > 0 ? fresh : undefined;
};

export const isCodeLost = ({ code }: CheckoutContext, quote: Quote | undefined): boolean =>
  code !== undefined && quote !== undefined && !quote.apply_coupon;

export const wordsOf = ({ message }: { message?: string }): NoticeText =>
  textOr(message, 'The voucher was not applied.');
