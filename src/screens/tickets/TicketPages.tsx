import { ticketPageSize } from '#machines/constants.ts';
import type { TicketPage } from '#machines/query/contract.types.ts';
import { ListPager } from '#src/components/ListPager/ListPager.tsx';
import { readProductSearch } from '#src/routes/product-search.ts';
import { ticketListOf, ticketsPath } from '#src/routes/ticket-search.ts';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { NoTickets } from './NoTickets.tsx';
import { TicketCard } from './TicketCard.tsx';

export const TicketPages = ({ tickets, search }: { tickets: TicketPage; search: URLSearchParams }) => {
  const list = ticketListOf(search);
  const { page } = readProductSearch(search);
  const total = tickets[list === 'all' ? 'total' : list];
  if (tickets.support_tickets.length === 0)
    return <NoTickets list={list} isPastTheEnd={total > 0} hasOthers={tickets.total > 0} />;
  return (
    <Stack gap={6}>
      <Stack as="ul" gap={4}>
        {tickets.support_tickets.map((ticket) => (
          <TicketCard key={ticket.id} ticket={ticket} />
        ))}
      </Stack>
      <ListPager page={page} perPage={ticketPageSize} total={total} hrefOf={(number) => ticketsPath(list, number)} />
    </Stack>
  );
};
