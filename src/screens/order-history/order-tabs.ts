/** The tabs of the order history, in the order in which shops show them. */
import type { OrderPage, OrderStatus } from '#machines/query/contract.types.ts';
import { statusText } from '#src/components/OrderStatusTag/OrderStatusTag.tsx';
import type { MessageKey } from '#src/i18n/messages.ts';
import { pathTo } from '#src/routes/paths.ts';

export type TabStatus = OrderStatus | 'All';
type Counts = OrderPage['status_wise_orders'];

const tabs: [status: TabStatus, count: keyof Counts][] = [
  ['Pending', 'pending'],
  ['Confirm', 'confirm'],
  ['Pickup', 'pickup'],
  ['Processing', 'processing'],
  ['On The Way', 'on_the_way'],
  ['Delivered', 'delivered'],
  ['Cancelled', 'cancelled'],
  ['All', 'all'],
];

const textOf = (status: TabStatus): MessageKey => (status === 'All' ? 'All' : statusText[status]);

/** Returns the status in the address. Without one, the first tab that has an order, which the counts of any tab tell. */
export const statusOf = (search: URLSearchParams, counts: Counts | undefined): TabStatus => {
  const requested = search.get('status');
  const named = tabs.find(([status]) => status === requested);
  const filled = tabs.find(([, count]) => (counts?.[count] ?? 0) > 0);
  return (named ?? filled)?.[0] ?? 'Pending';
};

/** The first page leaves no trace in the address. */
export const historyPath = (status: TabStatus, page = 1) => {
  const search = new URLSearchParams({ status });
  if (page > 1) search.set('page', String(page));
  return pathTo('orderHistory', undefined, search);
};

export const tabsOf = (current: TabStatus, counts: Counts | undefined) =>
  tabs.map(([status, count]) => ({
    href: historyPath(status),
    text: textOf(status),
    count: counts?.[count],
    isCurrent: status === current,
  }));
