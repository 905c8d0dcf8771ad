import type { ScreenProps } from '#src/routes/page.types.ts';
import { isNewTicket } from '#src/routes/ticket-search.ts';
import { NewTicket } from './NewTicket.tsx';
import { TicketList } from './TicketList.tsx';

/** The shopper's tickets, or a new one. */
export const TicketsScreen = ({ search }: ScreenProps) =>
  isNewTicket(search) ? <NewTicket /> : <TicketList search={search} />;
