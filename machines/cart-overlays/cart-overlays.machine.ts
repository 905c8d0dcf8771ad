/**
 * Cart overlays: what opens over the page for the cart: the panel, the popup that names an added product, and the offer
 * to undo a removal. The root forwards what `cart` and `cartQuote` emit. The chart has no ports.
 *
 * @spec R48, R49
 */
import { cartOverlaysSetup } from './cart-overlays.setup.ts';

export const cartOverlaysMachine = cartOverlaysSetup.createMachine({
  id: 'cartOverlays',
  description: 'The panel of the cart, the popup after an add, and the undo of a removal.',
  context: { added: undefined, removed: undefined },
  type: 'parallel',
  states: {
    panel: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'panel.open': [
              { guard: { type: 'isAccount', params: ({ event }) => event }, target: 'open.account' },
              { target: 'open' },
            ],
          },
        },
        open: {
          description: 'The cart and its sums are refreshed, because the shopper looks at them.',
          initial: 'shopping',
          entry: 'emitOpened',
          exit: 'emitClosed',
          on: {
            'panel.open': [
              { guard: { type: 'isAccount', params: ({ event }) => event }, target: '.account' },
              { target: '.shopping' },
            ],
            'panel.close': 'closed',
            'checkout.started': 'closed',
          },
          states: {
            shopping: { description: "Titled 'Shopping Cart'." },
            account: { description: "In the account area, titled 'My Cart'." },
          },
        },
      },
    },
    popup: {
      initial: 'hidden',
      on: {
        'line.added': { target: '.visible', actions: { type: 'assignAdded', params: ({ event }) => event } },
        'line.removed': '.hidden',
        'session.ended': '.hidden',
      },
      states: {
        hidden: {},
        visible: {
          description: 'Names the product that was added.',
          initial: 'passing',
          on: { 'popup.dismiss': 'hidden', 'panel.open': 'hidden' },
          states: {
            passing: {
              description: 'Hides by itself.',
              after: { addedPopup: '#cartOverlays.popup.hidden' },
              on: { 'popup.hold': 'held' },
            },
            held: {
              description: 'The pointer or the focus is on it: it stays.',
              on: {
                'popup.release': 'passing',
                'line.added': { actions: { type: 'assignAdded', params: ({ event }) => event } },
              },
            },
          },
        },
      },
    },
    undo: {
      initial: 'none',
      on: {
        'line.removed': { target: '.offered', actions: { type: 'assignRemoved', params: ({ event }) => event } },
        // The popup now names an addition. Beside it, the offer would contradict it.
        'line.added': { target: '.none', actions: 'clearRemoved' },
        'session.ended': { target: '.none', actions: 'clearRemoved' },
      },
      states: {
        none: {},
        offered: {
          description: 'The removed line can be brought back.',
          initial: 'passing',
          on: {
            'removal.undo': [
              { guard: 'isPanelOpen', target: 'restored', actions: 'emitRestore' },
              { target: 'none', actions: 'emitRestore' },
            ],
          },
          states: {
            passing: {
              description: 'Ends by itself.',
              after: { undoOffer: '#cartOverlays.undo.none' },
              on: { 'removal.hold': 'held' },
            },
            held: {
              description: 'The pointer or the focus is on it: it stays.',
              on: { 'removal.release': 'passing', 'panel.close': 'passing' },
            },
          },
        },
        restored: {
          description: 'The line is back in the panel, and has the focus until the shopper moves on.',
          on: { 'removal.release': 'none', 'panel.close': 'none' },
        },
      },
    },
  },
});
