import type { TicketStatus } from '#machines/query/contract.types.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Tag, type TagProps } from '#src/ui/Tag/Tag.tsx';
import { ticketStatusText } from './ticket-status.ts';

const tones: Record<TicketStatus, NonNullable<TagProps['tone']>> = {
  pending: 'warning',
  confirm: 'accent',
  completed: 'success',
  cancel: 'danger',
};

export const TicketStatusTag = ({ status }: { status: TicketStatus }) => {
  const t = useMessages();
  return <Tag tone={tones[status]}>{t(ticketStatusText[status])}</Tag>;
};
