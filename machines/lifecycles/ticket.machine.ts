/**
 * The life of a support ticket: it waits, is taken up by the shop, and is completed.
 * A pure chart without effects. The server asks it whether a step is legal, the client draws its timeline from it and
 * asks it whether the ticket still runs. The shop alone takes the steps, and may cancel a ticket wherever it stands;
 * only Cancel is final, since the shop can also cancel what it has completed by mistake.
 *
 * @spec R66
 */
import { getNextTransitions, setup } from 'xstate';

export const ticketStatuses = ['pending', 'confirm', 'completed', 'cancel'] as const;

export type TicketStatus = (typeof ticketStatuses)[number];

type TicketEvent = { type: 'shop.confirm' } | { type: 'shop.complete' } | { type: 'shop.cancel' };

export const ticketMachine = setup({ types: { events: {} as TicketEvent } }).createMachine({
  id: 'ticket',
  description: 'The life of a support ticket at the server: waiting, taken up, completed.',
  initial: 'pending',
  states: {
    pending: { on: { 'shop.confirm': 'confirm', 'shop.cancel': 'cancel' } },
    confirm: { on: { 'shop.complete': 'completed', 'shop.cancel': 'cancel' } },
    completed: { on: { 'shop.cancel': 'cancel' } },
    cancel: { type: 'final' },
  },
});

/** Where the chart leads from here, the usual way first. */
const nextOf = (from: TicketStatus): TicketStatus[] =>
  getNextTransitions(ticketMachine.resolveState({ value: from })).flatMap(
    ({ target }) => ticketStatuses.find((status) => status === target?.[0]?.key) ?? [],
  );

export const canTicketMove = (from: TicketStatus, to: TicketStatus): boolean => nextOf(from).includes(to);

/** What the protocol calls running; only in such a ticket can be written. */
export const isTicketRunning = (status: TicketStatus): boolean => status === 'pending' || status === 'confirm';

/** The way of a ticket that stands at `now`: what lies behind it, and what usually follows. */
export function ticketTimeline(now: TicketStatus): TicketStatus[] {
  if (now === 'cancel') return ['pending', 'cancel'];
  return ticketStatuses.filter((status) => status !== 'cancel');
}
