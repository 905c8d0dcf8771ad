/** Lines that go into the cart together, and those of them that do not. */
import type { MissingLine } from '#api/types/orders.ts';
import type { Id } from './ids.ts';

/** A line for the cart, with its name for a report. */
export type LineAddition = {
  product_id: Id;
  packaging_id: Id | null;
  name: string;
  unit: string;
  quantity: number;
  /** The names of its options, of a back end without packagings. */
  options?: { size: string | null; color: string | null };
};

export const isSameLines = (some: readonly LineAddition[], others: readonly LineAddition[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

/** In a report, whose lines name a packaging; everywhere else null says that there is none. */
export const noPackaging = 0;

/** The lines that are not in the cart, with the shop's reason or the cart's message. */
export type LeftOut = MissingLine & { message?: string };

/** What came of the additions. */
export type AddedReport = { added: number; refused: readonly LeftOut[] };

/** A line that the cart refused, with its message. */
export const leftOut = (
  { product_id, packaging_id, name, unit, quantity }: LineAddition,
  message: string,
): LeftOut => ({
  id: product_id,
  packaging_id: packaging_id ?? noPackaging,
  name,
  unit,
  quantity,
  available: 0,
  reason: 'not_for_sale',
  ...(message ? { message } : {}),
});
