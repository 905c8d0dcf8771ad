/**
 * The life of a support ticket: it waits, the shop takes it up, and it is completed.
 * A pure chart without effects. The server asks it whether a step is legal; the client draws its timeline from it and
 * asks it whether the ticket is still open. Only the shop takes steps, and it may cancel a ticket in any status. Only
 * Cancel is final, because the shop can also cancel a ticket that it completed by mistake.
 *
 * @spec R66
 */
import { setup } from 'xstate';
import { nextStatuses } from './steps.ts';

export const ticketStatuses = ['pending', 'confirm', 'completed', 'cancel'] as const;

export type TicketStatus = (typeof ticketStatuses)[number];

type TicketEvent = { type: 'shop.confirm' } | { type: 'shop.complete' } | { type: 'shop.cancel' };

export const ticketMachine = setup({ types: { events: {} as TicketEvent } }).createMachine({
  id: 'ticket',
  description: 'The life of a support ticket at the server: waiting, taken up, completed.',
  initial: 'pending',
  states: {
    pending: { tags: 'running', on: { 'shop.confirm': 'confirm', 'shop.cancel': 'cancel' } },
    confirm: { tags: 'running', on: { 'shop.complete': 'completed', 'shop.cancel': 'cancel' } },
    completed: { on: { 'shop.cancel': 'cancel' } },
    cancel: { type: 'final' },
  },
});

const isTicketStatus = (status: string): status is TicketStatus =>
  (ticketStatuses as readonly string[]).includes(status);

const nextOf = (from: string) => nextStatuses(ticketMachine, ticketStatuses, from);

export const canTicketMove = (from: string, to: string): boolean => nextOf(from).some((next) => next === to);

/** The protocol's "running": only such a ticket accepts messages. */
export const isTicketRunning = (status: string): boolean =>
  isTicketStatus(status) && ticketMachine.resolveState({ value: status }).hasTag('running');

/** The usual steps. Of a ticket that has left them only where it began and where it is: nothing records the rest. */
export function ticketTimeline(now: string): readonly string[] {
  const usual: string[] = ['pending'];
  for (let next = nextOf('pending')[0]; next && next !== 'cancel'; next = nextOf(next)[0]) usual.push(next);
  return usual.includes(now) ? usual : ['pending', now];
}
