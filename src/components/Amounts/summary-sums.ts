import { itemsOf, type SummaryAmounts, summaryRows } from '#machines/shared/summary-rows.ts';
import type { Sums } from '#src/shop/use-sums.ts';

/** The rows of a summary in minor units of the chosen currency; they add up to `total`. */
export const summarySums = (amounts: SummaryAmounts, { whole, parts }: Sums) => {
  const rows = summaryRows(amounts);
  const total = whole(rows.payable);
  const order = [rows.subtotal, -rows.discount, rows.delivery, rows.tax, rows.otherCharges];
  const [subtotal = 0n, discount = 0n, delivery = 0n, tax = 0n, otherCharges = 0n] = parts(total, order);
  return { rows, total, subtotal, discount, delivery, tax, otherCharges };
};

/** The parts of one row with their amounts; none if they do not add up to it. */
export const partsOfRow = <Item extends { amount: number }>(
  { parts }: Sums,
  row: { amount: number; minor: bigint },
  items: readonly Item[],
): (Item & { minor: bigint })[] => {
  const listed = itemsOf(row.amount, items);
  const shares = parts(
    row.minor,
    listed.map(({ amount }) => amount),
  );
  return listed.map((item, index) => ({ ...item, minor: shares[index] ?? 0n }));
};
