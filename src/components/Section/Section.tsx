import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { PartBoundary } from '#src/components/QueryView/PartBoundary.tsx';
import { matchPage } from '#src/routes/match-page.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { mirrored } from '#src/theme/mirrored.css.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import * as styles from './Section.css.ts';

export type SectionProps = {
  title: string;
  children: ReactNode;
  /** Where all of it is. */
  href?: string | undefined;
  /** Beside the title. */
  note?: ReactNode;
  id?: string | undefined;
  /** True for content higher than a row or two: each of its items uses `outOfSight`, instead of the whole section. */
  isTall?: boolean;
};

/** It is no landmark: shoppers find it by its heading, and its content may have an accessible name of its own. */
export const Section = ({ title, children, href, note, id, isTall = false }: SectionProps) => {
  const t = useMessages();
  const isOffered = useOffers();
  return (
    <section className={isTall ? styles.root : `${styles.root} ${styles.low}`} id={id}>
      <div className={styles.head}>
        <div className={styles.title}>
          <h2 dir="auto">{title}</h2>
          {note}
        </div>
        {href && isOffered(matchPage(href).name) ? (
          <TextLink href={href} variant="strong" label={`${t('View all')}: ${title}`}>
            <span className={styles.more}>
              {t('View all')}
              <ChevronRightIcon className={mirrored} />
            </span>
          </TextLink>
        ) : null}
      </div>
      <PartBoundary>{children}</PartBoundary>
    </section>
  );
};
