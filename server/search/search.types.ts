/** What the rest of the server knows about a search. */
import type { Db } from '#server/db/pool.ts';
import type { ProductFilter, SalePrice } from '#server/db/queries/listed.ts';
import type { Paging } from '#server/domain/paging.ts';

export type Sort = 'high_to_low' | 'low_to_high' | 'top_selling' | 'popular_product' | 'newest' | 'just_for_you';

export type FoundPage = { ids: number[]; total: number };

export type ProductSearch = {
  text: string;
  filter: ProductFilter;
  /** The prices of running sales, if filter or order need prices. */
  sales: readonly SalePrice[];
  /** Without it the best match comes first. */
  sort?: Sort | undefined;
  paging: Paging;
};

export type Match = {
  id: number;
  /** The searched words are the whole name. */
  isNamed: boolean;
  /** They are its kind. */
  isHead: boolean;
  /** Every word was found in names; none was corrected. */
  hasWords: boolean;
};

/** A line of a shopping list. */
export type ListLine = {
  /** As it was typed: the name of a product. */
  words: string;
  /** To search for. */
  looked: string;
};

/** One engine. Each function reads through `db`, so that it may run inside a transaction. */
export type SearchEngine = {
  findProducts(db: Db, search: ProductSearch): Promise<FoundPage>;
  /** The ids of the best products for a text that is being typed. */
  suggestProducts(db: Db, text: string, limit: number): Promise<number[]>;
  /** For each line of a shopping list the same name first, then the same kind. However many lines, few queries. */
  matchLines(
    db: Db,
    lines: readonly ListLine[],
    within: { shopId?: number | undefined; limit: number },
  ): Promise<Match[][]>;
};
