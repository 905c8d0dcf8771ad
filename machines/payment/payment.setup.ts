/** The ports, actions and guards of online payment. */
import { assign, emit, setup } from 'xstate';
import { paymentWaitMs, requestTimeoutMs } from '../constants.ts';
import { emitSessionRefused, timedOut } from '../shared/failure.actions.ts';
import { failureFrom, isUnauthorized } from '../shared/failure.ts';
import type { Id } from '../shared/ids.ts';
import { port } from '../shared/port.ts';
import type {
  PaidOrder,
  PaymentCheck,
  PaymentContext,
  PaymentDetails,
  PaymentEmitted,
  PaymentEvent,
  PaymentInput,
  PaymentQuestion,
  WindowEnd,
  WindowResult,
} from './payment.types.ts';

export type PaymentStart = { order: Id; paymentMethod: string };

export const noPayment: Omit<PaymentContext, 'gateways'> = {
  gateway: undefined,
  orders: [],
  amount: 0,
  origin: 'orders',
  url: '',
  end: 'closed',
  reason: undefined,
  failure: undefined,
};

/** From then on, orders that were placed together are paid one by one. */
export const canStart = ({ orders, gateway }: Pick<PaymentContext, 'orders' | 'gateway'>) =>
  orders.length === 1 && gateway !== undefined;

export const paymentSetup = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    emitted: {} as PaymentEmitted,
    tags: {} as 'busy',
  },
  actors: {
    startOrderPayment: port<{ url: string }, PaymentStart>('startOrderPayment'),
    /** Opens the gateway's window and waits for its end; leaving the invoking state closes it. */
    payInWindow: port<WindowResult, { url: string }>('payInWindow'),
    checkPayment: port<PaymentCheck, PaymentQuestion>('checkPayment'),
  },
  delays: { requestTimeout: requestTimeoutMs, paymentWait: paymentWaitMs },
  guards: {
    isUnauthorized: isUnauthorized(),
    hasOneGateway: ({ context }) => context.gateways.length === 1,
    isOffered: ({ context }, { gateway }: { gateway: string }) => context.gateways.some(({ name }) => name === gateway),
    canStart: ({ context }) => canStart(context),
    isBlocked: (_, { kind }: WindowResult) => kind === 'blocked',
    isPaid: (_, { status }: PaymentCheck) => status === 'paid',
    isDeclined: (_, { status }: PaymentCheck) => status === 'failed',
    isCancelled: (_, { status }: PaymentCheck) => status === 'cancelled',
    /** The window returned from the gateway, whose notice may take a moment. */
    cameBack: ({ context }, { status }: PaymentCheck) =>
      status === 'pending' && (context.end === 'success' || context.end === 'cancel'),
    isOfCheckout: ({ context }) => context.origin === 'checkout',
    hasEnded: ({ context }, { end }: { end: WindowEnd }) => context.end === end,
  },
  actions: {
    begin: assign((_, { url, orders, amount, gateway, origin }: PaymentDetails) => ({
      ...noPayment,
      url,
      orders,
      amount,
      gateway,
      origin,
    })),
    turnTo: assign(({ context: { gateways, gateway } }, { order }: { order: PaidOrder }) => ({
      ...noPayment,
      orders: [order],
      amount: order.amount,
      gateway: gateways.length === 1 ? gateways[0]?.name : gateway,
    })),
    chooseGateway: assign((_, { gateway }: { gateway: string }) => ({ gateway, failure: undefined })),
    assignUrl: assign((_, { url }: { url: string }) => ({ url })),
    assignEnd: assign((_, { end }: { end: WindowEnd }) => ({ end })),
    assignReason: assign((_, { reason }: PaymentCheck) => ({ reason })),
    assignFailure: assign(failureFrom),
    assignTimeout: assign(timedOut),
    clearTrouble: assign({ failure: undefined, reason: undefined }),
    clear: assign(noPayment),
    announce: emit({ type: 'payment.settled' }),
    emitSessionRefused: emitSessionRefused(),
    /** The page of the checkout has nothing left to show. */
    goHome: emit({ type: 'navigation.requested', to: 'home' }),
  },
});
