/** Each read of the storefront, drawn from a body: public ones as the whole page, personal ones as the screen or its part. */
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll } from 'vitest';
import { createClient } from '#api/client.ts';
import { fetchQuery } from '#machines/query/query.fetch.live.ts';
import type { DataOf, Query, QueryName } from '#machines/query/query.types.ts';
import { ticketReplyMachine } from '#machines/ticket-reply/ticket-reply.machine.ts';
import { AddressText } from '#src/components/AddressText/AddressText.tsx';
import { RecentlyViewed, Usuals } from '#src/components/RecentlyViewed.tsx';
import type { ScreenProps } from '#src/routes/page.types.ts';
import { OrderPage } from '#src/screens/order-details/OrderPage.tsx';
import { OrderCard } from '#src/screens/order-history/OrderCard.tsx';
import { ApplicationState } from '#src/screens/partner/ApplicationState.tsx';
import { ReturnPage } from '#src/screens/returned-order/ReturnPage.tsx';
import { ReturnedOrdersScreen } from '#src/screens/returned-orders/ReturnedOrdersScreen.tsx';
import { TicketPage } from '#src/screens/ticket/TicketPage.tsx';
import { TicketsScreen } from '#src/screens/tickets/TicketsScreen.tsx';
import { PlaceProvider } from '#src/shop/address.ts';
import { loadParts } from '#src/shop/lazy-component.tsx';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { startHeld } from '../charts/held-flow.ts';
import { viewShop } from './view-shop.ts';

const params: Partial<Record<QueryName, object>> = {
  getOrder: { order_id: 1 },
  getReturn: { id: 1 },
  getTicket: { ticket_number: '1' },
  getPartnerApplication: { code: 'x' },
};

/** The data of a body as the storefront reads them; a thrown ApiError: it cannot. */
export const readBody = (operation: QueryName, body: unknown) => {
  const client = createClient({
    baseUrl: 'https://shop.test/api',
    locale: () => 'en',
    token: () => undefined,
    fetch: async () => Response.json(body),
  });
  const query = { operation, params: params[operation] ?? {} } as Query;
  return fetchQuery(client, query, new AbortController().signal, () => undefined);
};

type View<Name extends QueryName> = (data: DataOf<Name>) => ReactNode;
const rows = (views: readonly ReactNode[]) => createElement('ul', {}, ...views);
/** Its query is answered with the data. */
const asking = (screen: FunctionComponent<ScreenProps>) => () =>
  createElement(screen, { params: {}, search: new URLSearchParams() });

export const personalViews: { [Name in QueryName]?: View<Name> } = {
  listOrders: ({ orders }) => rows(orders.map((order) => createElement(OrderCard, { order, key: order.id }))),
  getOrder: ({ order }) => createElement(OrderPage, { order }),
  listReturns: asking(ReturnedOrdersScreen),
  getReturn: ({ returnOrders: returned }) => createElement(ReturnPage, { returned }),
  listTickets: asking(TicketsScreen),
  getTicket: (response) => createElement(TicketPage, response),
  getPartnerApplication: ({ application }) => createElement(ApplicationState, { application }),
  listAddresses: ({ addresses }) =>
    rows(addresses.map((address) => createElement(AddressText, { address, key: address.id }))),
  listRecentlyViewed: () => createElement(RecentlyViewed),
  listUsuals: () => createElement(Usuals),
};

const flows = { ticketReply: startHeld(ticketReplyMachine, { ticketNumber: '1' }, []).actor };
// In a hook, because vitest ends a hook that hangs. It never ends an `await` outside of functions.
beforeAll(() => loadParts());

export const markupOf = (operation: QueryName, data: unknown): string => {
  const view = (personalViews[operation] as View<QueryName>)(data as never);
  return renderToStaticMarkup(
    <PlaceProvider value={{ path: '/', search: '', onRedirect: () => undefined }}>
      <ShopProvider value={viewShop(flows, { [operation]: data })}>{view}</ShopProvider>
    </PlaceProvider>,
  );
};
