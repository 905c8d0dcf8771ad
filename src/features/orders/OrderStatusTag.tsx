import type { OrderStatus } from '#machines/query/contract.types.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Tag, type TagProps } from '#src/ui/Tag/Tag.tsx';
import { statusText } from './status-text.ts';

const tones: Partial<Record<OrderStatus, TagProps['tone']>> = {
  Pending: 'warning',
  Delivered: 'success',
  Cancelled: 'danger',
};

export const OrderStatusTag = ({ status }: { status: OrderStatus }) => {
  const t = useMessages();
  return <Tag tone={tones[status] ?? 'accent'}>{t(statusText[status])}</Tag>;
};
