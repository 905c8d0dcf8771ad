/** The ports, actions and guards of the order actions. */
import { assign, emit, setup } from 'xstate';
import type { ResponseMessage } from '#api/types/response-message.ts';
import { requestTimeoutMs } from '../constants.ts';
import { emitSessionRefused, isFinal, showFailure, showSuccess, timedOut } from '../shared/failure.actions.ts';
import { failureFrom, failureOf, isUnauthorized, noFailure, type WithError } from '../shared/failure.ts';
import { nextIntentKey } from '../shared/intent-key.ts';
import { port } from '../shared/port.ts';
import type { NavigationRequested } from '../shared/route.ts';
import type {
  ActedOrder,
  Cancellation,
  MissingLine,
  OrderActionsContext,
  OrderActionsEmitted,
  OrderActionsEvent,
  OrderActionsInput,
  OrderedAgain,
  Repetition,
  Rest,
  RestReport,
} from './order-actions.types.ts';

type Methods = OrderActionsContext['methods'];

/** The server refused, so nothing was done. Any other failure leaves open what was done. */

const missingIn = ({ error }: WithError): MissingLine[] => {
  const { status, data } = failureOf(error);
  return status === 422 ? ((data as { missing?: MissingLine[] } | undefined)?.missing ?? []) : [];
};

const inCash = 'Cash Payment';

/** The earlier payment method, if the shop still offers it. */
const usualMethod = (methods: Methods, { paidBy }: ActedOrder): string | undefined => {
  const usual = methods.find(({ method }) => (method === 'cash') === (paidBy === inCash));
  return (usual ?? methods[0])?.method;
};

export const nothingToDo: Omit<OrderActionsContext, 'methods' | 'key'> = {
  order: undefined,
  payment: undefined,
  missing: [],
  report: undefined,
  failure: undefined,
};

export const orderActionsSetup = setup({
  types: {
    context: {} as OrderActionsContext,
    events: {} as OrderActionsEvent,
    input: {} as OrderActionsInput,
    emitted: {} as OrderActionsEmitted,
    tags: {} as 'busy',
  },
  actors: {
    cancelOrder: port<ResponseMessage, Cancellation>('cancelOrder'),
    orderAgain: port<OrderedAgain, Repetition>('orderAgain'),
    addRest: port<RestReport, Rest>('addRest'),
  },
  delays: { requestTimeout: requestTimeoutMs },
  guards: {
    isUnauthorized: isUnauthorized(),
    isFinal: isFinal(),
    isShort: (_, failed: WithError) => missingIn(failed).length > 0,
    needsPayment: (_, { order_payment_url: url }: OrderedAgain) => Boolean(url),
    hasMethod: ({ context }) => context.payment !== undefined,
    isOffered: ({ context }, { method }: { method: string }) =>
      context.methods.some((other) => other.method === method),
  },
  actions: {
    turnTo: assign(({ context: { methods } }, { order }: { order: ActedOrder }) => ({
      ...nothingToDo,
      // The ports remember an attempt by its list of missing lines.
      missing: [],
      order,
      payment: usualMethod(methods, order),
    })),
    /** Counts, so that tests can predict it; `order-actions.live.ts` draws a UUID. */
    replaceKey: assign(({ context: { key } }) => ({ key: nextIntentKey(key) })),
    chooseMethod: assign((_, { method }: { method: string }) => ({ payment: method, failure: undefined })),
    assignMissing: assign((_, failed: WithError) => ({ missing: missingIn(failed) })),
    assignReport: assign((_, { report }: { report: RestReport }) => ({ report })),
    assignFailure: assign(failureFrom),
    assignTimeout: assign(timedOut),
    clearFailure: assign(noFailure),
    clear: assign(nothingToDo),
    showSuccess: showSuccess(),
    showFailure: showFailure(),
    announceChange: emit({ type: 'order.changed' }),
    emitPlaced: emit({ type: 'order.placed', orders: [] }),
    showOrder: emit(
      (_, { order }: OrderedAgain): NavigationRequested => ({
        type: 'navigation.requested',
        ...(order ? { to: 'orderDetails', id: order.id } : { to: 'orderHistory' }),
      }),
    ),
    requestPayment: emit(({ context }, { order, order_payment_url: url }: OrderedAgain) => {
      const orders = order ? [{ id: order.id, code: order.order_code, amount: order.amount }] : [];
      const amount = order?.amount ?? context.order?.amount ?? 0;
      const paying = { url: url ?? '', orders, amount, gateway: context.payment ?? '' };
      return { type: 'payment.requested', ...paying, origin: 'orders' } as const;
    }),
    invalidateCart: emit({ type: 'cart.invalidated' }),
    emitSessionRefused: emitSessionRefused(),
  },
});
