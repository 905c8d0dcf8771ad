/** Messages about vouchers; all are keys of the message catalogues. */
import type { SignPlace } from '#locales/numbers.ts';
import { amountText, type Reader } from './mail.ts';
import type { OwnVoucher, Violation } from './vouchers.ts';

export const collectedText = 'Voucher collected successfully';
export const alreadyCollectedText = 'Voucher already collected';
export const unavailableVoucherText = 'This voucher is not available any more.';
export const appliedText = 'Voucher applied';
export const notAppliedText = 'The voucher was not applied.';
/** For an order whose voucher counts no more: nothing is ordered at another price than the shopper was shown. */
export const lostText = 'The voucher does not count any more. Please check your order again.';

const violationTexts: Record<Violation, string> = {
  unknown: 'There is no voucher with this code here.',
  ended: 'This voucher has ended.',
  usedUp: 'This voucher has been used up.',
  alreadyUsed: 'You have used this voucher already.',
  tooSmall: 'This voucher counts from an order of {amount}.',
};

/** `sign` is that of the shop's default currency, in which orders are charged. */
export function violationText(
  violation: Violation,
  voucher: OwnVoucher | undefined,
  sign: SignPlace,
  { t, locale }: Reader,
): string {
  const text = violationTexts[violation];
  if (violation !== 'tooSmall' || !voucher) return t(text);
  return t(text, { amount: amountText(voucher.minOrderAmount, sign, locale) });
}
