import type { Order, OrderStatus } from '#machines/query/contract.types.ts';
import { knownText, ofKnown } from '#src/i18n/known-text.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Tag, type TagProps } from '#src/ui/Tag/Tag.tsx';

/** What each status of the order's chart is called. */
export const statusText: Record<OrderStatus, MessageKey> = {
  Pending: 'Pending',
  Confirm: 'Confirmed',
  Processing: 'Processing',
  Pickup: 'Pickup',
  'On The Way': 'On The Way',
  Delivered: 'Delivered',
  Cancelled: 'Cancelled',
};

const tones: Record<OrderStatus, NonNullable<TagProps['tone']>> = {
  Pending: 'warning',
  Confirm: 'accent',
  Processing: 'accent',
  Pickup: 'accent',
  'On The Way': 'accent',
  Delivered: 'success',
  Cancelled: 'danger',
};

export const OrderStatusTag = ({ status }: { status: Order['order_status'] }) => {
  const t = useMessages();
  if (status === '') return null;
  return <Tag tone={ofKnown(tones, status, 'neutral')}>{knownText(statusText, status, t)}</Tag>;
};
