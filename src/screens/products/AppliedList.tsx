import { useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { Category, ProductFilters } from '#machines/query/contract.types.ts';
import { preserveFocus } from '#src/components/focus.ts';
import type { ProductSearch } from '#src/routes/product-search.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { RemovableChip } from '#src/ui/Chip/Chip.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import type { HrefOf } from './list-place.ts';
import * as styles from './ProductList.css.ts';
import { type AppliedFilter, useAppliedFilters } from './use-applied-filters.ts';

export type AppliedListProps = {
  state: ProductSearch;
  categories: readonly Category[];
  options: Pick<ProductFilters, 'brands' | 'sizes' | 'colors' | 'diets' | 'free_of'> | undefined;
  /** The category of the page, as its address names it; undefined on other lists. */
  home: string | undefined;
  hrefOf: HrefOf;
  clearHref: string;
};

const none = { brands: [], sizes: [], colors: [] };

/** A press takes a filter off. The focus moves to the first filter that is left, or to the place of the list. */
export const AppliedList = ({ state, categories, options = none, home, hrefOf, clearHref }: AppliedListProps) => {
  const t = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const onChange = () => preserveFocus(list.current?.parentElement ?? null, 'first');
  const filters = useAppliedFilters(state, { categories, options, home });
  const remove = ({ rest }: AppliedFilter) => {
    navigate(hrefOf(rest));
    onChange();
  };
  return (
    <ul className={styles.applied} ref={list} aria-label={t('Applied filters')}>
      {filters.map((filter) => (
        <li key={filter.id}>
          <RemovableChip
            removeLabel={t('Remove filter {name}', { name: filter.label })}
            onRemove={() => remove(filter)}
          >
            {filter.label}
          </RemovableChip>
        </li>
      ))}
      <li className={styles.clear}>
        <TextLink href={clearHref} variant="strong" onPress={onChange}>
          {t('Clear filters')}
        </TextLink>
      </li>
    </ul>
  );
};
