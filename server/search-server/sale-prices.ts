/** The prices of running sales, which depend on the time and stand in no document. */
import type { QueryContainer } from '@opensearch-project/opensearch/api/_types/_common.query_dsl.js';
import type { ProductFilter, SalePrice } from '#server/db/queries/listed.ts';
import type { ProductSearch } from '#server/search/search.types.ts';

const isWithin = ({ minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }: ProductFilter, price: number) =>
  price >= minPrice && price <= maxPrice;

/** A range of prices, in which the products of a sale are with their price in the sale. */
export function salesApart(
  range: QueryContainer[],
  filter: ProductFilter,
  sales: readonly SalePrice[],
): QueryContainer[] {
  if (range.length === 0 || sales.length === 0) return range;
  const all = { terms: { id: sales.map(({ id }) => id) } };
  const inside = { terms: { id: sales.filter(({ price }) => isWithin(filter, price)).map(({ id }) => id) } };
  return [{ bool: { should: [{ bool: { filter: range, must_not: [all] } }, inside], minimum_should_match: 1 } }];
}

type Hit = { id: number; price?: number; marks: string[] };
type Page = { total: number; hits: Hit[] };

/** `others` has the list from its start, without the products of sales; `reduced` has those. */
export function mergedByPrice(
  others: Page,
  reduced: Page,
  { search, isDescending }: { search: Omit<ProductSearch, 'text'>; isDescending: boolean },
): Page {
  const { sales, filter, paging } = search;
  const prices = new Map(sales.map(({ id, price }) => [id, price]));
  const inSale = reduced.hits
    .map((hit) => ({ ...hit, price: prices.get(hit.id) ?? 0 }))
    .filter(({ price }) => isWithin(filter, price));
  const way = isDescending ? -1 : 1;
  const hits = [...others.hits, ...inSale].sort(
    (one, other) => way * ((one.price ?? 0) - (other.price ?? 0)) || one.id - other.id,
  );
  return { total: others.total + inSale.length, hits: hits.slice(paging.offset, paging.offset + paging.limit) };
}
