/**
 * Cart: the shopper's lines, and the one change of them that is in flight. `cartQuote` has the amounts of the selected
 * shops; `cartOverlays` has the panel, the popup after an addition and the undo of a removal.
 *
 * A change is shown before the server responds, because views show the server's cart plus the pending changes
 * (`cart.optimistic.ts`): dropping a change rolls it back. Steps are ignored while a change is in flight; additions are
 * queued, so that none is lost. A change without a response is never sent again: the cart is fetched instead. While
 * offline every change is queued, shown as waiting, and sent after the reconnect: an addition under its own key, a
 * quantity as its final number. Without a session there is no cart request at all; a guest's addition is carried out
 * once after the login. Any 401 ends the session. The ports are filled in `cart.live.ts`.
 *
 * @spec R11, R17, R43, R44, R45, R46, R47, R49
 */
import { and, not } from 'xstate';
import type { Cart } from '#api/types/cart.ts';
import { timeout } from '../shared/failure.actions.ts';
import { errorIn, errorOf, logTimeout, type WithError } from '../shared/failure.ts';
import {
  addedLine,
  additionIn,
  begin,
  changedLine,
  changedQuantity,
  emptied,
  lineIn,
  quantityIn,
  restoredIn,
  steppedBy,
} from './cart.logic.ts';
import { expectedCart } from './cart.optimistic.ts';
import { cartSetup } from './cart.setup.ts';
import type { CartMeta } from './cart.summary.ts';

type Failed = { event: WithError };

const assignCart = {
  type: 'assignCart',
  params: ({ event }: { event: { output: Cart | undefined } }) => ({ cart: event.output }),
} as const;
const assignInfo = { ...assignCart, type: 'assignInfo' } as const;
const emitFetched = { type: 'emitChanged', params: { by: 'reading' } } as const;
const emitOwnChange = { type: 'emitChanged', params: { by: 'shopper' } } as const;
const assignFailure = { type: 'assignFailure', params: errorIn } as const;
const logFetch = { type: 'logFailure', params: errorOf('getCart') } as const;

const endSession = ['clearCart', 'emitSessionRefused'] as const;
const requireLogin = ['assignPendingChanges', ...endSession, 'emitLoginRequired'] as const;
const expired = '#cart.lines.signedOut.expired';
/** What was to be added is added once after the next login. */
const unauthorizedWithAdds = {
  guard: { type: 'isUnauthorizedWithAdds', params: errorIn },
  target: expired,
  actions: requireLogin,
} as const;
const unauthorizedAlone = {
  guard: { type: 'isUnauthorized', params: errorIn },
  target: expired,
  actions: endSession,
} as const;
const unauthorized = [unauthorizedWithAdds, unauthorizedAlone] as const;

const fetched = { target: '#cart.lines.idle', actions: [assignCart, emitFetched] } as const;
/** The known cart stays visible. */
const notFetched = [
  { guard: 'isNeverFetched', target: '#cart.lines.failed', actions: [assignFailure, logFetch] },
  { target: '#cart.lines.idle', actions: logFetch },
] as const;
const fetchHangs = [
  { guard: 'isNeverFetched', target: '#cart.lines.failed', actions: ['assignTimeout', logTimeout('getCart')] },
  { target: '#cart.lines.idle', actions: logTimeout('getCart') },
] as const;

const isEchoed = {
  type: 'isEchoed',
  params: ({ event }: { event: { output: Cart | undefined } }) => ({ cart: event.output }),
} as const;
const changed = [
  { guard: isEchoed, target: '#cart.lines.idle', actions: ['dropChange', assignCart, emitOwnChange] },
  // The change is made; a back end that does not echo the cart is read again.
  { target: '#cart.lines.refreshing', actions: ['assignChange', 'dropChange', emitOwnChange] },
] as const;
/** Buying now does not wait for the network. */
const refuseForNow = ['dropForNow', 'showOffline'] as const;
/** The connection was lost first: the change in flight is queued, and sent after the reconnect. */
const cutOff = { guard: 'isCutOff', target: '#cart.lines.waiting', actions: 'requeueChange' } as const;
/** The cart is fetched again, because the refused change was based on an old one. */
const refused = (fallback: string) => {
  const params = ({ event }: Failed) => ({ error: event.error, fallback });
  return [
    cutOff,
    { target: '#cart.lines.refreshing', actions: ['dropChange', { type: 'showFailure', params }] },
  ] as const;
};
/** Nobody knows whether the server made the change, so it is not sent again. */
const hangs = (fallback: string) => {
  const show = { type: 'showFailure', params: { ...timeout, fallback } } as const;
  return {
    slowCall: { actions: 'showStillWorking' },
    requestTimeout: [cutOff, { target: '#cart.lines.refreshing', actions: ['dropChange', show] }],
  } as const;
};

/** What a shopper can do with a line while no change is in flight, and the reasons to fetch the cart again. */
const resting = cartSetup.createStateConfig({
  on: {
    'line.increment': {
      guard: { type: 'canIncrement', params: lineIn },
      target: '#cart.lines.updating.incrementing',
      actions: { type: 'beginChange', params: begin('increment') },
    },
    'line.decrement': {
      guard: { type: 'canDecrement', params: lineIn },
      target: '#cart.lines.updating.decrementing',
      actions: { type: 'beginChange', params: begin('decrement') },
    },
    'line.set': [
      {
        guard: { type: 'canEmpty', params: quantityIn },
        target: '#cart.lines.removing',
        actions: { type: 'beginChange', params: begin('remove') },
      },
      {
        guard: { type: 'canSet', params: quantityIn },
        target: '#cart.lines.updating.setting',
        actions: { type: 'beginChange', params: begin('set') },
      },
    ],
    'line.remove': {
      guard: { type: 'canRemove', params: lineIn },
      target: '#cart.lines.removing',
      actions: { type: 'beginChange', params: begin('remove') },
    },
    'cart.refresh': { target: '#cart.lines.refreshing', reenter: true },
    'cart.changedElsewhere': { target: '#cart.lines.refreshing', reenter: true },
    'page.shown': {
      guard: { type: 'isFromCache', params: ({ event }) => event },
      target: '#cart.lines.refreshing',
      reenter: true,
    },
  },
});

export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  description: 'The lines of the cart, and the one change of them that is in flight.',
  context: ({ input }) => ({
    startsSignedIn: input.isSignedIn ?? false,
    startsOffline: input.isOffline ?? false,
    cart: undefined,
    info: undefined,
    change: undefined,
    queue: [],
    pending: [],
    key: 'intent-0',
    failure: undefined,
  }),
  meta: { expectedCart } satisfies CartMeta,
  type: 'parallel',
  states: {
    lines: {
      initial: 'opening',
      on: {
        // A second `session.started` drops no waiting change.
        'session.started': { target: '.loading', actions: ['assignPendingQueue', 'clearCart', 'queuePending'] },
        'session.ended': { target: '.signedOut', actions: ['clearCart', 'clearPending'] },
        'quote.unauthorized': [
          { guard: 'hasAdds', target: '.signedOut.expired', actions: requireLogin },
          { target: '.signedOut.expired', actions: endSession },
        ],
        'cart.add': {
          guard: { type: 'isNew', params: additionIn },
          actions: ['replaceKey', { type: 'queueAdd', params: additionIn }],
        },
        'line.restore': { actions: ['replaceKey', { type: 'queueAdd', params: restoredIn }] },
        'login.abandoned': { actions: 'clearPending' },
      },
      states: {
        opening: { always: [{ guard: 'startsSignedIn', target: 'loading' }, { target: 'signedOut' }] },
        signedOut: {
          description: 'No cart call is made. An add opens the login, and is carried out once after it.',
          initial: 'guest',
          on: {
            'session.started': { target: 'loading', actions: 'queuePending' },
            // Also after an expired session: its pending intents remain.
            'session.ended': {},
            'quote.unauthorized': {},
            'line.restore': {},
            'cart.add': { actions: ['replaceKey', { type: 'assignPending', params: additionIn }, 'emitLoginRequired'] },
          },
          states: {
            guest: { description: 'Nobody has been signed in, or the shopper has logged out.' },
            expired: { description: 'The server has ended the session: the panel says so.' },
          },
        },
        loading: {
          description: 'Nothing is sent before the cart is known: some of what waits may be done already.',
          tags: 'busy',
          // Another flow has changed the cart meanwhile: the response in flight may be from before.
          on: { 'cart.refresh': { target: 'loading', reenter: true } },
          invoke: {
            src: 'getCart',
            id: 'getCart',
            onDone: fetched,
            onError: [...unauthorized, ...notFetched],
          },
          after: { requestTimeout: fetchHangs },
        },
        idle: {
          description: 'No call is in flight. What waits is sent, one change after the other.',
          always: [
            { guard: 'hasInfo', actions: ['showInfo', 'clearInfo'] },
            { guard: 'isOffline', target: 'waiting' },
            { guard: 'isNextDone', actions: 'dropNext' },
            { guard: { type: 'isNext', params: { kind: 'add' } }, target: 'adding', actions: 'takeNext' },
            { guard: { type: 'isNext', params: { kind: 'set' } }, target: 'updating.setting', actions: 'takeNext' },
            { guard: { type: 'isNext', params: { kind: 'remove' } }, target: 'removing', actions: 'takeNext' },
          ],
          on: resting.on,
        },
        waiting: {
          description: 'Without a network each change is queued, and shown as waiting.',
          always: { guard: 'isBuyingNow', actions: refuseForNow },
          on: {
            'line.increment': {
              guard: { type: 'canIncrement', params: lineIn },
              actions: { type: 'queueStep', params: steppedBy(1) },
            },
            'line.decrement': {
              guard: { type: 'canDecrement', params: lineIn },
              actions: { type: 'queueStep', params: steppedBy(-1) },
            },
            'line.set': [
              {
                guard: { type: 'canEmpty', params: quantityIn },
                actions: [
                  { type: 'emitRemoved', params: lineIn },
                  { type: 'queueStep', params: emptied },
                ],
              },
              {
                guard: { type: 'canSet', params: quantityIn },
                actions: { type: 'queueStep', params: quantityIn },
              },
            ],
            'line.remove': {
              guard: { type: 'canRemove', params: lineIn },
              actions: [
                { type: 'emitRemoved', params: lineIn },
                { type: 'queueStep', params: emptied },
              ],
            },
            'connection.restored': [{ guard: 'hasQueue', target: 'loading' }, { target: 'refreshing' }],
          },
        },
        refreshing: {
          description: 'The cart is fetched again. What is known stays in sight, and a change goes first.',
          always: [
            { guard: 'isOffline', target: 'waiting' },
            { guard: 'hasQueue', target: 'idle' },
          ],
          invoke: { src: 'getCart', id: 'getCart', onDone: fetched, onError: [unauthorizedAlone, ...notFetched] },
          after: { requestTimeout: fetchHangs },
          on: resting.on,
        },
        updating: {
          description: 'A quantity is changed. A refusal drops the change, and the cart is fetched again.',
          tags: 'busy',
          initial: 'incrementing',
          after: hangs('An error occurred'),
          states: {
            incrementing: {
              invoke: {
                src: 'incrementCartLine',
                id: 'incrementCartLine',
                input: ({ context }) => changedLine(context),
                onDone: changed,
                onError: [...unauthorized, ...refused('An error occurred')],
              },
            },
            decrementing: {
              invoke: {
                src: 'decrementCartLine',
                id: 'decrementCartLine',
                input: ({ context }) => changedLine(context),
                onDone: changed,
                onError: [...unauthorized, ...refused('An error occurred')],
              },
            },
            setting: {
              description: 'Sets a typed quantity, or what several steps of an offline time ended in.',
              invoke: {
                src: 'setCartQuantity',
                id: 'setCartQuantity',
                input: ({ context }) => ({ ...changedLine(context), quantity: changedQuantity(context) }),
                onDone: changed,
                onError: [...unauthorized, ...refused('An error occurred')],
              },
            },
          },
        },
        removing: {
          description: 'A line is removed; an undo is offered once the server has removed it.',
          tags: 'busy',
          invoke: {
            src: 'removeCartLine',
            id: 'removeCartLine',
            input: ({ context }) => changedLine(context),
            onDone: [
              {
                guard: isEchoed,
                target: 'idle',
                actions: ['emitRemovedChange', 'dropChange', assignCart, emitOwnChange],
              },
              {
                target: 'refreshing',
                actions: ['emitRemovedChange', 'assignChange', 'dropChange', emitOwnChange],
              },
            ],
            onError: [...unauthorized, ...refused('An error occurred while removing the item')],
          },
          after: hangs('An error occurred while removing the item'),
        },
        adding: {
          description: 'The first add of the queue is sent, under a key of its own.',
          tags: 'busy',
          invoke: {
            src: 'addToCart',
            id: 'addToCart',
            input: ({ context }) => addedLine(context),
            onDone: [
              // The response is the buy-now cart: it does not concern this one, but what the server says of it is shown.
              {
                guard: 'isBuyNow',
                target: 'idle',
                actions: ['emitBuyNowReady', 'openBuyNow', 'dropChange', assignInfo],
              },
              {
                guard: { ...isEchoed, type: 'isAnnouncedWithEcho' },
                target: 'idle',
                actions: ['emitAdded', 'dropChange', assignCart, emitOwnChange],
              },
              {
                guard: 'isAnnounced',
                target: 'refreshing',
                actions: ['emitAdded', 'assignChange', 'dropChange', emitOwnChange],
              },
              ...changed,
            ],
            onError: [unauthorizedWithAdds, ...refused('Error adding to cart')],
          },
          after: hangs('Error adding to cart'),
        },
        failed: {
          description: 'The cart could not be fetched, and nothing of it is known.',
          always: [
            { guard: and([not('isOffline'), 'hasQueue']), target: 'idle' },
            { guard: 'isBuyingNow', actions: refuseForNow },
          ],
          on: {
            'cart.refresh': 'loading',
            'connection.restored': 'loading',
            'panel.opened': 'loading',
            'cart.changedElsewhere': 'loading',
            'page.shown': 'loading',
          },
        },
      },
    },
    network: {
      description: 'Whether the browser is online; the changes of the lines depend on it.',
      initial: 'opening',
      states: {
        opening: { always: [{ guard: 'startsOffline', target: 'offline' }, { target: 'online' }] },
        online: { on: { 'connection.lost': 'offline' } },
        offline: { on: { 'connection.restored': 'online' } },
      },
    },
  },
});
