/** What the pages of an account read; a link to one brings its data too. */
import { orderPageSize, returnPageSize, ticketOrdersSize, ticketPageSize } from '#machines/constants.ts';
import { read } from '#machines/reading/reading.types.ts';
import { pageOf } from './product-search.ts';
import { ticketListOf } from './ticket-search.ts';

export const ordersRead = (search: URLSearchParams) => {
  const status = search.get('status') ?? 'Pending';
  return read('listOrders', {
    page: pageOf(search),
    per_page: orderPageSize,
    ...(status === 'All' ? {} : { order_status: status }),
  });
};
export const returnsRead = (search: URLSearchParams) =>
  read('listReturns', { page: pageOf(search), per_page: returnPageSize });
export const returnRead = (id: string | number) => read('getReturn', { id: Number(id) });
/** What the address asks for; whatever is no list of tickets is that of the running ones. */
export const ticketsRead = (search: URLSearchParams) => {
  const status = ticketListOf(search);
  return read('listTickets', {
    page: pageOf(search),
    per_page: ticketPageSize,
    ...(status === 'all' ? {} : { status }),
  });
};
export const ticketRead = (number: string) => read('getTicket', { ticket_number: number });
export const ticketIssueTypesRead = () => read('listTicketIssueTypes');
/** The orders that a ticket can be about. */
export const ticketOrdersRead = () => read('listOrders', { page: 1, per_page: ticketOrdersSize });
export const orderRead = (id: string | number) => read('getOrder', { order_id: Number(id) });
