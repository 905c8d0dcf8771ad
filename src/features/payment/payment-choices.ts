/** Which buttons each stage of a payment offers: the way out first, what leads on last. */
import type { PaymentEvent, PaymentFacts, PaymentStage } from '#machines/payment/payment.types.ts';
import type { MessageKey } from '#src/i18n/messages.ts';

type Simple = Exclude<PaymentEvent['type'], 'payment.begin' | 'payment.request' | 'gateway.choose' | 'session.ended'>;
type Press = { text: MessageKey; type: Simple; isMain?: boolean };

const presses = {
  cancel: { text: 'Cancel', type: 'payment.close' },
  stop: { text: 'Cancel', type: 'payment.stop' },
  later: { text: 'Pay later', type: 'payment.close' },
  close: { text: 'Close', type: 'payment.close' },
  goOn: { text: 'Continue Shopping', type: 'payment.close', isMain: true },
  done: { text: 'Done', type: 'payment.close', isMain: true },
  reopen: { text: 'Pay now', type: 'payment.reopen', isMain: true },
  start: { text: 'Pay now', type: 'payment.start', isMain: true },
  check: { text: 'Check again', type: 'payment.check', isMain: true },
} as const satisfies Record<string, Press>;

/** `pay` names the amount, `open` and `history` are links. */
export type Choice = keyof typeof presses | 'pay' | 'open' | 'history';

export const pressOf = (choice: Exclude<Choice, 'pay' | 'open' | 'history'>): Press => presses[choice];

const choices: Record<Exclude<PaymentStage, 'idle'>, Choice[]> = {
  choosing: ['cancel', 'pay'],
  starting: ['cancel'],
  paying: ['stop'],
  blocked: ['later', 'open'],
  checking: [],
  paid: ['done'],
  declined: ['later', 'reopen'],
  cancelled: ['later', 'start'],
  closed: ['later', 'reopen'],
  expired: ['later', 'reopen'],
  processing: ['close', 'check'],
  unchecked: ['close', 'check'],
  failed: ['close', 'start'],
};

/** After the checkout the shopper can go on shopping. A payment that cannot start again links to the order history. */
export const choicesOf = ({ stage, origin, canStart }: PaymentFacts): Choice[] => {
  if (stage === 'idle') return [];
  if (stage === 'paid' && origin === 'checkout') return ['history', 'goOn'];
  return choices[stage].map((choice) => (choice === 'start' && !canStart ? 'history' : choice));
};
