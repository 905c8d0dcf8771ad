/**
 * The life of a return: the shopper requests it, the shop examines it and refunds it.
 * A pure chart without effects. The server asks it whether a step is legal; the client draws its timeline from it.
 * The shop decides on a Pending return once. Until the refund it can be cancelled, with a note for the reason; an
 * examined return can be refunded, whatever the result was. Cancelled and Refunded are final.
 *
 * @spec R64
 */
import { setup } from 'xstate';
import { nextStatuses } from './steps.ts';

export const returnStatuses = ['Pending', 'Approved', 'Damaged', 'Mismatch', 'Cancelled', 'Refunded'] as const;

export type ReturnStatus = (typeof returnStatuses)[number];

type ReturnEvent =
  | { type: 'shop.approve' }
  | { type: 'shop.findDamaged' }
  | { type: 'shop.findMismatch' }
  | { type: 'shop.cancel' }
  | { type: 'shop.refund' };

const afterJudgement = { on: { 'shop.refund': 'Refunded', 'shop.cancel': 'Cancelled' } } as const;

export const returnMachine = setup({ types: { events: {} as ReturnEvent } }).createMachine({
  id: 'return',
  description: 'The life of a return at the server: inspected by the shop, then refunded.',
  initial: 'Pending',
  states: {
    Pending: {
      on: {
        'shop.approve': 'Approved',
        'shop.findDamaged': 'Damaged',
        'shop.findMismatch': 'Mismatch',
        'shop.cancel': 'Cancelled',
      },
    },
    Approved: afterJudgement,
    Damaged: afterJudgement,
    Mismatch: afterJudgement,
    Cancelled: { type: 'final' },
    Refunded: { type: 'final' },
  },
});

const isReturnStatus = (status: string): status is ReturnStatus =>
  (returnStatuses as readonly string[]).includes(status);

const nextOf = (from: string) => nextStatuses(returnMachine, returnStatuses, from);

export const canReturnMove = (from: string, to: string): boolean => nextOf(from).some((next) => next === to);

export const isReturnFinal = (status: string): boolean => isReturnStatus(status) && nextOf(status).length === 0;

/** The timeline of a return in status `now`: its past, and the usual steps ahead. */
export function returnTimeline(now: string, passed: readonly string[] = []): string[] {
  const behind = passed.filter((status) => status !== now);
  const timeline = [...new Set<string>(['Pending', ...behind, now])];
  for (let next = nextOf(now)[0]; next; next = nextOf(next)[0]) timeline.push(next);
  return timeline;
}
