/**
 * The life of a support ticket: it waits, the shop takes it up, and it is completed.
 * A pure chart without effects. The server asks it whether a step is legal; the client draws its timeline from it and
 * asks it whether the ticket is still open. Only the shop takes steps, and it may cancel a ticket in any status. Only
 * Cancel is final, because the shop can also cancel a ticket that it completed by mistake.
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

const isTicketStatus = (status: string): status is TicketStatus =>
  (ticketStatuses as readonly string[]).includes(status);

/** The next statuses in the chart, the usual one first; none after a status that another back end has added. */
const nextOf = (from: string): TicketStatus[] => {
  if (!isTicketStatus(from)) return [];
  return getNextTransitions(ticketMachine.resolveState({ value: from })).flatMap(
    ({ target }) => ticketStatuses.find((status) => status === target?.[0]?.key) ?? [],
  );
};

export const canTicketMove = (from: string, to: string): boolean => nextOf(from).some((next) => next === to);

/** The protocol's "running": only such a ticket accepts messages. */
export const isTicketRunning = (status: string): boolean => status === 'pending' || status === 'confirm';

const usual: readonly string[] = ticketStatuses.filter((status) => status !== 'cancel');

/** The timeline of a ticket in status `now`: its past, and the usual steps ahead as far as the chart knows them. */
export const ticketTimeline = (now: string): readonly string[] => (usual.includes(now) ? usual : ['pending', now]);
