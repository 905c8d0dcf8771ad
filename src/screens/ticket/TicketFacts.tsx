import { useId } from 'react';
import type { TicketDetails } from '#machines/query/contract.types.ts';
import { momentOf } from '#src/i18n/protocol-dates.ts';
import { useDates } from '#src/shop/use-dates.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import * as styles from './TicketPage.css.ts';

/** The issue type, the order and the date of the ticket, and the shopper's contact details. */
export const TicketFacts = ({ ticket }: { ticket: TicketDetails }) => {
  const t = useMessages();
  const dates = useDates();
  const id = useId();
  const facts = [
    [t('Issue type'), ticket.issue_type],
    [t('Order number'), ticket.order_number],
    [t('Opened on'), dates.day(momentOf(ticket.created_at), 'UTC') || ticket.created_at],
    [t('Email'), ticket.email],
    [t('Phone number'), ticket.phone],
  ] as const;
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={4}>
        <h2 id={id}>{t('Ticket details')}</h2>
        <dl className={styles.facts}>
          {facts.map(([label, text]) =>
            text ? (
              <div key={label}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.text}>
                  <bdi>{text}</bdi>
                </dd>
              </div>
            ) : null,
          )}
        </dl>
      </Stack>
    </Card>
  );
};
