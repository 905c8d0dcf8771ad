import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { productPageSize } from '#machines/constants.ts';
import type { Category, ProductFilters } from '#machines/query/contract.types.ts';
import { PageHeading } from '#src/components/PageHeading/PageHeading.tsx';
import type { ListQuery } from '#src/components/ProductResults/MoreProducts.tsx';
import { ProductResults } from '#src/components/ProductResults/ProductResults.tsx';
import { type ProductSearch, writeProductSearch } from '#src/routes/product-search.ts';
import { lazyComponent, Part } from '#src/shop/lazy-component.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import type { QueryResult } from '#src/shop/use-query.ts';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';
import type { AppliedListProps } from './AppliedList.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { filterCount, type HrefOf, without, withoutFilters } from './list-place.ts';
import * as styles from './ProductList.css.ts';
import { asSortChoice, sortPhrases } from './sort-phrases.ts';

type SortSelectProps = { state: ProductSearch; hrefOf: HrefOf };

const SortSelect = ({ state, hrefOf }: SortSelectProps) => {
  const t = useMessages();
  return (
    <div className={styles.sort}>
      <SelectField
        label={t('Sort by')}
        isLabelHidden
        name="sort"
        value={state.sort ?? 'default'}
        options={sortPhrases.map(({ value, phrase }) => ({ value, label: t(phrase) }))}
        onChange={(sort) => navigate(hrefOf({ ...state, sort: asSortChoice(sort), page: 1 }))}
      />
    </div>
  );
};

const facets = lazyComponent({
  file: 'src/screens/products/Facets.tsx',
  load: async () => (await import('./Facets.tsx')).Facets,
  waitFor: 'firstInteraction',
});

const list = lazyComponent({
  file: 'src/screens/products/AppliedList.tsx',
  load: async () => (await import('./AppliedList.tsx')).AppliedList,
  waitFor: 'nothing',
});

type AppliedFiltersProps = Omit<AppliedListProps, 'clearHref'> & { clearHref: string | undefined };

/** The applied filters, in a place that stays when the last one goes. */
const AppliedFilters = ({ clearHref, ...of }: AppliedFiltersProps) => (
  <div className={styles.appliedPlace} tabIndex={-1}>
    {clearHref === undefined ? null : <Part of={list} given={{ ...of, clearHref }} />}
  </div>
);

/** Goods without brands, sizes and colours leave no room beside them. */
const hasValues = ({ brands, sizes, colors }: ProductFilters) => brands.length + sizes.length + colors.length > 0;

export type ProductListProps = {
  title: ReactNode;
  chips: ReactNode;
  result: QueryResult<'listProducts'>;
  categories: readonly Category[];
  state: ProductSearch;
  hrefOf: HrefOf;
  /** The category of the page, as its address names it: it is not a removable filter. */
  home?: string;
  /** Another page of the same list. */
  queryOf: (page: number) => ListQuery;
};

/** A list of products that can be narrowed, ordered and paged; all of it is in the address. */
export const ProductList = ({ title, chips, result, categories, state, hrefOf, home, queryOf }: ProductListProps) => {
  const t = useMessages();
  const { data } = result;
  const count = filterCount(state, home);
  const clearHref = count > 0 ? hrefOf(withoutFilters(state, home)) : undefined;
  const hasFacets = !data || hasValues(data.filters);
  return (
    <div className={styles.root}>
      <PageHeading title={title} note={data ? t('{count} items found', { count: data.total }) : null} />
      {chips}
      <div className={styles.tools}>
        <FilterPanel {...{ categories, state, hrefOf, home }} options={data?.filters} count={count} />
        <SortSelect state={state} hrefOf={hrefOf} />
      </div>
      <AppliedFilters {...{ state, categories, home, hrefOf, clearHref }} options={data?.filters} />
      <div className={hasFacets ? styles.columns : styles.column}>
        {hasFacets ? (
          <div className={styles.facets}>
            {data ? (
              <Part of={facets} given={{ options: data.filters, address: String(writeProductSearch(state)), hrefOf }} />
            ) : null}
          </div>
        ) : null}
        <ProductResults
          {...{ result, clearHref }}
          page={state.page}
          perPage={productPageSize}
          text={state.text}
          hrefOf={(page) => hrefOf({ ...without(state), page })}
          more={{ count: state.more ?? 0, queryOf, hrefOf: (more) => hrefOf({ ...state, more }) }}
        />
      </div>
    </div>
  );
};
