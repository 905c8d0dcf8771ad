import type { ReactNode } from 'react';
import { productPageSize } from '#machines/constants.ts';
import type { Category } from '#machines/query/contract.types.ts';
import { PageHeading } from '#src/components/PageHeading/PageHeading.tsx';
import { ProductResults } from '#src/components/ProductResults/ProductResults.tsx';
import type { ProductSearch } from '#src/routes/product-search.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import type { QueryResult } from '#src/shop/use-query.ts';
import { AppliedFilters } from './AppliedFilters.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { filterCount, type HrefOf, withoutFilters } from './list-place.ts';
import * as styles from './ProductList.css.ts';
import { SortSelect } from './SortSelect.tsx';

export type ProductListProps = {
  title: ReactNode;
  chips: ReactNode;
  result: QueryResult<'listProducts'>;
  categories: readonly Category[];
  state: ProductSearch;
  hrefOf: HrefOf;
  /** The category whose page this is: it is no filter that can be taken off. */
  home?: string;
};

/** A list of products that can be narrowed, ordered and paged; all of it is in the address. */
export const ProductList = ({ title, chips, result, categories, state, hrefOf, home }: ProductListProps) => {
  const t = useMessages();
  const { data } = result;
  const count = filterCount(state, home);
  const clearHref = count > 0 ? hrefOf(withoutFilters(state, home)) : undefined;
  return (
    <div className={styles.root}>
      <PageHeading title={title} note={data ? t('{count} items found', { count: data.total }) : null} />
      {chips}
      <div className={styles.tools}>
        <FilterPanel {...{ categories, state, hrefOf, home }} options={data?.filters} count={count} />
        <SortSelect state={state} hrefOf={hrefOf} />
      </div>
      <AppliedFilters {...{ state, categories, home, hrefOf, clearHref }} brands={data?.filters.brands} />
      <ProductResults
        {...{ result, clearHref }}
        page={state.page}
        perPage={productPageSize}
        text={state.text}
        hrefOf={(page) => hrefOf({ ...state, page })}
      />
    </div>
  );
};
