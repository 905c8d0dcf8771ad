/** The URL of the tickets page: it names the open list, or opens the form for a new ticket. */
import { pathTo } from './paths.ts';

export const ticketLists = ['running', 'completed', 'cancel', 'all'] as const;
export type TicketList = (typeof ticketLists)[number];

/** The first list and the first page leave no trace in the address. */
export const ticketListOf = (search: URLSearchParams): TicketList =>
  ticketLists.find((list) => list === search.get('status')) ?? 'running';

export const ticketsPath = (list: TicketList, page = 1): string => {
  const search = new URLSearchParams();
  if (list !== 'running') search.set('status', list);
  if (page > 1) search.set('page', String(page));
  return pathTo('tickets', undefined, search);
};

/** The form has its own address, so that Back leaves it and preserves the typed text. */
export const newTicketPath = (order?: string): string =>
  pathTo('tickets', undefined, new URLSearchParams({ new: '1', ...(order ? { order } : {}) }));
export const isNewTicket = (search: URLSearchParams): boolean => search.has('new');
