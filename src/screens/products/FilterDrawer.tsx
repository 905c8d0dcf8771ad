import { type FormEvent, useId } from 'react';
import { typedAmount } from '#locales/typed-numbers.ts';
import { selectMoney } from '#machines/preferences/preferences.selectors.ts';
import type { Category, ProductFilters } from '#machines/query/contract.types.ts';
import type { ProductSearch } from '#src/routes/product-search.ts';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Drawer } from '#src/ui/Drawer/Drawer.tsx';
import { Cluster } from '#src/ui/Stack/Stack.tsx';
import { FilterFields } from './FilterFields.tsx';
import { type HrefOf, without, withoutFilters } from './list-place.ts';
import { asSortChoice } from './sort-phrases.ts';

/** From the drawer's fields to the state of the list. Prices are typed in the shopper's currency. */
const numberIn = (form: FormData, name: string): number | undefined => {
  const value = typedAmount(String(form.get(name) ?? ''));
  return value !== undefined && value > 0 ? value : undefined;
};

/** With more places than a price has, so that the number that was typed comes back from the address. */
const priceIn = (form: FormData, name: string, rate: number) => {
  const typed = numberIn(form, name);
  return typed === undefined || rate <= 0 ? undefined : Math.round((typed / rate) * 1e6) / 1e6;
};

const defined = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined && entry !== ''));

/** A range that is upside down is meant the other way round. */
const rangeOf = (low: number | undefined, high: number | undefined) =>
  low !== undefined && high !== undefined && low > high
    ? { minPrice: high, maxPrice: low }
    : { minPrice: low, maxPrice: high };

const readFilterForm = (form: FormData, state: ProductSearch, rate: number): ProductSearch => {
  const category = String(form.get('category') ?? '');
  const isSameCategory = category === (state.category ?? '');
  const kept = without(
    state,
    'category',
    'brand',
    'size',
    'color',
    'diet',
    'freeOf',
    'rating',
    'minPrice',
    'maxPrice',
    'sort',
  );
  return {
    ...(isSameCategory ? kept : without(kept, 'subCategory')),
    ...defined({
      category,
      brand: String(form.get('brand') ?? ''),
      size: String(form.get('size') ?? ''),
      color: String(form.get('color') ?? ''),
      diet: form.getAll('diet').join(','),
      freeOf: form.getAll('free').join(','),
      rating: numberIn(form, 'rating'),
      sort: asSortChoice(form.get('sort')),
      ...rangeOf(priceIn(form, 'min', rate), priceIn(form, 'max', rate)),
    }),
  };
};

export type FilterDrawerProps = {
  categories: readonly Category[];
  options: ProductFilters | undefined;
  state: ProductSearch;
  hrefOf: HrefOf;
  home: string | undefined;
  onClose: () => void;
  onApply: (href: string) => void;
};

/** The shopper chooses several filters and applies them together. Until then the form's fields hold them. */
export const FilterDrawer = (props: FilterDrawerProps) => {
  const { categories, options, state, hrefOf, home, onClose, onApply } = props;
  const t = useMessages();
  const { rate, symbol } = useFacts('preferences', selectMoney);
  const id = useId();
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onApply(hrefOf(readFilterForm(new FormData(event.currentTarget), state, rate)));
  };
  const footer = (
    <Cluster justify="end">
      <Button variant="secondary" onPress={() => onApply(hrefOf(withoutFilters(state, home)))}>
        {t('Clear')}
      </Button>
      <Button type="submit" form={id}>
        {t('Apply')}
      </Button>
    </Cluster>
  );
  return (
    <Drawer isAddressed title={t('Filters')} closeLabel={t('Close')} footer={footer} onClose={onClose}>
      <form id={id} onSubmit={apply}>
        <FilterFields {...{ categories, options, state, rate, symbol }} />
      </form>
    </Drawer>
  );
};
