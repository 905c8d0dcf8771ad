import { describe, expect, test } from 'vitest';
import {
  canTicketMove,
  isTicketRunning,
  type TicketStatus,
  ticketMachine,
  ticketStatuses,
  ticketTimeline,
} from './ticket.machine.ts';

/** The steps of the protocol, written down without the chart. */
const isLegal = (from: TicketStatus, to: TicketStatus) => {
  if (to === 'cancel') return from !== 'cancel';
  return `${from} ${to}` === 'pending confirm' || `${from} ${to}` === 'confirm completed';
};

describe(ticketMachine.id, () => {
  test('A ticket takes the steps of the protocol and no other', () => {
    for (const from of ticketStatuses)
      for (const to of ticketStatuses)
        expect([from, to, canTicketMove(from, to)]).toEqual([from, to, isLegal(from, to)]);
  });

  test('A ticket is open until it is completed or cancelled', () => {
    expect(ticketStatuses.filter(isTicketRunning)).toEqual(['pending', 'confirm']);
  });

  test('The timeline shows legal steps ahead, and nothing after a cancellation', () => {
    expect(ticketTimeline('pending')).toEqual(['pending', 'confirm', 'completed']);
    expect(ticketTimeline('completed')).toEqual(['pending', 'confirm', 'completed']);
    expect(ticketTimeline('cancel')).toEqual(['pending', 'cancel']);
    for (const now of ticketStatuses) {
      const way = ticketTimeline(now);
      const steps = way.slice(1).map((to, at) => canTicketMove(way[at] ?? 'cancel', to));
      expect(steps).not.toContain(false);
    }
  });
});
