/** A ticket's way as steps, read from its chart. */
import { isTicketRunning, ticketTimeline } from '#machines/lifecycles/ticket.machine.ts';
import type { TicketStatus } from '#machines/query/contract.types.ts';
import type { Step } from '#src/components/Timeline/TimelineStep.tsx';

const endOf = (status: TicketStatus): Step['end'] => {
  if (isTicketRunning(status)) return undefined;
  return status === 'cancel' ? 'bad' : 'good';
};

export const ticketSteps = (now: TicketStatus, nameOf: (status: TicketStatus) => string): Step[] => {
  const way = ticketTimeline(now);
  const present = way.indexOf(now);
  return way.map((status, index) => ({
    status,
    name: nameOf(status),
    state: index < present ? 'done' : index === present ? 'current' : 'ahead',
    end: endOf(status),
  }));
};
