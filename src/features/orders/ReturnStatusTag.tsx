import type { ReturnOrder, ReturnStatus } from '#machines/query/contract.types.ts';
import { knownText, ofKnown } from '#src/i18n/known-text.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
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

export const returnStatusText = {
  Pending: 'Pending',
  Approved: 'Approved',
  Damaged: 'Damaged',
  Mismatch: 'Mismatch',
  Cancelled: 'Cancelled',
  Refunded: 'Refunded',
} satisfies Record<ReturnStatus, MessageKey>;

export const ReturnStatusTag = ({ status }: { status: ReturnOrder['status'] }) => {
  const t = useMessages();
  if (status === '') return null;
  return <Tag tone={ofKnown(tones, status, 'neutral')}>{knownText(returnStatusText, status, t)}</Tag>;
};
