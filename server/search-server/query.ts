/** What was typed, as queries of OpenSearch. The parts and their order mean the same as in `server/search/ranked.ts`. */
import type { QueryContainer } from '@opensearch-project/opensearch/api/_types/_common.query_dsl.js';
import type { ProductFilter } from '#server/db/queries/listed.ts';
import { promises } from '#server/domain/things.ts';
import type { FoldedThing } from '#server/search/folded-groups.ts';
import type { RequiredPart, Words } from '#server/search/words.ts';

type Query = QueryContainer;

const any = (should: Query[]): Query => ({ bool: { should, minimum_should_match: 1 } });

const phrase = (field: string, text: string): Query =>
  text.includes(' ') ? { match_phrase: { [field]: { query: text } } } : { term: { [field]: { value: text } } };

/** The last word may be cut off. */
function typedQuery(field: string, typed: readonly string[]): Query {
  const words = typed.map((word, at) =>
    at === typed.length - 1 ? { prefix: { [field]: { value: word } } } : { term: { [field]: { value: word } } },
  );
  return words.length === 1 && words[0] ? words[0] : { bool: { must: words } };
}

const partIn =
  (fields: readonly string[]) =>
  ({ typed, phrases, label }: RequiredPart): Query =>
    any([
      ...fields.flatMap((field) => [typedQuery(field, typed), ...phrases.map((text) => phrase(field, text))]),
      ...equals('diets', label),
    ]);

const promised = ({ names }: { names: readonly string[] }): Query =>
  any(
    ['names', 'keywords', 'texts'].flatMap((field) =>
      names.flatMap((name) => promises(name).map((text) => phrase(field, text))),
    ),
  );

/** The seller states that it is not inside. */
const statedFree = ({ stated, labels }: FoldedThing): Query[] => [
  ...(stated.length > 0 ? [{ bool: { filter: all('free_of', stated) } }] : []),
  ...labels.flatMap((label) => equals('diets', label)),
];

const isFree = (thing: FoldedThing): Query => any([promised(thing), ...statedFree(thing)]);

/** From the most exact way to the last resort. The first that finds anything counts. */
export function stagesOf({ parts, code, things }: Words): Query[] {
  if (parts.length === 0) return things.length > 0 ? [{ bool: { must: things.map(isFree) } }] : [];
  const ofCode: Query[] = code === undefined ? [] : [{ term: { code: { value: code } } }];
  const every = (fields: readonly string[]) => any([{ bool: { must: parts.map(partIn(fields)) } }, ...ofCode]);
  const some = { bool: { should: parts.map(partIn(['names'])), minimum_should_match: '75%' } };
  return [every(['names', 'keywords']), every(['names', 'keywords', 'texts']), ...(parts.length > 1 ? [some] : [])];
}

/** What names a thing that must not be inside, unless it promises or states to be without it; and what states it. */
export function excluded({ things }: Words): Query[] {
  const named = things.map((thing): Query => {
    const inside = ['names', 'texts'].flatMap((field) => thing.names.map((name) => phrase(field, name)));
    return { bool: { must: [any(inside)], must_not: [isFree(thing)] } };
  });
  const stated = things.flatMap((thing) => thing.stated);
  return stated.length > 0 ? [...named, { terms: { inside: stated } }] : named;
}

const equals = (field: string, value: number | string | undefined): Query[] =>
  value === undefined ? [] : [{ term: { [field]: { value } } }];

const all = (field: string, values: readonly string[] = []): Query[] =>
  values.map((value) => ({ term: { [field]: { value } } }));

export const filters = (filter: ProductFilter): Query[] => [
  ...equals('shop', filter.shopId),
  ...equals('category', filter.categoryId),
  ...equals('sub_category', filter.subCategoryId),
  ...equals('brand', filter.brandId),
  ...equals('sizes', filter.sizeId),
  ...equals('colors', filter.colorId),
  ...all('diets', filter.diets),
  ...all('free_of', filter.freeOf),
  ...(filter.rating === undefined ? [] : [{ range: { rating: { gte: filter.rating, lt: filter.rating + 1 } } }]),
];

export const priced = ({ minPrice, maxPrice }: ProductFilter): Query[] =>
  minPrice === undefined && maxPrice === undefined
    ? []
    : [
        {
          range: {
            price: {
              ...(minPrice !== undefined && { gte: minPrice }),
              ...(maxPrice !== undefined && { lte: maxPrice }),
            },
          },
        },
      ];

const worth = (filter: Query, boost: number, _name?: string): Query => ({
  constant_score: { filter, boost, ...(_name !== undefined && { _name }) },
});

const plurals = ['', 's', 'es', 'ies'];

/** Each worth more than all that follow it together; what is left is how much of the name the words are. */
export function ranks(
  { variants, text }: Words,
  { name, aisle }: { name?: string; aisle?: number | undefined },
): Query[] {
  // A phrase looks at 50 words that begin so; a prefix alone at all of them.
  const beginsWord = any(
    variants.map((variant) =>
      variant.includes(' ')
        ? { match_phrase_prefix: { names: { query: variant } } }
        : { prefix: { names: { value: variant } } },
    ),
  );
  const isHead = { terms: { kinds: variants.flatMap((variant) => plurals.map((end) => `${variant}${end}`)) } };
  const beginsName = any(variants.map((variant) => ({ prefix: { whole: { value: variant } } })));
  const tiers =
    name === undefined
      ? [worth(beginsWord, 4_000), worth(isHead, 2_000, 'head'), worth(beginsName, 1_000)]
      : [
          worth({ term: { whole: { value: name } } }, 8_000, 'named'),
          worth(isHead, 4_000, 'head'),
          worth(beginsWord, 2_000),
          worth(beginsName, 1_000),
        ];
  return [
    ...tiers,
    ...(text ? [{ match: { names: { query: text } } }] : []),
    ...(aisle === undefined ? [] : [worth({ term: { category: { value: aisle } } }, 0.5)]),
  ];
}
