import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { useMessages } from '#src/shop/use-messages.ts';
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
  /** Higher than a row or two: what is in it is laid out late by itself, piece by piece. */
  isTall?: boolean;
};

/** No landmark: its heading is the way to it, and what is in it may have a name of its own. */
export const Section = ({ title, children, href, note, id, isTall = false }: SectionProps) => {
  const t = useMessages();
  return (
    <section className={isTall ? styles.root : `${styles.root} ${styles.low}`} id={id}>
      <div className={styles.head}>
        <div className={styles.title}>
          <h2 dir="auto">{title}</h2>
          {note}
        </div>
        {href ? (
          <TextLink href={href} variant="strong" label={`${t('View all')}: ${title}`}>
            <span className={styles.more}>
              {t('View all')}
              <ChevronRightIcon className={mirrored} />
            </span>
          </TextLink>
        ) : null}
      </div>
      {children}
    </section>
  );
};
