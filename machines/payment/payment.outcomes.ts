/** The outcome of a payment, from the server's status and the window's result, by precedence. */
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

/** The payment is over without being paid. */
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
