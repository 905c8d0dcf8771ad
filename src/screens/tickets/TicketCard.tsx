import type { Ticket } from '#machines/query/contract.types.ts';
import { RecordCard } from '#src/components/RecordCard/RecordCard.tsx';
import { TicketStatusTag } from '#src/components/TicketStatusTag/TicketStatusTag.tsx';
import { formatDay } from '#src/i18n/dates.ts';
import { momentOf } from '#src/i18n/protocol-dates.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useLocale, useMessages } from '#src/shop/use-messages.ts';

export const TicketCard = ({ ticket }: { ticket: Ticket }) => {
  const t = useMessages();
  const locale = useLocale();
  const { ticket_no: number, created_at: opened } = ticket;
  return (
    <RecordCard
      number={`#${number}`}
      status={<TicketStatusTag status={ticket.status} />}
      subject={ticket.subject}
      facts={[
        [t('Opened on'), formatDay(momentOf(opened), locale, 'UTC') || opened],
        [t('Issue type'), ticket.issue_type],
        [t('Order number'), ticket.order_number ?? '—'],
      ]}
      href={pathTo('ticket', { ticketNumber: number })}
      linkLabel={t('View details of ticket {number}', { number })}
    />
  );
};
