/**
 * Payment: an order is paid at a gateway in a window, right after it was placed or later from its page.
 *
 * `paying` holds the window: leaving that state closes it, and it ends after three minutes. The result that the window
 * reports is never trusted: `checking` asks the server, and each outcome is a state with a dialog of its own. A window
 * that the browser refused is `blocked` until the shopper opens it with a press. A failed or open payment can be tried
 * again; the order stays whatever becomes of its payment. The ports are filled in `payment.live.ts`.
 *
 * @spec R11, R60, R61
 */

import { withError } from '../shared/failure.actions.ts';
import { noPayment, paymentSetup } from './payment.setup.ts';
import type { PaymentCheck, WindowEnd, WindowResult } from './payment.types.ts';

type Ended = { event: { output: WindowResult } };
type Checked = { event: { output: PaymentCheck } };

const resultIn = ({ event }: Ended) => event.output;
const endIn = ({ event }: Ended) => ({ end: event.output.kind as WindowEnd });
const wordIn = ({ event }: Checked) => event.output;
const assignReason = { type: 'assignReason', params: wordIn } as const;

const lost = {
  guard: withError('isUnauthorized'),
  target: '#payment.idle',
  actions: ['emitSessionRefused', 'clear'],
} as const;
/** A shopper who came from the checkout has nothing left to do there. */
const closed = [
  { guard: 'isOfCheckout', target: '#payment.idle', actions: 'goHome' },
  { target: '#payment.idle' },
] as const;

export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  description:
    'Pays an order at a gateway in a window of its own. The server decides whether it is paid, not the window.',
  context: ({ input: { gateways } }) => ({ ...noPayment, gateways }),
  initial: 'idle',
  on: {
    'payment.begin': { target: '.paying', reenter: true, actions: { type: 'begin', params: ({ event }) => event } },
    'payment.request': [
      {
        guard: 'hasOneGateway',
        target: '.starting',
        reenter: true,
        actions: { type: 'turnTo', params: ({ event }) => event },
      },
      { target: '.choosing', reenter: true, actions: { type: 'turnTo', params: ({ event }) => event } },
    ],
    'session.ended': { target: '.idle', actions: 'clear' },
  },
  states: {
    idle: {},
    choosing: {
      description: 'The shopper chooses one of several gateways.',
      on: {
        'gateway.choose': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          actions: { type: 'chooseGateway', params: ({ event }) => event },
        },
        'payment.start': { guard: 'canStart', target: 'starting' },
        'payment.close': 'idle',
      },
    },
    starting: {
      description: 'The server opens a payment at the gateway.',
      tags: 'busy',
      entry: 'clearTrouble',
      invoke: {
        src: 'startOrderPayment',
        id: 'startOrderPayment',
        input: ({ context: { orders, gateway } }) => ({ order: orders[0]?.id ?? 0, paymentMethod: gateway ?? '' }),
        onDone: { target: 'paying', actions: { type: 'assignUrl', params: ({ event }) => event.output } },
        onError: [lost, { target: 'over.failed', actions: withError('assignFailure') }],
      },
      after: { requestTimeout: { target: 'over.failed', actions: 'assignTimeout' } },
      on: { 'payment.close': closed },
    },
    paying: {
      description: 'The window of the gateway is open. It is checked when it closes, and after its time limit.',
      entry: 'clearTrouble',
      invoke: {
        src: 'payInWindow',
        id: 'payInWindow',
        input: ({ context: { url } }) => ({ url }),
        onDone: [
          { guard: { type: 'isBlocked', params: resultIn }, target: 'blocked' },
          { target: 'checking', actions: { type: 'assignEnd', params: endIn } },
        ],
        onError: { target: 'over.failed', actions: withError('assignFailure') },
      },
      after: { paymentWait: { target: 'checking', actions: { type: 'assignEnd', params: { end: 'expired' } } } },
      on: { 'payment.stop': { target: 'checking', actions: { type: 'assignEnd', params: { end: 'closed' } } } },
    },
    blocked: {
      description: 'The browser did not open the window; a press opens it.',
      on: {
        'payment.reopen': 'paying',
        'payment.close': [
          { guard: 'isOfCheckout', target: 'idle', actions: ['announce', 'goHome'] },
          { target: 'idle', actions: 'announce' },
        ],
        'payment.leave': { target: 'idle', actions: 'announce' },
      },
    },
    checking: {
      description: 'The server is asked whether the order is paid, however the window has ended.',
      tags: 'busy',
      entry: 'clearTrouble',
      exit: 'announce',
      invoke: {
        src: 'checkPayment',
        id: 'checkPayment',
        input: ({ context: { url, orders, end } }) => ({ url, orderId: orders[0]?.id, end }),
        // The server’s status counts first. Where it has none that is final, the end of the window decides.
        onDone: [
          { guard: { type: 'isPaid', params: wordIn }, target: 'over.paid', actions: assignReason },
          { guard: { type: 'isDeclined', params: wordIn }, target: 'over.declined', actions: assignReason },
          { guard: { type: 'isCancelled', params: wordIn }, target: 'over.cancelled', actions: assignReason },
          { guard: { type: 'cameBack', params: wordIn }, target: 'over.processing' },
          { guard: { type: 'hasEnded', params: { end: 'success' } }, target: 'over.paid' },
          { guard: { type: 'hasEnded', params: { end: 'cancel' } }, target: 'over.cancelled' },
          { guard: { type: 'hasEnded', params: { end: 'expired' } }, target: 'over.expired' },
          { target: 'over.closed' },
        ],
        onError: [lost, { target: 'over.unchecked', actions: withError('assignFailure') }],
      },
      after: { requestTimeout: { target: 'over.unchecked', actions: 'assignTimeout' } },
      on: { 'payment.close': closed },
    },
    over: {
      description: 'The payment has an outcome, which stays on the screen until the shopper closes it.',
      initial: 'closed',
      on: { 'payment.close': closed, 'payment.leave': 'idle' },
      states: {
        paid: {},
        declined: { on: { 'payment.reopen': '#payment.paying' } },
        cancelled: { on: { 'payment.start': { guard: 'canStart', target: '#payment.starting' } } },
        closed: {
          description: 'The shopper closed the window before the payment was decided.',
          on: { 'payment.reopen': '#payment.paying' },
        },
        expired: {
          description: 'The window was open for longer than its time limit.',
          on: { 'payment.reopen': '#payment.paying' },
        },
        processing: {
          description: 'The gateway has not decided yet; the shopper can check again.',
          on: { 'payment.check': '#payment.checking' },
        },
        unchecked: {
          description: 'The server did not say whether the order is paid; the shopper can check again.',
          on: { 'payment.check': '#payment.checking' },
        },
        failed: {
          description: 'The payment could not be started, or the window failed.',
          on: { 'payment.start': { guard: 'canStart', target: '#payment.starting' } },
        },
      },
    },
  },
});
