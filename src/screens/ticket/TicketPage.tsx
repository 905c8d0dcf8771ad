import type { TicketResponse } from '#machines/query/contract.types.ts';
import { isolated } from '#src/components/isolated.ts';
import { TicketStatusTag } from '#src/components/TicketStatusTag/TicketStatusTag.tsx';
import { ticketStatusText } from '#src/components/TicketStatusTag/ticket-status.ts';
import { Timeline } from '#src/components/Timeline/Timeline.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { Cluster, Stack } from '#src/ui/Stack/Stack.tsx';
import { TicketFacts } from './TicketFacts.tsx';
import { TicketFiles } from './TicketFiles.tsx';
import * as styles from './TicketPage.css.ts';
import { TicketSchedule } from './TicketSchedule.tsx';
import { TicketThread } from './TicketThread.tsx';
import { ticketSteps } from './ticket-steps.ts';

export const TicketPage = ({ support_ticket: ticket, highlighted_messages: pinned }: TicketResponse) => {
  const t = useMessages();
  return (
    <Stack gap={5}>
      <div className={styles.head}>
        <Cluster>
          <h1>{t('Ticket {number}', { number: isolated(`#${ticket.ticket_no}`) })}</h1>
          <TicketStatusTag status={ticket.status} />
        </Cluster>
        {ticket.subject ? (
          <p className={styles.subject}>
            <bdi>{ticket.subject}</bdi>
          </p>
        ) : null}
      </div>
      <TicketSchedule ticket={ticket} />
      <Timeline
        title={t('Ticket progress')}
        steps={ticketSteps(ticket.status, (status) => t(ticketStatusText[status]))}
      />
      <div className={styles.columns}>
        <TicketThread ticket={ticket} pinned={pinned} />
        <Stack gap={5}>
          <TicketFacts ticket={ticket} />
          <TicketFiles attachments={ticket.attachments} />
        </Stack>
      </div>
    </Stack>
  );
};
