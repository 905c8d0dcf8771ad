/** Paying online: its ports, actions and guards. */
import { assign, emit, enqueueActions, setup } from 'xstate';
import { hungCallMs, paymentWaitMs } from '../constants.ts';
import { failureOf } from '../kit/failure.ts';
import { port } from '../kit/port.ts';
import type {
  PaidOrder,
  PaymentContext,
  PaymentEmitted,
  PaymentEvent,
  PaymentInput,
  PaymentQuestion,
  PaymentWish,
  PaymentWord,
  WindowAnswer,
  WindowEnd,
} from './payment.types.ts';

type WithError = { error: unknown };
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
    payInWindow: port<WindowAnswer, { url: string }>('payInWindow'),
    checkPayment: port<PaymentWord, PaymentQuestion>('checkPayment'),
  },
  delays: { hungCall: hungCallMs, paymentWait: paymentWaitMs },
  guards: {
    isOffLimits: (_, { error }: WithError) => failureOf(error).kind === 'unauthorised',
    hasOneGateway: ({ context }) => context.gateways.length === 1,
    isOffered: ({ context }, { gateway }: { gateway: string }) => context.gateways.some(({ name }) => name === gateway),
    canStart: ({ context }) => canStart(context),
    isBlocked: (_, { kind }: WindowAnswer) => kind === 'blocked',
    isStatus: (_, { status, wanted }: { status: PaymentWord['status']; wanted: PaymentWord['status'] }) =>
      status === wanted,
    /** The window came back from the gateway, which takes its time. */
    cameBack: ({ context }, { status }: PaymentWord) =>
      status === 'pending' && (context.end === 'success' || context.end === 'cancel'),
    hasEnded: ({ context }, { wanted }: { wanted: WindowEnd }) => context.end === wanted,
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
    keepUrl: assign((_, { url }: { url: string }) => ({ url })),
    keepEnd: assign((_, { end }: { end: WindowEnd }) => ({ end })),
    keepReason: assign((_, { reason }: PaymentWord) => ({ reason })),
    keepFailure: assign((_, { error }: WithError) => ({ failure: failureOf(error) })),
    noteSilence: assign({ failure: { kind: 'network' } }),
    forgetTrouble: assign({ failure: undefined, reason: undefined }),
    forget: assign(noPayment),
    announce: emit({ type: 'payment.settled' }),
    loseSession: emit({ type: 'session.refused' }),
    goOn: enqueueActions(({ context, enqueue }) => {
      if (context.origin === 'checkout') enqueue.emit({ type: 'navigation.wanted', path: '/' });
    }),
  },
});
