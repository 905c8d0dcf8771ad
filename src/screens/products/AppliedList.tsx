import { useLocation } from 'wouter';
import type { Category, ProductFilters } from '#machines/query/contract.types.ts';
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
  brands: ProductFilters['brands'] | undefined;
  /** The category whose page this is. */
  home: string | undefined;
  hrefOf: HrefOf;
  clearHref: string;
  /** One of them goes, or all. */
  onChange: () => void;
};

const none: ProductFilters['brands'] = [];

/** A press takes a filter off. */
export const AppliedList = ({
  state,
  categories,
  brands = none,
  home,
  hrefOf,
  clearHref,
  onChange,
}: AppliedListProps) => {
  const t = useMessages();
  const [, navigate] = useLocation();
  const filters = useAppliedFilters(state, { categories, brands, home });
  const remove = ({ rest }: AppliedFilter) => {
    navigate(hrefOf(rest));
    onChange();
  };
  return (
    <ul className={styles.applied} aria-label={t('Applied filters')}>
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
