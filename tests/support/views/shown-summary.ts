/** Reads the rows of a summary as a shopper sees them: what is added, what is part of the row above, what is the total. */
import { addedUp, minorOf } from './shown-amounts.ts';

/** Says nothing new: the subtotal less the discount, and a number of pieces. */
const notAdded = ['Quantity', 'Subtotal after discount'];

type Row = { label: string; amount: bigint; look: string; parts: bigint[] };

const rowsOf = (page: Element): Row[] => {
  const rows: Row[] = [];
  for (const element of page.querySelectorAll('[class*="Amounts_rows_"]')) {
    const label = element.querySelector('dt')?.textContent ?? '';
    if (label === 'Quantity') continue;
    const amount = minorOf(element.querySelector('dd > bdi')?.textContent ?? '');
    const look = /Amounts_rows_(\w+?)_/.exec(element.className)?.[1] ?? '';
    if (look === 'part') rows.at(-1)?.parts.push(amount);
    else rows.push({ label, amount, look, parts: [] });
  }
  return rows;
};

export const readSummary = (page: Element) => {
  const all = rowsOf(page);
  const total = all.find(({ look }) => look === 'total')?.amount;
  const added = all.filter(({ look, label }) => look !== 'total' && !notAdded.includes(label));
  const rows: Record<string, bigint> = Object.fromEntries(all.map(({ label, amount }) => [label, amount]));
  const afterDiscount = rows['Subtotal after discount'];
  const isDiscountRight =
    afterDiscount === undefined || afterDiscount === (rows.Subtotal ?? 0n) + (rows.Discount ?? 0n);
  return {
    rows,
    total,
    added: addedUp(added.map(({ amount }) => amount)),
    wrongParts: [
      ...all.filter(({ parts, amount }) => parts.length > 0 && addedUp(parts) !== amount).map(({ label }) => label),
      ...(isDiscountRight ? [] : ['Subtotal after discount']),
    ],
  };
};
