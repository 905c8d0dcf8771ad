import type { Ticket } from '#machines/query/contract.types.ts';
import { TicketStatusTag } from '#src/components/TicketStatusTag/TicketStatusTag.tsx';
import { formatDay } from '#src/i18n/dates.ts';
import { momentOf } from '#src/i18n/protocol-dates.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useLocale, useMessages } from '#src/shop/use-messages.ts';
import { ButtonLink } from '#src/ui/ButtonLink/ButtonLink.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import * as styles from './TicketCard.css.ts';

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>
      <bdi>{children}</bdi>
    </dd>
  </div>
);

/** A ticket at a glance: which, where it stands, what it is about. */
export const TicketCard = ({ ticket }: { ticket: Ticket }) => {
  const t = useMessages();
  const locale = useLocale();
  const { ticket_no: number, status, subject, created_at: opened } = ticket;
  return (
    <Card as="li">
      <div className={styles.head}>
        <h2 className={styles.number}>
          <bdi dir="ltr">#{number}</bdi>
        </h2>
        <TicketStatusTag status={status} />
      </div>
      {subject ? (
        <p className={styles.subject}>
          <bdi>{subject}</bdi>
        </p>
      ) : null}
      <div className={styles.body}>
        <dl className={styles.facts}>
          <Fact label={t('Opened on')}>{formatDay(momentOf(opened), locale, 'UTC') || opened}</Fact>
          <Fact label={t('Issue type')}>{ticket.issue_type}</Fact>
          <Fact label={t('Order number')}>{ticket.order_number ?? '—'}</Fact>
        </dl>
        <ButtonLink
          variant="secondary"
          size="small"
          href={pathTo('ticket', { ticketNumber: number })}
          label={t('View details of ticket {number}', { number })}
        >
          {t('View details')}
        </ButtonLink>
      </div>
    </Card>
  );
};
