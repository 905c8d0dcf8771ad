/** Every active tax is a percentage of each shop's goods, rounded for itself. */
import { type Minor, shareOf, sum } from './money.ts';

export type TaxRate = { id: number; percentage: number };
export type TaxAmount<Rate extends TaxRate> = Rate & { amount: Minor };

export const taxesOn = <Rate extends TaxRate>(
  subtotal: Minor,
  rates: readonly Rate[],
  unit: Minor = 1,
): TaxAmount<Rate>[] => rates.map((rate) => ({ ...rate, amount: shareOf(subtotal, rate.percentage, unit) }));

/** One row a tax over several shops, so that the rows add up to the tax of the whole checkout. */
export function taxesOfAll<Rate extends TaxRate>(
  shops: readonly (readonly TaxAmount<Rate>[])[],
  rates: readonly Rate[],
): TaxAmount<Rate>[] {
  const amountOf = ({ id }: Rate) => sum(shops.flat().map((tax) => (tax.id === id ? tax.amount : 0)));
  return rates.map((rate) => ({ ...rate, amount: amountOf(rate) }));
}
