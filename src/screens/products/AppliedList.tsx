import { useLocation } from 'wouter';
import { useMessages } from '#src/app/use-texts.ts';
import { RemovableChip } from '#src/ui/Chip/Chip.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import type { HrefOf } from './list-place.ts';
import * as styles from './ProductList.css.ts';
import type { AppliedFilter } from './use-applied-filters.ts';

export type AppliedListProps = {
  filters: readonly AppliedFilter[];
  hrefOf: HrefOf;
  clearHref: string;
  /** One of them goes, or all. */
  onChange: () => void;
};

/** A press takes a filter off. */
export const AppliedList = ({ filters, hrefOf, clearHref, onChange }: AppliedListProps) => {
  const t = useMessages();
  const [, navigate] = useLocation();
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
