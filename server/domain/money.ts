/**
 * All that the server knows of money. Amounts are whole minor units inside the server; the contract speaks of numbers
 * with two decimals, and a payment gateway of the smallest unit of the currency.
 */

/** Whole minor units (cents) of the shop's default currency. */
export type Minor = number;

/** The maximum of an integer column. */
export const largestAmount: Minor = 2_147_483_647;

export const toMoney = (minor: Minor): number => minor / 100;

/** `1234.50`, for messages, terminals and pages without a locale. */
export const plainAmount = (minor: Minor): string => toMoney(minor).toFixed(2);

/** 1,234.50, in every language alike; for documents. */
export const groupedAmount = (minor: Minor): string => plainAmount(minor).replace(/\B(?=(\d{3})+\.)/g, ',');

/** For an amount that a client sent; it may have been through binary fractions. */
export const toMinor = (amount: number): Minor => Math.round(amount * 100);

/** In whole `unit`s. `percentage` has at most two decimals; halves are rounded up. */
export function shareOf(amount: Minor, percentage: number, unit: Minor = 1): Minor {
  const hundredths = Math.round(percentage * 100);
  return Math.floor((amount * hundredths + 5_000 * unit) / (10_000 * unit)) * unit;
}

export const sum = (amounts: Iterable<number>): number => {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
};

const withoutDecimals = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '));
const withThreeDecimals = new Set('BHD JOD KWD OMR TND'.split(' '));

/** The smallest amount that can be paid. The gateway counts ISK in hundredths, and takes none but whole ones. */
export const unitOf = (currency: string): Minor =>
  withoutDecimals.has(currency.toUpperCase()) || currency.toUpperCase() === 'ISK' ? 100 : 1;

export const isWhole = (amount: Minor, unit: Minor): boolean => amount % unit === 0;

/** Rounded up to a whole unit, where the currency has no parts. */
export function toGateway(amount: Minor, currency: string): number {
  if (withoutDecimals.has(currency.toUpperCase())) return Math.ceil(amount / 100);
  return withThreeDecimals.has(currency.toUpperCase()) ? amount * 10 : amount;
}

/** A third decimal is rounded: the shop counts hundredths. */
export function fromGateway(amount: number, currency: string): Minor {
  if (withoutDecimals.has(currency.toUpperCase())) return amount * 100;
  return withThreeDecimals.has(currency.toUpperCase()) ? Math.round(amount / 10) : amount;
}

/** The amount to charge for these orders. */
export const chargedFor = (amounts: readonly Minor[], currency: string): Minor =>
  sum(amounts.map((amount) => fromGateway(toGateway(amount, currency), currency)));
