/** Paying online: its ports, actions and guards. */
import { assign, emit, enqueueActions, setup } from 'xstate';
import { paymentWaitMs, requestTimeoutMs } from '../constants.ts';
import { emitSessionRefused, timedOut } from '../shared/failure.actions.ts';
import { failureFrom, isUnauthorized } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import type {
  PaidOrder,
  PaymentContext,
  PaymentEmitted,
  PaymentEvent,
  PaymentInput,
  PaymentQuestion,
  PaymentWish,
  PaymentWord,
  WindowEnd,
  WindowResult,
} from './payment.types.ts';

export type PaymentStart = { order: number; paymentMethod: string };

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

/** Of several orders that were placed together each is paid by itself from then on. */
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
    /** Opens the gateway's window and waits for its end; leaving the state that invoked it closes the window. */
    payInWindow: port<WindowResult, { url: string }>('payInWindow'),
    checkPayment: port<PaymentWord, PaymentQuestion>('checkPayment'),
  },
  delays: { requestTimeout: requestTimeoutMs, paymentWait: paymentWaitMs },
  guards: {
    isUnauthorized: isUnauthorized(),
    hasOneGateway: ({ context }) => context.gateways.length === 1,
    isOffered: ({ context }, { gateway }: { gateway: string }) => context.gateways.some(({ name }) => name === gateway),
    canStart: ({ context }) => canStart(context),
    isBlocked: (_, { kind }: WindowResult) => kind === 'blocked',
    isStatus: (_, { status, pending }: { status: PaymentWord['status']; pending: PaymentWord['status'] }) =>
      status === pending,
    /** The window came back from the gateway, which takes its time. */
    cameBack: ({ context }, { status }: PaymentWord) =>
      status === 'pending' && (context.end === 'success' || context.end === 'cancel'),
    hasEnded: ({ context }, { pending }: { pending: WindowEnd }) => context.end === pending,
  },
  actions: {
    begin: assign((_, { url, orders, amount, gateway, origin }: PaymentWish) => ({
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
    assignReason: assign((_, { reason }: PaymentWord) => ({ reason })),
    assignFailure: assign(failureFrom),
    assignTimeout: assign(timedOut),
    clearTrouble: assign({ failure: undefined, reason: undefined }),
    clear: assign(noPayment),
    announce: emit({ type: 'payment.settled' }),
    emitSessionRefused: emitSessionRefused(),
    goOn: enqueueActions(({ context, enqueue }) => {
      if (context.origin === 'checkout') enqueue.emit({ type: 'navigation.requested', to: 'home' });
    }),
  },
});
