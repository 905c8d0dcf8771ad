/** What each status of the order's chart is called. */
import type { OrderStatus } from '#machines/query/contract.types.ts';
import type { MessageKey } from '#src/i18n/messages.ts';

export const statusText: Record<OrderStatus, MessageKey> = {
  Pending: 'Pending',
  Confirm: 'Confirmed',
  Processing: 'Processing',
  Pickup: 'Pickup',
  'On The Way': 'On The Way',
  Delivered: 'Delivered',
  Cancelled: 'Cancelled',
};
