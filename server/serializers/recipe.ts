/** The recipe of a post as the contract describes it. */
import type { components } from '#api/generated/schema.ts';
import type { OwnIds } from '#server/contract.types.ts';
import type { IngredientRow } from '#server/db/queries/recipes.ts';
import { perPack } from '#server/domain/recipes.ts';
import { inLanguage, type Language, maybeInLanguage } from '#server/domain/texts.ts';

type Schemas = OwnIds<components['schemas']>;

/** `products` are those that are for sale: any other counts as not sold here. */
export function serializeRecipe(
  rows: readonly IngredientRow[],
  products: readonly Schemas['Product'][],
  language: Language,
): Schemas['Recipe'] | null {
  const [first] = rows;
  if (!first) return null;
  const sold = new Map(products.map((product) => [product.id, product]));
  const ingredients = rows.map((row) => {
    const product = (row.productId !== null && sold.get(row.productId)) || null;
    return {
      id: row.id,
      text: inLanguage(row.text, language),
      amount: row.amount,
      unit: maybeInLanguage(row.unit, language),
      product,
      per_pack: product && perPack(row, row.pack),
    };
  });
  return { servings: first.servings, ingredients };
}
