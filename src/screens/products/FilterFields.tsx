import type { Category, ProductFilters } from '#machines/query/contract.types.ts';
import { isCategoryOf, slugOf } from '#src/components/category-path.ts';
import type { ProductSearch } from '#src/routes/product-search.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Choice, PriceField, Select, StarChoice } from './FilterInputs.tsx';
import * as styles from './ProductList.css.ts';
import { sortPhrases } from './sort-phrases.ts';

export type FilterFieldsProps = {
  categories: readonly Category[];
  options: ProductFilters | undefined;
  state: ProductSearch;
  /** Of the shopper's currency. */
  rate: number;
  symbol: string;
};

const five = [5, 4, 3, 2, 1];

const Ratings = ({ chosen }: { chosen: number | undefined }) => {
  const t = useMessages();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('Customer review')}</legend>
      <div className={styles.options}>
        <Choice name="rating" value="" isChosen={chosen === undefined}>
          {t('Any')}
        </Choice>
        {five.map((count) => (
          <StarChoice key={count} count={count} isChosen={chosen === count} />
        ))}
      </div>
    </fieldset>
  );
};

const PriceRange = ({ options, state, rate, symbol }: Omit<FilterFieldsProps, 'categories'>) => {
  const t = useMessages();
  const { min_price: low = 0, max_price: high = 1000 } = options ?? {};
  const inCurrency = (amount: number | undefined) => (amount === undefined ? '' : String(+(amount * rate).toFixed(2)));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{`${t('Price range')} (${symbol})`}</legend>
      <div className={styles.range}>
        <PriceField
          name="min"
          label={t('Minimum price')}
          hint={String(Math.floor(low * rate))}
          value={inCurrency(state.minPrice)}
        />
        <PriceField
          name="max"
          label={t('Maximum price')}
          hint={String(Math.ceil(high * rate))}
          value={inCurrency(state.maxPrice)}
        />
      </div>
    </fieldset>
  );
};

type FacetProps = {
  name: 'size' | 'color';
  label: string;
  options: ProductFilters['sizes'] | undefined;
  chosen: string | undefined;
};

/** Only where the back end has such products. */
const Facet = ({ name, label, options = [], chosen }: FacetProps) => {
  const t = useMessages();
  return options.length > 0 ? (
    <Select
      name={name}
      label={label}
      none={t('Any')}
      value={chosen ?? ''}
      options={options.map((option) => ({ value: String(option.id), label: option.name }))}
    />
  ) : null;
};

export const FilterFields = ({ categories, options, state, rate, symbol }: FilterFieldsProps) => {
  const t = useMessages();
  const category = categories.find((each) => isCategoryOf(each, state.category));
  return (
    <div className={styles.filterFieldsRoot}>
      <Ratings chosen={state.rating} />
      <Select
        name="category"
        label={t('Category')}
        none={t('All categories')}
        value={category ? slugOf(category) : ''}
        options={categories.map((each) => ({ value: slugOf(each), label: each.name }))}
      />
      <Select
        name="brand"
        label={t('Brand')}
        none={t('All brands')}
        value={state.brand ?? ''}
        options={(options?.brands ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <Facet name="size" label={t('Size')} options={options?.sizes} chosen={state.size} />
      <Facet name="color" label={t('Colour')} options={options?.colors} chosen={state.color} />
      <PriceRange {...{ options, state, rate, symbol }} />
      <Select
        name="sort"
        label={t('Sort by')}
        value={state.sort ?? 'default'}
        options={sortPhrases.map(({ value, phrase }) => ({ value, label: t(phrase) }))}
      />
    </div>
  );
};
