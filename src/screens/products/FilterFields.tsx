import type { Category, ProductFilters } from '#machines/query/contract.types.ts';
import { isCategoryOf, slugOf } from '#src/components/category-path.ts';
import { type ProductSearch, valuesOf } from '#src/routes/product-search.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { Codes } from './Codes.tsx';
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
  const number = useNumbers();
  const inCurrency = (amount: number | undefined) => (amount === undefined ? '' : number(+(amount * rate).toFixed(2)));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{`${t('Price range')} (${symbol})`}</legend>
      <div className={styles.range}>
        <PriceField
          name="min"
          label={t('Minimum price')}
          hint={number(Math.floor(low * rate))}
          value={inCurrency(state.minPrice)}
        />
        <PriceField
          name="max"
          label={t('Maximum price')}
          hint={number(Math.ceil(high * rate))}
          value={inCurrency(state.maxPrice)}
        />
      </div>
    </fieldset>
  );
};

type Option = { value: string; label: string };

/** Several that are chosen beside the list stay one choice of the drawer. */
const withSeveral = (options: readonly Option[], chosen: string | undefined): readonly Option[] => {
  const values = valuesOf(chosen);
  const labels = options.filter(({ value }) => values.includes(value)).map(({ label }) => label);
  return chosen !== undefined && values.length > 1
    ? [{ value: chosen, label: labels.join(', ') }, ...options]
    : options;
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
      options={withSeveral(
        options.map((option) => ({ value: String(option.id), label: option.name })),
        chosen,
      )}
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
        options={withSeveral(
          (options?.brands ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          state.brand,
        )}
      />
      <Facet name="size" label={t('Size')} options={options?.sizes} chosen={state.size} />
      <Facet name="color" label={t('Colour')} options={options?.colors} chosen={state.color} />
      <Codes name="diet" title={t('Diet')} options={options?.diets} chosen={state.diet} />
      <Codes name="free" title={t('Free of')} options={options?.free_of} chosen={state.freeOf} />
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
