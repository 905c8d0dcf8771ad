/** Amounts are whole minor units inside the server; the contract speaks of numbers with two decimals. */

/** Whole minor units (cents) of the shop's default currency. */
export type Minor = number;

/** What an integer column of the database can hold. */
export const largestAmount: Minor = 2_147_483_647;

export const toMoney = (minor: Minor): number => minor / 100;

/** For an amount that a client sent; it may have been through binary fractions. */
export const toMinor = (amount: number): Minor => Math.round(amount * 100);

/** `percentage` has at most two decimals; halves are rounded up. */
export function shareOf(amount: Minor, percentage: number): Minor {
  const hundredths = Math.round(percentage * 100);
  return Math.floor((amount * hundredths + 5_000) / 10_000);
}

export const sum = (amounts: Iterable<number>): number => {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
};
