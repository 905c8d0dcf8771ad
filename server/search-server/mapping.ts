/**
 * How a product is indexed. PostgreSQL has folded all texts before, so words are separated by spaces and nothing else:
 * both engines mean the same by a word.
 */
import type { Indices_Create_RequestBody } from '@opensearch-project/opensearch/api/indices/create.js';

/** Refuses a document with a field that the shop does not know. */
const words = { type: 'text', analyzer: 'whitespace' } as const;
const exact = { type: 'keyword' } as const;
const number = { type: 'integer' } as const;

export const indexBody = {
  settings: {
    index: {
      // A copy that was read before a deletion must not bring the product back.
      gc_deletes: '10m',
      refresh_interval: '1s',
    },
  },
  mappings: {
    dynamic: 'strict',
    properties: {
      id: number,
      /** The names in the three languages. */
      names: words,
      /** The same, each as one value. */
      whole: exact,
      /** What the product is: the ends of its English name, the beginnings of the others. */
      kinds: exact,
      /** The names of brand and categories. */
      keywords: words,
      /** The descriptions. */
      texts: words,
      code: exact,
      shop: number,
      category: number,
      sub_category: number,
      brand: number,
      sizes: number,
      colors: number,
      /** What the seller states: labels, and the allergens of which the product is free. */
      diets: exact,
      free_of: exact,
      /** The allergens that are or may be inside. */
      inside: exact,
      price: number,
      rating: { type: 'float' },
      sold: number,
      popularity: { type: 'float' },
      created_at: { type: 'date' },
    },
  },
} as const satisfies Indices_Create_RequestBody;

/** One product as it is sent. */
export type SearchDocument = Record<Exclude<keyof typeof indexBody.mappings.properties, Numbers | Lists>, string> &
  Record<'id' | 'shop' | 'category' | 'price' | 'rating' | 'sold' | 'popularity', number> &
  Record<'sub_category' | 'brand', number | null> &
  Record<'names' | 'whole' | 'kinds' | 'diets' | 'free_of' | 'inside', string[]> &
  Record<'sizes' | 'colors', number[]>;

type Numbers = 'id' | 'shop' | 'category' | 'sub_category' | 'brand' | 'price' | 'rating' | 'sold' | 'popularity';
type Lists = 'names' | 'whole' | 'kinds' | 'sizes' | 'colors' | 'diets' | 'free_of' | 'inside';
