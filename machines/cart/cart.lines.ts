/** The region that owns the lines: one change runs at a time, adds wait in a queue, all else is ignored meanwhile. */
import { and, not } from 'xstate';
import {
  addedLine,
  additionParams,
  announceToShopper,
  assignCart,
  begin,
  changedLine,
  changedQuantity,
  emptied,
  failWith,
  isUnauthorized,
  lineParams,
  lost,
  read,
  setParams,
  stepFailed,
  stepped,
  steppedBy,
  timeout,
  unanswered,
  unread,
} from './cart.calls.ts';
import { cartSetup } from './cart.setup.ts';
import type { CartChange } from './cart.types.ts';

/** What a shopper may do with a line while no change runs. */
const steps = cartSetup.createStateConfig({
  on: {
    'line.increment': {
      guard: { type: 'canIncrement', params: lineParams },
      target: '#cart.lines.updating.incrementing',
      actions: begin('increment'),
    },
    'line.decrement': {
      guard: { type: 'canDecrement', params: lineParams },
      target: '#cart.lines.updating.decrementing',
      actions: begin('decrement'),
    },
    'line.set': [
      {
        guard: { type: 'canEmpty', params: setParams },
        target: '#cart.lines.removing',
        actions: begin('remove'),
      },
      {
        guard: { type: 'canSet', params: setParams },
        target: '#cart.lines.updating.setting',
        actions: begin('set'),
      },
    ],
    'line.remove': {
      guard: { type: 'canRemove', params: lineParams },
      target: '#cart.lines.removing',
      actions: begin('remove'),
    },
  },
});

/** Reasons to read the cart again. */
const rereads = {
  'cart.refresh': { target: '#cart.lines.refreshing', reenter: true },
  'cart.changedElsewhere': { target: '#cart.lines.refreshing', reenter: true },
  'page.shown': {
    guard: { type: 'isFromCache', params: ({ event }: { event: { persisted: boolean } }) => event },
    target: '#cart.lines.refreshing',
    reenter: true,
  },
} as const;

/** What comes next of what waits. */
const next = (kind: CartChange['kind']) => ({ type: 'isNext', params: { kind } }) as const;

export const lines = cartSetup.createStateConfig({
  initial: 'opening',
  on: {
    // Told twice, what still waits of the first time is not lost.
    'session.started': { target: '.loading', actions: ['assignPendingAdds', 'clearCart', 'resumeAfterLogin'] },
    'session.ended': { target: '.signedOut', actions: ['clearCart', 'clearPendingIntent'] },
    'session.lost': { target: '.signedOut.expired', actions: 'clearCart' },
    'cart.add': { actions: ['replaceKey', { type: 'queueAdd', params: additionParams }] },
    'line.restore': { guard: 'isUndoOffered', actions: ['replaceKey', 'queueUndo'] },
    'login.abandoned': { actions: 'clearPendingIntent' },
  },
  states: {
    opening: { always: [{ guard: 'startsSignedIn', target: 'loading' }, { target: 'signedOut' }] },
    signedOut: {
      initial: 'guest',
      on: {
        'session.started': { target: 'loading', actions: 'resumeAfterLogin' },
        // Also the echo of a lost session: what was wanted then is still wanted.
        'session.ended': {},
        'cart.add': {
          actions: ['replaceKey', { type: 'assignPendingIntent', params: additionParams }, 'requireLogin'],
        },
      },
      states: { guest: {}, expired: {} },
    },
    /** Nothing is asked before the response is there. */
    loading: {
      tags: 'busy',
      invoke: {
        src: 'getCart',
        id: 'getCart',
        onDone: read,
        onError: [
          { guard: isUnauthorized, actions: ['requeueAfterLogin', 'loseSession', 'requireLoginForPending'] },
          ...unread,
        ],
      },
      after: { requestTimeout: unanswered },
    },
    idle: {
      always: [
        { guard: 'isOffline', target: 'waiting' },
        { guard: 'isNextDone', actions: 'dropNext' },
        { guard: next('add'), target: 'adding', actions: 'takeNext' },
        { guard: next('set'), target: 'updating.setting', actions: 'takeNext' },
        { guard: next('remove'), target: 'removing', actions: 'takeNext' },
      ],
      on: { ...steps.on, ...rereads },
    },
    /** No network: changes are kept for when it is back. */
    waiting: {
      on: {
        'cart.add': { guard: { type: 'isForNow', params: additionParams }, actions: 'showOfflineError' },
        'line.increment': {
          guard: { type: 'canIncrement', params: lineParams },
          actions: { type: 'assignStep', params: steppedBy(1) },
        },
        'line.decrement': {
          guard: { type: 'canDecrement', params: lineParams },
          actions: { type: 'assignStep', params: steppedBy(-1) },
        },
        'line.set': [
          { guard: { type: 'canEmpty', params: setParams }, actions: { type: 'assignStep', params: emptied } },
          { guard: { type: 'canSet', params: setParams }, actions: { type: 'assignStep', params: setParams } },
        ],
        'line.remove': {
          guard: { type: 'canRemove', params: lineParams },
          actions: { type: 'assignStep', params: emptied },
        },
        // With changes to send the cart is read first: some of them may be done already.
        'connection.restored': [{ guard: 'hasQueue', target: 'loading' }, { target: 'refreshing' }],
      },
    },
    refreshing: {
      always: [
        { guard: 'isOffline', target: 'waiting' },
        { guard: 'hasQueue', target: 'idle' },
      ],
      invoke: {
        src: 'getCart',
        id: 'getCart',
        onDone: read,
        onError: [lost, ...unread],
      },
      after: { requestTimeout: unanswered },
      on: { ...steps.on, ...rereads },
    },
    updating: {
      tags: 'busy',
      initial: 'incrementing',
      after: timeout('An error occurred'),
      states: {
        incrementing: {
          invoke: {
            src: 'incrementCartLine',
            id: 'incrementCartLine',
            input: ({ context }) => changedLine(context),
            onDone: stepped,
            onError: stepFailed,
          },
        },
        decrementing: {
          invoke: {
            src: 'decrementCartLine',
            id: 'decrementCartLine',
            input: ({ context }) => changedLine(context),
            onDone: stepped,
            onError: stepFailed,
          },
        },
        setting: {
          invoke: {
            src: 'setCartQuantity',
            id: 'setCartQuantity',
            input: ({ context }) => ({ ...changedLine(context), quantity: changedQuantity(context) }),
            onDone: stepped,
            onError: stepFailed,
          },
        },
      },
    },
    removing: {
      tags: 'busy',
      invoke: {
        src: 'removeCartLine',
        id: 'removeCartLine',
        input: ({ context }) => changedLine(context),
        onDone: {
          target: 'idle',
          actions: ['assignUndo', 'dropChange', assignCart, announceToShopper, 'invalidateQuote', 'offerUndo'],
        },
        onError: [lost, ...failWith('An error occurred while removing the item')],
      },
      after: timeout('An error occurred while removing the item'),
    },
    adding: {
      tags: 'busy',
      invoke: {
        src: 'addToCart',
        id: 'addToCart',
        input: ({ context }) => addedLine(context),
        onDone: [
          // The response is the buy-now cart, which is none of the cart's business.
          { guard: 'isBuyNow', target: 'idle', actions: ['announceBuyNow', 'dropChange'] },
          { guard: 'isRestoring', ...stepped },
          { target: 'idle', actions: ['confirmAdd', 'dropChange', assignCart, announceToShopper, 'invalidateQuote'] },
        ],
        onError: [
          { guard: isUnauthorized, actions: ['requeueAfterLogin', 'loseSession', 'requireLogin'] },
          ...failWith('Error adding to cart'),
        ],
      },
      after: timeout('Error adding to cart'),
    },
    failed: {
      always: { guard: and([not('isOffline'), 'hasQueue']), target: 'idle' },
      on: {
        'cart.refresh': 'loading',
        'connection.restored': 'loading',
        'panel.open': 'loading',
        'cart.changedElsewhere': 'loading',
        'page.shown': 'loading',
      },
    },
  },
});
