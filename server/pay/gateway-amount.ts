/** The shop counts in hundredths of every currency, a gateway in the currency's own smallest unit. */
import { type Minor, sum } from '#server/domain/money.ts';

const withoutDecimals = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '));
const withThreeDecimals = new Set('BHD JOD KWD OMR TND'.split(' '));

/** Rounded up to a whole unit, where the currency has no parts. */
export function toGateway(amount: Minor, currency: string): number {
  if (withoutDecimals.has(currency.toUpperCase())) return Math.ceil(amount / 100);
  return withThreeDecimals.has(currency.toUpperCase()) ? amount * 10 : amount;
}

export function fromGateway(amount: number, currency: string): Minor {
  if (withoutDecimals.has(currency.toUpperCase())) return amount * 100;
  return withThreeDecimals.has(currency.toUpperCase()) ? Math.round(amount / 10) : amount;
}

/** What is really charged for these orders. */
export const chargedFor = (amounts: readonly Minor[], currency: string): Minor =>
  sum(amounts.map((amount) => fromGateway(toGateway(amount, currency), currency)));
