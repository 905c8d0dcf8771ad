/** The region that owns the lines: one change runs at a time, adds wait in a queue, all else is ignored meanwhile. */
import {
  addedLine,
  additionOfEvent,
  begin,
  changedLine,
  changedQuantity,
  failWith,
  giveUp,
  isOffLimits,
  keepCart,
  lineParams,
  noteRead,
  read,
  setParams,
  stepFailed,
  stepped,
  tellShopper,
} from './cart.calls.ts';
import { cartSetup } from './cart.setup.ts';

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

export const lines = cartSetup.createStateConfig({
  initial: 'signedOut',
  on: {
    'session.started': { target: '.loading', actions: ['clearCart', 'resumeWanted'] },
    'session.ended': { target: '.signedOut', actions: ['clearCart', 'forgetWanted'] },
    'session.lost': { target: '.signedOut.expired', actions: 'clearCart' },
    'cart.add': { actions: { type: 'queueAdd', params: ({ event }) => ({ addition: additionOfEvent(event) }) } },
    'line.restore': { guard: 'isUndoOffered', actions: 'queueUndo' },
    'wanted.drop': { actions: 'forgetWanted' },
  },
  states: {
    signedOut: {
      initial: 'guest',
      on: {
        'session.started': { target: 'loading', actions: 'resumeWanted' },
        // Also the echo of a lost session: what was wanted then is still wanted.
        'session.ended': {},
        'cart.add': {
          actions: [
            { type: 'keepWanted', params: ({ event }) => ({ wanted: [additionOfEvent(event)] }) },
            'requireLogin',
          ],
        },
      },
      states: { guest: {}, expired: {} },
    },
    loading: {
      invoke: {
        src: 'getCart',
        id: 'getCart',
        onDone: read,
        onError: [
          { guard: isOffLimits, actions: 'loseSession' },
          { target: 'failed', actions: noteRead },
        ],
      },
      after: { hungCall: 'failed' },
    },
    idle: {
      always: { guard: 'hasQueuedAdds', target: 'adding' },
      on: { ...steps.on, ...rereads },
    },
    refreshing: {
      always: { guard: 'hasQueuedAdds', target: 'adding' },
      invoke: {
        src: 'getCart',
        id: 'getCart',
        onDone: read,
        onError: [
          { guard: isOffLimits, actions: 'loseSession' },
          { guard: 'isNeverRead', target: 'failed', actions: noteRead },
          { target: 'idle', actions: noteRead },
        ],
      },
      after: { hungCall: [{ guard: 'isNeverRead', target: 'failed' }, { target: 'idle' }] },
      on: { ...steps.on, ...rereads },
    },
    updating: {
      tags: 'busy',
      initial: 'incrementing',
      after: { hungCall: giveUp('An error occurred') },
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
          actions: ['keepUndo', 'dropChange', keepCart, tellShopper, 'outdateQuote', 'offerUndo'],
        },
        onError: [
          { guard: isOffLimits, actions: 'loseSession' },
          failWith('An error occurred while removing the item'),
        ],
      },
      after: { hungCall: giveUp('An error occurred while removing the item') },
    },
    adding: {
      tags: 'busy',
      entry: 'takeNextAdd',
      invoke: {
        src: 'addToCart',
        id: 'addToCart',
        input: ({ context }) => addedLine(context),
        onDone: [
          // The answer is the buy-now cart, which is none of the cart's business.
          { guard: 'isBuyNow', target: 'idle', actions: ['announceBuyNow', 'dropChange'] },
          { guard: 'isRestoring', ...stepped },
          { target: 'idle', actions: ['confirmAdd', 'dropChange', keepCart, tellShopper, 'outdateQuote'] },
        ],
        onError: [
          { guard: isOffLimits, actions: ['wantAgain', 'loseSession', 'requireLogin'] },
          failWith('Error adding to cart'),
        ],
      },
      after: { hungCall: giveUp('Error adding to cart') },
    },
    failed: {
      always: { guard: 'hasQueuedAdds', target: 'adding' },
      on: {
        'cart.refresh': 'loading',
        'panel.open': 'loading',
        'cart.changedElsewhere': 'loading',
        'page.shown': 'loading',
      },
    },
  },
});
