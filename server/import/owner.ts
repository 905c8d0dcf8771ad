/** What a seller may not do with a file of goods, although the operator may. */
import type { ProductDraft } from './draft.ts';
import type { Places } from './places.ts';
import type { Problem } from './problem.ts';

/** `places` knows no shop but the seller's. */
export function ownerProblems(product: ProductDraft, places: Places): Problem[] {
  const { line, category, subcategory } = product;
  const problems: Problem[] = [];
  if (places.shopOf(product) === 'new')
    problems.push({ line, column: 'shop', reason: 'this is not your shop', correction: 'Leave the column out' });
  if (category.en && !places.hasCategory(product))
    problems.push({
      line,
      column: subcategory ? 'subcategory' : 'category',
      reason: `the shop has no "${[category.en, subcategory?.en].filter(Boolean).join(' > ').slice(0, 100)}"`,
      correction: 'Choose one of the categories that shoppers see, or ask the operator for a new one',
    });
  return problems;
}
