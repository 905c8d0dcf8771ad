import { selectSettings } from '#machines/preferences/preferences.selectors.ts';
import type { FooterColumn as Column } from '#machines/preferences/preferences.types.ts';
import { offeredLinks } from '#src/components/offered-links.ts';
import * as frame from '#src/layout/frame.css.ts';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMedia } from '#src/shop/use-media.ts';
import { useLocale, useMessages } from '#src/shop/use-messages.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { Disclosure } from '#src/ui/Disclosure/Disclosure.tsx';
import { copyright } from './copyright.ts';
import * as styles from './Footer.css.ts';
import * as columnStyles from './FooterColumn.css.ts';
import { FooterItem } from './FooterItem.tsx';

type FooterColumnProps = { column: Column };

/**
 * On a narrow screen a column of links is folded up. The server does not know the width: it folds each column, and the
 * styles unfold it on a wide screen. The list stands beside what folds it, so that its links stay the same elements when
 * the script is there: a press between the two would be lost.
 */
const FooterColumn = ({ column }: FooterColumnProps) => {
  const isWide = useMedia(columnStyles.unfolded);
  const isFoldable = Boolean(column.title) && column.items.some(({ type }) => type === 'link');
  const isOffered = useOffers();
  const items = (
    <ul className={styles.items}>
      {offeredLinks(isOffered, column.items).map((item) => (
        <li key={item.id}>
          <FooterItem item={item} />
        </li>
      ))}
    </ul>
  );
  const title = column.title ? (
    <h2 className={styles.title}>
      <bdi>{column.title}</bdi>
    </h2>
  ) : null;
  const isFolding = isFoldable && !isWide;
  return (
    <section className={isFolding ? columnStyles.foldable : styles.column}>
      {isFolding ? <Disclosure summary={title}>{null}</Disclosure> : title}
      {items}
    </section>
  );
};

export const Footer = () => {
  const t = useMessages();
  const locale = useLocale();
  const settings = useFacts('preferences', selectSettings);
  if (!settings.web_show_footer) return null;
  return (
    <footer className={styles.root}>
      <div className={`${frame.page} ${styles.columns}`}>
        {settings.footers.map((column) => (
          <FooterColumn key={column.id} column={column} />
        ))}
      </div>
      <div className={styles.bottom}>
        <p className={frame.page}>
          {/* The server's year stands where the device has another: its clock may be wrong, or the year has just changed. */}
          <bdi suppressHydrationWarning>
            {copyright(settings.web_footer_text, t('All right reserved by company'), locale)}
          </bdi>
        </p>
      </div>
    </footer>
  );
};
