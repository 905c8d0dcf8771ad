/** Puts one product's page together. */
import type { Locale } from '#locales/locales.ts';
import type { Result } from '#server/contract.types.ts';
import { neighboursOf, type ProductRow } from '#server/db/queries/catalogue.ts';
import { comingSales } from '#server/db/queries/home.ts';
import { packagingsOf } from '#server/db/queries/packagings.ts';
import { type Dependencies, productsDb } from '#server/dependencies.ts';
import { invalidReference } from '#server/domain/refusal.ts';
import { serializeProductDetails } from '#server/serializers/product-details.ts';
import { productsByIds } from './products.ts';

export async function productResponse(
  deps: Dependencies,
  row: ProductRow,
  { locale, userId }: { locale: Locale; userId: number | undefined },
): Promise<Result<'getProduct'>> {
  const { publicDb: db, clock } = deps;
  const now = clock();
  const [neighbours, packagings, sales] = await Promise.all([
    neighboursOf(db, row),
    packagingsOf(db, row.id, now),
    comingSales(db, now),
  ]);
  const requested = [row.id, ...neighbours.related, ...neighbours.popular];
  const products = await productsByIds(productsDb(deps, userId), [...new Set(requested)], locale, userId, now);
  const byId = new Map(products.map((product) => [product.id, product]));
  const pick = (ids: number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const product = byId.get(row.id);
  if (!product) throw invalidReference('product_id');
  const saleId = packagings.find(({ flashSaleId }) => flashSaleId !== null)?.flashSaleId;
  const sale = sales.find(({ id }) => id === saleId);
  return {
    data: {
      product: serializeProductDetails(row, { product, packagings, sale }, locale),
      related_products: pick(neighbours.related),
      popular_products: pick(neighbours.popular),
    },
  };
}
