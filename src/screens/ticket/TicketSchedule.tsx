import { isTicketRunning } from '#machines/lifecycles/ticket.machine.ts';
import type { TicketDetails } from '#machines/query/contract.types.ts';
import { formatMessageTime } from '#src/i18n/dates.ts';
import { momentOf } from '#src/i18n/protocol-dates.ts';
import { useLocale, useMessages } from '#src/shop/use-messages.ts';
import { Notice } from '#src/ui/Notice/Notice.tsx';

/** When the shop wants to talk about it, in the reader's own time. */
export const TicketSchedule = ({ ticket }: { ticket: TicketDetails }) => {
  const t = useMessages();
  const locale = useLocale();
  const { ticket_schedule_start: start, ticket_schedule_end: end, status } = ticket;
  if (!start || !end || !isTicketRunning(status)) return null;
  const said = (text: string) => formatMessageTime(momentOf(text), locale) || text;
  return (
    <Notice title={t('The shop will contact you')}>
      <p>{t('From {start} to {end}', { start: said(start), end: said(end) })}</p>
    </Notice>
  );
};
