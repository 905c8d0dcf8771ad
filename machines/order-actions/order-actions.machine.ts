/**
 * Order actions: cancelling a placed order, ordering it again, each after a confirmation, and adding its goods to the
 * cart. Whether an action is legal is decided by the order's chart and the server.
 *
 * A refusal is final: the reason is shown and the order is fetched again. After a lost response the question is shown
 * again, and its repeated request has the same key, so that nothing is done twice. An order with unavailable goods is
 * `short`: the chart names them and offers to add the rest to the cart. Ports: `order-actions.live.ts`.
 *
 * @spec R58, R59
 */
import { methodsOf } from '../checkout/checkout.methods.ts';
import { errorIn } from '../shared/failure.ts';
import { nothingToDo, orderActionsSetup } from './order-actions.setup.ts';
import type { OrderActionsContext, OrderedAgain, RestReport } from './order-actions.types.ts';

const orderIdIn = ({ order }: OrderActionsContext) => order?.id ?? 0;

const lost = {
  guard: { type: 'isUnauthorized', params: errorIn },
  target: '#orderActions.idle',
  actions: ['emitSessionRefused', 'clear'],
} as const;
const refused = { type: 'isFinal', params: errorIn } as const;
const assignFailure = { type: 'assignFailure', params: errorIn } as const;
const showFailure = { type: 'showFailure', params: errorIn } as const;
const orderIn = ({ event }: { event: { output: OrderedAgain } }) => event.output;
/** The new order is shown. */
const placed = [
  {
    type: 'showSuccess',
    params: ({ event }: { event: { output: OrderedAgain } }) => ({
      ...event.output,
      key: 'Your order has been placed',
    }),
  },
  'emitPlaced',
  { type: 'showOrder', params: orderIn },
] as const;

const addition = {
  src: 'addRest',
  id: 'addRest',
  input: ({ context }: { context: OrderActionsContext }) => ({ orderId: orderIdIn(context), missing: context.missing }),
  onDone: {
    target: '#orderActions.repeating.added',
    actions: {
      type: 'assignReport',
      params: ({ event }: { event: { output: RestReport } }) => ({ report: event.output }),
    },
  },
} as const;

export const orderActionsMachine = orderActionsSetup.createMachine({
  id: 'orderActions',
  description: 'Cancels an order or orders it again, each after a confirmation, or adds its goods to the cart.',
  context: ({ input }) => ({ ...nothingToDo, methods: methodsOf(input), key: 'intent-0' }),
  initial: 'idle',
  on: { 'session.ended': { target: '.idle', actions: 'clear' } },
  states: {
    idle: {
      description: 'No order is being changed.',
      on: {
        'order.cancel': {
          target: 'cancelling',
          actions: [{ type: 'turnTo', params: ({ event }) => event }, 'replaceKey'],
        },
        'order.again': {
          target: 'repeating',
          actions: [{ type: 'turnTo', params: ({ event }) => event }, 'replaceKey'],
        },
        'order.addToCart': {
          target: 'filling',
          actions: { type: 'turnTo', params: ({ event }) => event },
        },
      },
    },
    cancelling: {
      initial: 'asking',
      states: {
        asking: {
          description: 'The cancellation waits for its confirmation. A failure is shown here.',
          on: { 'order.confirm': 'sending', 'order.dismiss': '#orderActions.idle' },
        },
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
          description: 'The shopper chooses how to pay and confirms. A failure is shown here.',
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
            onDone: [
              {
                guard: { type: 'needsPayment', params: orderIn },
                target: '#orderActions.idle',
                actions: [...placed, { type: 'requestPayment', params: orderIn }],
              },
              { target: '#orderActions.idle', actions: placed },
            ],
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
        short: {
          description: 'The server cannot repeat the whole order; the rest can go into the cart.',
          on: { 'orderAgain.addRest': 'adding', 'order.dismiss': '#orderActions.idle' },
        },
        adding: {
          description: 'The goods that are available go into the cart one by one.',
          tags: 'busy',
          entry: 'clearFailure',
          exit: 'invalidateCart',
          invoke: { ...addition, onError: [lost, { target: 'short', actions: assignFailure }] },
          after: { requestTimeout: { target: 'short', actions: 'assignTimeout' } },
        },
        added: {
          description: 'A report says what went into the cart, what did not, and what costs another amount now.',
          on: { 'order.dismiss': '#orderActions.idle' },
        },
      },
    },
    filling: {
      initial: 'adding',
      states: {
        adding: {
          description: 'All goods of the order go into the cart one by one.',
          tags: 'busy',
          entry: 'clearFailure',
          exit: 'invalidateCart',
          invoke: { ...addition, onError: [lost, { target: 'failed', actions: assignFailure }] },
          after: { requestTimeout: { target: 'failed', actions: 'assignTimeout' } },
        },
        failed: {
          description: 'Some goods may be in the cart. Another try adds no line twice.',
          on: { 'order.confirm': 'adding', 'order.dismiss': '#orderActions.idle' },
        },
      },
    },
  },
});
