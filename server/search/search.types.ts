/** What the rest of the server knows about a search. */
import type { SQL } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import type { ProductFilter, SalePrice } from '#server/db/queries/listed.ts';
import type { Paging } from '#server/domain/paging.ts';

export type FoundPage = { ids: number[]; total: number };

export type ProductSearch = {
  text: string;
  filter: ProductFilter;
  /** The prices of running sales, if filter or order need prices. */
  sales: readonly SalePrice[];
  /** Columns of `listings`; without it the best match comes first. */
  order?: SQL | undefined;
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

/** One engine. Each function reads through `db`, so that it may run inside a transaction. */
export type SearchEngine = {
  findProducts(db: Db, search: ProductSearch): Promise<FoundPage>;
  /** The ids of the best products for a text that is being typed. */
  suggestProducts(db: Db, text: string, limit: number): Promise<number[]>;
  /** For a line of a shopping list: the same name first, then the same kind. */
  matchProducts(
    db: Db,
    line: { words: string; looked: string; shopId?: number | undefined },
    limit: number,
  ): Promise<Match[]>;
};
