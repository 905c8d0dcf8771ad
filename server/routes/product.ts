/** Puts one product's page together. */
import { findProduct, neighboursOf } from '#server/db/queries/catalogue.ts';
import { comingSales } from '#server/db/queries/home.ts';
import { packagingsOf } from '#server/db/queries/packagings.ts';
import { productsByIds } from '#server/db/queries/products.ts';
import type { ApiRequest, Result } from '#server/http/handler.ts';
import type { Services } from '#server/services.ts';
import { serializeProductDetails } from '#server/shapes/product-details.ts';
import { unknown } from './unknown.ts';

export async function productResponse(
  { db, clock }: Services,
  { query, locale, userId }: ApiRequest<'getProduct'>,
): Promise<Result<'getProduct'>> {
  const now = clock();
  const row = await findProduct(db, query.product_id);
  if (!row) throw unknown('product_id');
  const [neighbours, packagings, sales] = await Promise.all([
    neighboursOf(db, row),
    packagingsOf(db, row.id, now),
    comingSales(db, now),
  ]);
  const requested = [row.id, ...neighbours.related, ...neighbours.popular];
  const products = await productsByIds(db, [...new Set(requested)], locale, userId, now);
  const byId = new Map(products.map((product) => [product.id, product]));
  const pick = (ids: number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const product = byId.get(row.id);
  if (!product) throw unknown('product_id');
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
