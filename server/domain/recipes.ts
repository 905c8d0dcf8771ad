/** How an amount of a recipe compares with a pack. */
import type { Measure } from './prices.ts';

type Measured = { measure: Measure | null; content: number };
type Pack = { measure: Measure; amount: number };

/** How much of an amount one pack holds; null where the two are counted in different measures. */
export const perPack = ({ measure, content }: Measured, pack: Pack | null): number | null =>
  pack !== null && pack.measure === measure ? pack.amount / content : null;
