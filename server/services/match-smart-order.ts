/** Finds products for the lines of a shopping list. Nothing is stored; prices and stock are those of this moment. */
import type { components } from '#api/generated/schema.ts';
import type { Body, Result } from '#server/contract.types.ts';
import type { PackagingRow } from '#server/db/queries/packagings.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { largestQuantity } from '#server/domain/cart-rules.ts';
import { choosePack } from '#server/domain/pack-choice.ts';
import { availableStock } from '#server/domain/prices.ts';
import { type ListLine, listLineOf, searchWords } from '#server/domain/shopping-list.ts';
import type { Match } from '#server/search/search.types.ts';
import { findMatches, packagingsOfProducts } from '#server/search/smart-order.ts';
import { serializePackaging } from '#server/serializers/product.ts';
import type { Shopper } from './caller.ts';
import { productsByIds } from './products.ts';

type Line = components['schemas']['SmartOrderLine'];
type Candidate = components['schemas']['SmartOrderCandidate'];
type Looked = { text: string; parsed: ListLine; matches: Match[] };

/** The best one and five others. */
const mostFound = 6;

/** Clear is the only product of this name, or else the only one of its kind, or else the only one that has every word. */
function statusOf(matches: readonly Match[]): Line['status'] {
  if (matches.length === 0) return 'unmatched';
  for (const sign of ['isNamed', 'isHead', 'hasWords'] as const) {
    const clear = matches.filter((match) => match[sign]);
    if (clear.length > 0) return clear.length === 1 ? 'matched' : 'ambiguous';
  }
  return 'ambiguous';
}

/** Without a pack, the number itself. */
const plainQuantity = ({ times, amount }: ListLine) =>
  amount?.measure === 'piece' ? Math.min(largestQuantity, times * Math.round(amount.value)) : times;

/** What is written twice is looked for once. */
async function lookFor(
  { db, search }: Pick<Dependencies, 'db' | 'search'>,
  lines: readonly string[],
  shopId: number | null | undefined,
): Promise<Looked[]> {
  const looked = lines.map((text) => ({ text, parsed: listLineOf(text) }));
  const texts = [...new Set(looked.flatMap(({ parsed: { words } }) => (words ? [words] : [])))];
  const sought = texts.map((words) => ({ words, looked: searchWords(words) }));
  const found = await findMatches(db, sought, { shopId, limit: mostFound }, search);
  const matches = new Map(texts.map((words, at) => [words, found[at] ?? []]));
  return looked.map((line) => ({ ...line, matches: matches.get(line.parsed.words) ?? [] }));
}

export async function matchSmartOrder(
  { db, clock, search }: Dependencies,
  { userId, locale, t }: Shopper,
  { lines, shop_id: shopId }: Body<'matchSmartOrder'>,
): Promise<Result<'matchSmartOrder'>> {
  const now = clock();
  const looked = await lookFor({ db, search }, lines, shopId);
  const ids = [...new Set(looked.flatMap(({ matches }) => matches.map(({ id }) => id)))];
  const [shown, packs] = await Promise.all([
    productsByIds(db, ids, locale, userId, now),
    packagingsOfProducts(db, ids, now),
  ]);
  const products = new Map(shown.map((product) => [product.id, product]));
  const onSale = (row: PackagingRow) => ({ ...row, stock: availableStock(row.stock, row.flashLeft), row });

  const candidateOf = (id: number, parsed: ListLine): Candidate[] => {
    const product = products.get(id);
    const choice = choosePack((packs.get(id) ?? []).map(onSale), parsed);
    if (!product || !choice) return [];
    return [{ product, packaging: serializePackaging(choice.pack.row, locale), quantity: choice.quantity }];
  };

  const lineOf = ({ text, parsed, matches }: Looked, line: number): Line => {
    const [product = null, ...alternatives] = matches.flatMap(({ id }) => candidateOf(id, parsed));
    const quantity = product?.quantity ?? plainQuantity(parsed);
    return { line, text, quantity, status: product ? statusOf(matches) : 'unmatched', product, alternatives };
  };
  return { message: t('The list was matched.'), data: { lines: looked.map(lineOf) } };
}
