import { useRef } from 'react';
import { useLocation } from 'wouter';
import { useMessages } from '#src/app/use-texts.ts';
import { keepFocus } from '#src/parts/keep-focus.ts';
import { RemovableChip } from '#src/ui/Chip/Chip.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import type { HrefOf } from './list-place.ts';
import * as styles from './ProductList.css.ts';
import type { AppliedFilter } from './use-applied-filters.ts';

export type AppliedFiltersProps = {
  filters: readonly AppliedFilter[];
  hrefOf: HrefOf;
  clearHref: string | undefined;
};

/** What narrows the list; a press takes it off, and the keyboard goes on to the next. */
export const AppliedFilters = ({ filters, hrefOf, clearHref }: AppliedFiltersProps) => {
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const [, navigate] = useLocation();
  const remove = ({ rest }: AppliedFilter) => {
    navigate(hrefOf(rest));
    keepFocus(place.current, 'first');
  };
  return (
    <div className={styles.appliedPlace} ref={place} tabIndex={-1}>
      {clearHref === undefined ? null : (
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
            <TextLink href={clearHref} variant="strong" onPress={() => keepFocus(place.current, 'first')}>
              {t('Clear filters')}
            </TextLink>
          </li>
        </ul>
      )}
    </div>
  );
};
