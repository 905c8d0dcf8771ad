import { useLocation } from 'wouter';
import { useMessages } from '#src/app/use-texts.ts';
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

/** What narrows the list; a press takes it off. */
export const AppliedFilters = ({ filters, hrefOf, clearHref }: AppliedFiltersProps) => {
  const t = useMessages();
  const [, navigate] = useLocation();
  if (clearHref === undefined) return null;
  return (
    <ul className={styles.applied} aria-label={t('Applied filters')}>
      {filters.map(({ id, label, rest }) => (
        <li key={id}>
          <RemovableChip
            removeLabel={t('Remove filter {name}', { name: label })}
            onRemove={() => navigate(hrefOf(rest))}
          >
            {label}
          </RemovableChip>
        </li>
      ))}
      <li className={styles.clear}>
        <TextLink href={clearHref} variant="strong">
          {t('Clear filters')}
        </TextLink>
      </li>
    </ul>
  );
};
