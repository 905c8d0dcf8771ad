import { useId } from 'react';
import { isTicketRunning, ticketTimeline } from '#machines/lifecycles/ticket.machine.ts';
import type { TicketDetails, TicketResponse } from '#machines/query/contract.types.ts';
import { TicketStatusTag, ticketStatusText } from '#src/components/TicketStatusTag/TicketStatusTag.tsx';
import type { Step } from '#src/components/Timeline/Timeline.tsx';
import { Timeline } from '#src/components/Timeline/Timeline.tsx';
import { knownText } from '#src/i18n/known-text.ts';
import { isolated } from '#src/i18n/messages.ts';
import { momentOf } from '#src/i18n/protocol-dates.ts';
import { useDates } from '#src/shop/use-dates.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { Cluster, Stack } from '#src/ui/Stack/Stack.tsx';
import { Attachments } from './Attachments.tsx';
import { TicketFacts } from './TicketFacts.tsx';
import * as styles from './TicketPage.css.ts';
import { TicketThread } from './TicketThread.tsx';

/** The attachments of the ticket itself. */
const TicketFiles = ({ attachments }: Pick<TicketDetails, 'attachments'>) => {
  const t = useMessages();
  const id = useId();
  if (attachments.length === 0) return null;
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={4}>
        <h2 id={id}>{t('Attachments')}</h2>
        <Attachments attachments={attachments} />
      </Stack>
    </Card>
  );
};

/** A ticket's way as steps, read from its chart. */
const endOf = (status: string): Step['end'] => {
  if (isTicketRunning(status)) return undefined;
  return status === 'cancel' ? 'bad' : 'good';
};

const ticketSteps = (now: string, nameOf: (status: string) => string): Step[] => {
  const way = ticketTimeline(now);
  const present = way.indexOf(now);
  return way.map((status, index) => ({
    status,
    name: nameOf(status),
    state: index < present ? 'done' : index === present ? 'current' : 'ahead',
    end: endOf(status),
  }));
};

/** The period in which the shop will contact the shopper, in the shopper's time zone. */
const TicketSchedule = ({ ticket }: { ticket: TicketDetails }) => {
  const t = useMessages();
  const dates = useDates();
  const { ticket_schedule_start: start, ticket_schedule_end: end, status } = ticket;
  if (!start || !end || !isTicketRunning(status)) return null;
  const said = (text: string) => dates.moment(momentOf(text)) || text;
  return (
    <Notice title={t('The shop will contact you')}>
      <p>{t('From {start} to {end}', { start: said(start), end: said(end) })}</p>
    </Notice>
  );
};

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
      {ticket.status ? (
        <Timeline
          title={t('Ticket progress')}
          steps={ticketSteps(ticket.status, (status) => knownText(ticketStatusText, status, t))}
        />
      ) : null}
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
