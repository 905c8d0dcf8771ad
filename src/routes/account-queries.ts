/** The queries of the account pages. */
import { orderPageSize, returnPageSize, ticketOrdersSize, ticketPageSize } from '#machines/constants.ts';
import { query } from '#machines/query/query.types.ts';
import type { Id } from '#machines/shared/ids.ts';
import { pageOf } from './product-search.ts';
import { ticketListOf } from './ticket-search.ts';

export const ordersQuery = (search: URLSearchParams) => {
  const status = search.get('status') ?? 'Pending';
  return query('listOrders', {
    page: pageOf(search),
    per_page: orderPageSize,
    ...(status === 'All' ? {} : { order_status: status }),
  });
};
export const returnsQuery = (search: URLSearchParams) =>
  query('listReturns', { page: pageOf(search), per_page: returnPageSize });
export const returnQuery = (id: Id) => query('getReturn', { id: `${id}` });
/** The ticket list in the URL. An unknown list falls back to the running tickets. */
export const ticketsQuery = (search: URLSearchParams) => {
  const status = ticketListOf(search);
  return query('listTickets', {
    page: pageOf(search),
    per_page: ticketPageSize,
    ...(status === 'all' ? {} : { status }),
  });
};
export const ticketQuery = (number: string) => query('getTicket', { ticket_number: number });
export const ticketIssueTypesQuery = () => query('listTicketIssueTypes');
/** The orders that a ticket can be about. */
export const ticketOrdersQuery = () => query('listOrders', { page: 1, per_page: ticketOrdersSize });
export const orderQuery = (id: Id) => query('getOrder', { order_id: `${id}` });
export const savedListQuery = (id: Id) => query('getList', { id: `${id}` });
