/** The reads of the account and of pages that few open first: fetched with the first of them. */
import type { Client } from '#api/client.ts';
import * as addresses from '#api/operations/addresses.ts';
import * as blogs from '#api/operations/blogs.ts';
import * as flashSales from '#api/operations/flash-sales.ts';
import * as orders from '#api/operations/orders.ts';
import * as pages from '#api/operations/pages.ts';
import * as partners from '#api/operations/partners.ts';
import * as presence from '#api/operations/presence.ts';
import * as returns from '#api/operations/returns.ts';
import * as tickets from '#api/operations/tickets.ts';
import type { FirstReadName } from './reading.live.ts';
import type { ReadName, Reads } from './reading.types.ts';

export type Ask<K extends ReadName> = (
  client: Client,
  params: Reads[K]['params'],
  signal: AbortSignal,
) => Promise<Reads[K]['data']>;

export const laterAsks: { [K in Exclude<ReadName, FirstReadName>]: Ask<K> } = {
  listOrders: orders.listOrders,
  getOrder: orders.getOrder,
  listReturns: returns.listReturns,
  getReturn: returns.getReturn,
  listTicketIssueTypes: tickets.listTicketIssueTypes,
  listTickets: tickets.listTickets,
  getTicket: tickets.getTicket,
  getContact: pages.getContact,
  getLegalPage: pages.getLegalPage,
  listBlogs: blogs.listBlogs,
  getBlog: blogs.getBlog,
  getFlashSale: flashSales.getFlashSale,
  getPartnerApplication: partners.getPartnerApplication,
  listAddresses: addresses.listAddresses,
  countUnreadMessages: presence.countUnreadMessages,
};
