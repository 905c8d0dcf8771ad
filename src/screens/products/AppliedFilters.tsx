import { useRef } from 'react';
import { preserveFocus } from '#src/components/preserve-focus.ts';
import { lazyComponent, Part } from '#src/shop/lazy-component.tsx';
import type { AppliedListProps } from './AppliedList.tsx';
import * as styles from './ProductList.css.ts';

const list = lazyComponent({
  file: 'src/screens/products/AppliedList.tsx',
  load: async () => (await import('./AppliedList.tsx')).AppliedList,
  waitFor: 'nothing',
});

export type AppliedFiltersProps = Omit<AppliedListProps, 'clearHref' | 'onChange'> & { clearHref: string | undefined };

/** What narrows the list; when some of it goes, the keyboard is on what is left. */
export const AppliedFilters = ({ clearHref, ...of }: AppliedFiltersProps) => {
  const place = useRef<HTMLDivElement>(null);
  const onChange = () => preserveFocus(place.current, 'first');
  return (
    <div className={styles.appliedPlace} ref={place} tabIndex={-1}>
      {clearHref === undefined ? null : <Part of={list} given={{ ...of, clearHref, onChange }} />}
    </div>
  );
};
