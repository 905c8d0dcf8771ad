import { footerCollapseBelowPx } from '#machines/constants.ts';
import type { FooterColumn as Column } from '#machines/preferences/preferences.types.ts';
import { useMedia } from '#src/shop/use-media.ts';
import { Disclosure } from '#src/ui/Disclosure/Disclosure.tsx';
import * as styles from './Footer.css.ts';
import { FooterItem } from './FooterItem.tsx';

export type FooterColumnProps = { column: Column };

/** On a narrow screen a column of links is folded up. */
export const FooterColumn = ({ column }: FooterColumnProps) => {
  const isNarrow = useMedia(`(max-width: ${footerCollapseBelowPx - 0.02}px)`);
  const isFoldable = Boolean(column.title) && column.items.some(({ type }) => type === 'link');
  const items = (
    <ul className={styles.items}>
      {column.items.map((item) => (
        <li key={item.id}>
          <FooterItem item={item} />
        </li>
      ))}
    </ul>
  );
  if (isNarrow && isFoldable) return <Disclosure summary={<bdi>{column.title}</bdi>}>{items}</Disclosure>;
  return (
    <section className={styles.column}>
      {column.title ? (
        <h2 className={styles.title}>
          <bdi>{column.title}</bdi>
        </h2>
      ) : null}
      {items}
    </section>
  );
};
