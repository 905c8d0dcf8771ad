/** The URL of the tickets page: it names the open list, or opens the form for a new ticket. */
import { pathTo } from './paths.ts';

export const ticketLists = ['running', 'completed', 'cancel', 'all'] as const;
export type TicketList = (typeof ticketLists)[number];

type Counts = { running: number; completed: number; cancel: number };

/** How many tickets a list has. The total of a response counts the list that it shows. */
export const ticketCount = (list: TicketList, counts: Counts): number =>
  list === 'all' ? counts.running + counts.completed + counts.cancel : counts[list];

/** Returns the list in the address. Without one, the first list that has a ticket, which the counts of any list tell. */
export const ticketListOf = (search: URLSearchParams, counts?: Counts): TicketList => {
  const named = ticketLists.find((list) => list === search.get('status'));
  return named ?? ticketLists.find((list) => counts && ticketCount(list, counts) > 0) ?? 'running';
};

/** The first page leaves no trace in the address. */
export const ticketsPath = (list: TicketList, page = 1): string => {
  const search = new URLSearchParams({ status: list });
  if (page > 1) search.set('page', String(page));
  return pathTo('tickets', undefined, search);
};

/** The form has its own address, so that Back leaves it and preserves the typed text. */
export const newTicketPath = (order?: string): string =>
  pathTo('tickets', undefined, new URLSearchParams({ new: '1', ...(order ? { order } : {}) }));
export const isNewTicket = (search: URLSearchParams): boolean => search.has('new');
