import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { type ReactNode, useId } from 'react';
import { useMessages } from '#src/app/use-texts.ts';
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
};

export const Section = ({ title, children, href, note, id }: SectionProps) => {
  const t = useMessages();
  const titleId = useId();
  return (
    <section className={styles.root} aria-labelledby={titleId} id={id}>
      <div className={styles.head}>
        <div className={styles.title}>
          <h2 id={titleId} dir="auto">
            {title}
          </h2>
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
