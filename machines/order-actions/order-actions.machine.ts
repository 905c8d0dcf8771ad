/**
 * Order actions: what a shopper does with an order that was placed, each after a question. Whether it may be done is
 * the order's own chart's and the server's word; this one asks, waits and says what came of it.
 *
 * A refusal is final: the reason is told and the order is read again. After a silence the question stands again, and
 * the same response is sent under the same key, so that nothing is done twice. An order that cannot be had whole any more
 * is `short`: it says what is missing, and offers to put the rest into the cart. Ports: `order-actions.live.ts`.
 *
 * @spec R58, R59
 */
import { methodsOf } from '../checkout/checkout.methods.ts';
import { errorIn } from '../shared/failure.ts';
import { nothingToDo, orderActionsSetup } from './order-actions.setup.ts';
import type { OrderActionsContext } from './order-actions.types.ts';

const orderIdIn = ({ order }: OrderActionsContext) => order?.id ?? 0;

const lost = {
  guard: { type: 'isUnauthorized', params: errorIn },
  target: '#orderActions.idle',
  actions: ['emitSessionRefused', 'clear'],
} as const;
const refused = { type: 'isFinal', params: errorIn } as const;
const assignFailure = { type: 'assignFailure', params: errorIn } as const;
const showFailure = { type: 'showFailure', params: errorIn } as const;

export const orderActionsMachine = orderActionsSetup.createMachine({
  id: 'orderActions',
  description: 'Cancels an order or orders it again, each after a confirmation.',
  context: ({ input }) => ({ ...nothingToDo, methods: methodsOf(input), key: 'intent-0' }),
  initial: 'idle',
  on: { 'session.ended': { target: '.idle', actions: 'clear' } },
  states: {
    idle: {
      on: {
        'order.cancel': {
          target: 'cancelling',
          actions: [{ type: 'turnTo', params: ({ event }) => event }, 'replaceKey'],
        },
        'order.again': {
          target: 'repeating',
          actions: [{ type: 'turnTo', params: ({ event }) => event }, 'replaceKey'],
        },
      },
    },
    cancelling: {
      initial: 'asking',
      states: {
        asking: { on: { 'order.confirm': 'sending', 'order.dismiss': '#orderActions.idle' } },
        sending: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            src: 'cancelOrder',
            id: 'cancelOrder',
            input: ({ context }) => ({ order_id: orderIdIn(context), idempotencyKey: context.key }),
            onDone: {
              target: '#orderActions.idle',
              actions: [
                {
                  type: 'showSuccess',
                  params: ({ event }) => ({ ...event.output, key: 'Order cancelled successfully' }),
                },
                'announceChange',
              ],
            },
            onError: [
              lost,
              { guard: refused, target: '#orderActions.idle', actions: [showFailure, 'announceChange'] },
              { target: 'asking', actions: assignFailure },
            ],
          },
          after: { requestTimeout: { target: 'asking', actions: 'assignTimeout' } },
        },
      },
    },
    repeating: {
      initial: 'asking',
      states: {
        asking: {
          on: {
            'method.choose': {
              guard: { type: 'isOffered', params: ({ event }) => event },
              actions: [{ type: 'chooseMethod', params: ({ event }) => event }, 'replaceKey'],
            },
            'order.confirm': { guard: 'hasMethod', target: 'sending' },
            'order.dismiss': '#orderActions.idle',
          },
        },
        sending: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            src: 'orderAgain',
            id: 'orderAgain',
            input: ({ context }) => ({
              order_id: orderIdIn(context),
              payment_method: context.payment ?? '',
              idempotencyKey: context.key,
            }),
            onDone: {
              target: '#orderActions.idle',
              actions: [
                {
                  type: 'showSuccess',
                  params: ({ event }) => ({ ...event.output, key: 'Your order has been placed' }),
                },
                { type: 'announceOrder', params: ({ event }) => event.output },
              ],
            },
            onError: [
              lost,
              {
                guard: { type: 'isShort', params: errorIn },
                target: 'short',
                actions: { type: 'assignMissing', params: errorIn },
              },
              { guard: refused, target: 'asking', actions: [assignFailure, 'replaceKey'] },
              { target: 'asking', actions: assignFailure },
            ],
          },
          after: { requestTimeout: { target: 'asking', actions: 'assignTimeout' } },
        },
        short: { on: { 'orderAgain.addRest': 'adding', 'order.dismiss': '#orderActions.idle' } },
        adding: {
          tags: 'busy',
          entry: 'clearFailure',
          exit: 'invalidateCart',
          invoke: {
            src: 'addRest',
            id: 'addRest',
            input: ({ context }) => ({ orderId: orderIdIn(context), missing: context.missing }),
            onDone: {
              target: 'added',
              actions: { type: 'assignReport', params: ({ event }) => ({ report: event.output }) },
            },
            onError: [lost, { target: 'short', actions: assignFailure }],
          },
          after: { requestTimeout: { target: 'short', actions: 'assignTimeout' } },
        },
        added: { on: { 'order.dismiss': '#orderActions.idle' } },
      },
    },
  },
});
