import type { ReactNode } from 'react';
import { useMessages } from '#src/shop/use-messages.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import * as styles from './RecordCard.css.ts';

export type RecordHeadProps = { number: string; children: ReactNode };

/** The number that shopper and shop call a record by, then its status. */
export const RecordHead = ({ number, children }: RecordHeadProps) => (
  <div className={styles.head}>
    <h2 className={styles.number}>
      <bdi dir="ltr">{number}</bdi>
    </h2>
    {children}
  </div>
);

export type RecordFactsProps = { facts: readonly (readonly [label: string, value: string])[] };

export const RecordFacts = ({ facts }: RecordFactsProps) => (
  <dl className={styles.facts}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);

export type RecordCardProps = RecordFactsProps & {
  number: string;
  status: ReactNode;
  subject?: string | null | undefined;
  href: string;
  /** The accessible name of the link. It identifies the record when a screen reader reads the link alone. */
  linkLabel: string;
};

/** A return or a ticket in a list: number, status, facts and the way to its page. */
export const RecordCard = ({ number, status, subject, facts, href, linkLabel }: RecordCardProps) => {
  const t = useMessages();
  return (
    <Card as="li">
      <RecordHead number={number}>{status}</RecordHead>
      {subject ? (
        <p className={styles.subject}>
          <bdi>{subject}</bdi>
        </p>
      ) : null}
      <div className={styles.body}>
        <RecordFacts facts={facts} />
        <ButtonLink variant="secondary" size="small" href={href} label={linkLabel}>
          {t('View details')}
        </ButtonLink>
      </div>
    </Card>
  );
};
