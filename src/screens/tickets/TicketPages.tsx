import LifeBuoyIcon from 'lucide-react/icons/life-buoy';
import { ticketPageSize } from '#machines/constants.ts';
import type { Ticket, TicketPage } from '#machines/query/contract.types.ts';
import { ListPager } from '#src/components/ListPager/ListPager.tsx';
import { PartBoundary } from '#src/components/QueryView/PartBoundary.tsx';
import { RecordCard } from '#src/components/RecordCard/RecordCard.tsx';
import { TicketStatusTag } from '#src/components/TicketStatusTag/TicketStatusTag.tsx';
import { momentOf } from '#src/i18n/protocol-dates.ts';
import { pathTo } from '#src/routes/paths.ts';
import { readProductSearch } from '#src/routes/product-search.ts';
import { newTicketPath, type TicketList, ticketCount, ticketsPath } from '#src/routes/ticket-search.ts';
import { useDates } from '#src/shop/use-dates.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';

const TicketCard = ({ ticket }: { ticket: Ticket }) => {
  const t = useMessages();
  const dates = useDates();
  const { ticket_no: number, created_at: opened } = ticket;
  return (
    <RecordCard
      number={`#${number}`}
      status={<TicketStatusTag status={ticket.status} />}
      subject={ticket.subject}
      facts={[
        [t('Opened on'), dates.day(momentOf(opened), 'UTC') || opened],
        [t('Issue type'), ticket.issue_type],
        [t('Order number'), ticket.order_number ?? '—'],
      ]}
      href={pathTo('ticket', { ticketNumber: number })}
      linkLabel={t('View details of ticket {number}', { number })}
    />
  );
};

type NoTicketsProps = { list: TicketList; isPastTheEnd: boolean; hasOthers: boolean };

/** Nothing here: because there is nothing at all, not in this list, or not on this page. */
const NoTickets = ({ list, isPastTheEnd, hasOthers }: NoTicketsProps) => {
  const t = useMessages();
  const icon = <LifeBuoyIcon />;
  if (isPastTheEnd || hasOthers) {
    const back = (
      <ButtonLink variant="secondary" href={ticketsPath(isPastTheEnd ? list : 'all')}>
        {isPastTheEnd ? t('Go to the first page') : t('View all')}
      </ButtonLink>
    );
    const title = isPastTheEnd ? t('There is nothing on this page') : t('No tickets with this status');
    return <EmptyState icon={icon} title={title} action={back} />;
  }
  return (
    <EmptyState
      icon={icon}
      title={t('You have no tickets yet')}
      text={t('Something went wrong with an order? Tell us, and we will look into it')}
      action={<ButtonLink href={newTicketPath()}>{t('Create Ticket')}</ButtonLink>}
    />
  );
};

type TicketPagesProps = { tickets: TicketPage; list: TicketList; search: URLSearchParams };

export const TicketPages = ({ tickets, list, search }: TicketPagesProps) => {
  const { page } = readProductSearch(search);
  const total = list === 'all' ? tickets.total : ticketCount(list, tickets);
  if (tickets.support_tickets.length === 0)
    return <NoTickets list={list} isPastTheEnd={total > 0} hasOthers={ticketCount('all', tickets) > 0} />;
  return (
    <Stack gap={6}>
      <Stack as="ul" gap={4}>
        {tickets.support_tickets.map((ticket) => (
          <PartBoundary key={ticket.ticket_no} isItem>
            <TicketCard ticket={ticket} />
          </PartBoundary>
        ))}
      </Stack>
      <ListPager page={page} perPage={ticketPageSize} total={total} hrefOf={(number) => ticketsPath(list, number)} />
    </Stack>
  );
};
