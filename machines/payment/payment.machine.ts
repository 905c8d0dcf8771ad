/**
 * Payment: an order is paid at a gateway, in a window of its own, right after it was placed or later from its page.
 *
 * `paying` holds the window: leaving that state closes it, and three minutes are its limit. However the window ended,
 * its word is never believed: `checking` asks the server, and each outcome is a state with a dialog of its own. A
 * window that the browser refused is `blocked` until the shopper opens it by a press. What failed or was left open can
 * be paid again; an order stays an order whatever becomes of its payment. The ports are filled in `payment.live.ts`.
 *
 * @spec R11, R60, R61
 */

import { errorIn } from '../shared/failure.ts';
import { outcomes } from './payment.outcomes.ts';
import { noPayment, paymentSetup } from './payment.setup.ts';
import type { WindowEnd, WindowResult } from './payment.types.ts';

type Ended = { event: { output: WindowResult } };

const resultIn = ({ event }: Ended) => event.output;
const endIn = ({ event }: Ended) => ({ end: event.output.kind as WindowEnd });

const lost = {
  guard: { type: 'isUnauthorized', params: errorIn },
  target: '#payment.idle',
  actions: ['emitSessionRefused', 'clear'],
} as const;

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
      tags: 'busy',
      entry: 'clearTrouble',
      invoke: {
        src: 'startOrderPayment',
        id: 'startOrderPayment',
        input: ({ context: { orders, gateway } }) => ({ order: orders[0]?.id ?? 0, paymentMethod: gateway ?? '' }),
        onDone: { target: 'paying', actions: { type: 'assignUrl', params: ({ event }) => event.output } },
        onError: [lost, { target: 'over.failed', actions: { type: 'assignFailure', params: errorIn } }],
      },
      after: { requestTimeout: { target: 'over.failed', actions: 'assignTimeout' } },
      on: { 'payment.close': { target: 'idle', actions: 'goOn' } },
    },
    paying: {
      entry: 'clearTrouble',
      invoke: {
        src: 'payInWindow',
        id: 'payInWindow',
        input: ({ context: { url } }) => ({ url }),
        onDone: [
          { guard: { type: 'isBlocked', params: resultIn }, target: 'blocked' },
          { target: 'checking', actions: { type: 'assignEnd', params: endIn } },
        ],
        onError: { target: 'over.failed', actions: { type: 'assignFailure', params: errorIn } },
      },
      after: { paymentWait: { target: 'checking', actions: { type: 'assignEnd', params: { end: 'expired' } } } },
      on: { 'payment.stop': { target: 'checking', actions: { type: 'assignEnd', params: { end: 'closed' } } } },
    },
    blocked: {
      on: {
        'payment.reopen': 'paying',
        'payment.close': { target: 'idle', actions: ['announce', 'goOn'] },
        'payment.leave': { target: 'idle', actions: 'announce' },
      },
    },
    checking: {
      tags: 'busy',
      entry: 'clearTrouble',
      exit: 'announce',
      invoke: {
        src: 'checkPayment',
        id: 'checkPayment',
        input: ({ context: { url, orders, end } }) => ({ url, orderId: orders[0]?.id, end }),
        onDone: outcomes,
        onError: [lost, { target: 'over.unchecked', actions: { type: 'assignFailure', params: errorIn } }],
      },
      after: { requestTimeout: { target: 'over.unchecked', actions: 'assignTimeout' } },
      on: { 'payment.close': { target: 'idle', actions: 'goOn' } },
    },
    over: {
      initial: 'closed',
      on: { 'payment.close': { target: 'idle', actions: 'goOn' }, 'payment.leave': 'idle' },
      states: {
        paid: {},
        declined: { on: { 'payment.reopen': '#payment.paying' } },
        cancelled: { on: { 'payment.start': { guard: 'canStart', target: '#payment.starting' } } },
        closed: { on: { 'payment.reopen': '#payment.paying' } },
        expired: { on: { 'payment.reopen': '#payment.paying' } },
        processing: { on: { 'payment.check': '#payment.checking' } },
        unchecked: { on: { 'payment.check': '#payment.checking' } },
        failed: { on: { 'payment.start': { guard: 'canStart', target: '#payment.starting' } } },
      },
    },
  },
});
