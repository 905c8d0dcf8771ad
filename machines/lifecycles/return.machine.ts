/**
 * The life of a return: what the shopper asked for is looked at by the shop, then paid back.
 * A pure chart without effects. The server asks it whether a step is legal, the client draws its timeline from it.
 * The shop judges what is Pending once. Until it is paid back it can be cancelled, with a note that says why; what the
 * shop has judged, whatever it found, can be paid back. Cancelled and Refunded are final.
 *
 * @spec R64
 */
import { getNextTransitions, setup } from 'xstate';

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

/** Where the chart leads from here, the usual way first. */
const nextOf = (from: ReturnStatus): ReturnStatus[] =>
  getNextTransitions(returnMachine.resolveState({ value: from })).flatMap(
    ({ target }) => returnStatuses.find((status) => status === target?.[0]?.key) ?? [],
  );

export const canReturnMove = (from: ReturnStatus, to: ReturnStatus): boolean => nextOf(from).includes(to);

export const isReturnFinal = (status: ReturnStatus): boolean => nextOf(status).length === 0;

/** The way of a return that stands at `now`: what is known to lie behind it, and what usually follows. */
export function returnTimeline(now: ReturnStatus, passed: readonly ReturnStatus[] = []): ReturnStatus[] {
  const behind = passed.filter((status) => status !== now);
  const timeline = [...new Set<ReturnStatus>(['Pending', ...behind, now])];
  for (let next = nextOf(now)[0]; next; next = nextOf(next)[0]) timeline.push(next);
  return timeline;
}
