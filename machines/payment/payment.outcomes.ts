/** What the server says of a payment, and how its window ended, in the order in which it counts. */
import type { PaymentOutcome, PaymentWord, WindowEnd } from './payment.types.ts';

type Told = { event: { output: PaymentWord } };

const wordIn = ({ event }: Told) => event.output;
const assignReason = { type: 'assignReason', params: wordIn } as const;

const said = <Outcome extends PaymentOutcome>(pending: PaymentWord['status'], outcome: Outcome) =>
  ({
    guard: {
      type: 'isStatus',
      params: ({ event }: Told) => ({ status: event.output.status, pending }),
    },
    target: `over.${outcome}`,
    actions: assignReason,
  }) as const;

/** Nobody said that it is paid. */
const ended = <Outcome extends PaymentOutcome>(pending: WindowEnd, outcome: Outcome) =>
  ({
    guard: { type: 'hasEnded', params: { pending } },
    target: `over.${outcome}`,
  }) as const;

export const outcomes = [
  said('paid', 'paid'),
  said('failed', 'declined'),
  said('cancelled', 'cancelled'),
  { guard: { type: 'cameBack', params: wordIn }, target: 'over.processing' },
  ended('success', 'paid'),
  ended('cancel', 'cancelled'),
  ended('expired', 'expired'),
  { target: 'over.closed' },
] as const;
