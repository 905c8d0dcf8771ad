import type { ReturnStatus } from '#machines/query/contract.types.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Tag, type TagProps } from '#src/ui/Tag/Tag.tsx';

const tones: Record<ReturnStatus, NonNullable<TagProps['tone']>> = {
  Pending: 'warning',
  Approved: 'accent',
  Damaged: 'neutral',
  Mismatch: 'neutral',
  Cancelled: 'danger',
  Refunded: 'success',
};

export const ReturnStatusTag = ({ status }: { status: ReturnStatus }) => {
  const t = useMessages();
  return <Tag tone={tones[status]}>{t(status)}</Tag>;
};
