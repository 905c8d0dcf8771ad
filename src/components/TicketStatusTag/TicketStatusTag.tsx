import type { Ticket, TicketStatus } from '#machines/query/contract.types.ts';
import { knownText, ofKnown } from '#src/i18n/known-text.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Tag, type TagProps } from '#src/ui/Tag/Tag.tsx';

/** The message key of each ticket status. */
export const ticketStatusText: Record<TicketStatus, MessageKey> = {
  pending: 'Pending',
  confirm: 'Confirmed',
  completed: 'Completed',
  cancel: 'Cancelled',
};

const tones: Record<TicketStatus, NonNullable<TagProps['tone']>> = {
  pending: 'warning',
  confirm: 'accent',
  completed: 'success',
  cancel: 'danger',
};

export const TicketStatusTag = ({ status }: { status: Ticket['status'] }) => {
  const t = useMessages();
  if (status === '') return null;
  return <Tag tone={ofKnown(tones, status, 'neutral')}>{knownText(ticketStatusText, status, t)}</Tag>;
};
