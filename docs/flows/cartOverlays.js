// Written by `npm run generate` from the chart cartOverlays; pastes into Stately's visualizer.
// Cart overlays: what opens over the page for the cart: the panel, the popup that names an added product, and the offer to undo a removal. The root forwards what `cart` and `cartQuote` emit. The chart has no ports.
import { setup, stateIn } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actions: {
    assignAdded: done,
    assignRemoved: done,
    clearRemoved: done,
    emitClosed: done,
    emitOpened: done,
    emitRestore: done,
  },
  guards: {
    isAccount: isSaid('isAccount'),
    isPanelOpen: stateIn({ panel: 'open' }),
  },
  delays: {
    addedPopup: 3000,
    undoOffer: 5000,
  },
}).createMachine({
  id: 'cartOverlays',
  type: 'parallel',
  description: 'The panel of the cart, the popup after an add, and the undo of a removal.',
  states: {
    panel: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'panel.open': [
              {
                target: 'open.account',
                guard: {
                  type: 'isAccount',
                },
              },
              {
                target: 'open',
              },
            ],
          },
        },
        open: {
          initial: 'shopping',
          description: 'The cart and its sums are refreshed, because the shopper looks at them.',
          entry: [
            {
              type: 'emitOpened',
            },
          ],
          exit: [
            {
              type: 'emitClosed',
            },
          ],
          on: {
            'panel.open': [
              {
                target: '.account',
                guard: {
                  type: 'isAccount',
                },
              },
              {
                target: '.shopping',
              },
            ],
            'panel.close': {
              target: 'closed',
            },
            'checkout.started': {
              target: 'closed',
            },
          },
          states: {
            shopping: {
              description: 'Titled \'Shopping Cart\'.',
            },
            account: {
              description: 'In the account area, titled \'My Cart\'.',
            },
          },
        },
      },
    },
    popup: {
      initial: 'hidden',
      on: {
        'line.added': {
          target: '.visible',
          actions: [
            {
              type: 'assignAdded',
            },
          ],
        },
        'line.removed': {
          target: '.hidden',
        },
        'session.ended': {
          target: '.hidden',
        },
      },
      states: {
        hidden: {},
        visible: {
          initial: 'passing',
          description: 'Names the product that was added.',
          on: {
            'popup.dismiss': {
              target: 'hidden',
            },
            'panel.open': {
              target: 'hidden',
            },
          },
          states: {
            passing: {
              description: 'Hides by itself.',
              on: {
                'popup.hold': {
                  target: 'held',
                },
              },
              after: {
                addedPopup: {
                  target: '#cartOverlays.popup.hidden',
                },
              },
            },
            held: {
              description: 'The pointer or the focus is on it: it stays.',
              on: {
                'popup.release': {
                  target: 'passing',
                },
                'line.added': {
                  actions: [
                    {
                      type: 'assignAdded',
                    },
                  ],
                },
              },
            },
          },
        },
      },
    },
    undo: {
      initial: 'none',
      on: {
        'line.removed': {
          target: '.offered',
          actions: [
            {
              type: 'assignRemoved',
            },
          ],
        },
        'line.added': {
          target: '.none',
          actions: [
            {
              type: 'clearRemoved',
            },
          ],
        },
        'session.ended': {
          target: '.none',
          actions: [
            {
              type: 'clearRemoved',
            },
          ],
        },
      },
      states: {
        none: {},
        offered: {
          initial: 'passing',
          description: 'The removed line can be brought back.',
          on: {
            'removal.undo': [
              {
                target: 'restored',
                guard: {
                  type: 'isPanelOpen',
                },
                actions: [
                  {
                    type: 'emitRestore',
                  },
                ],
              },
              {
                target: 'none',
                actions: [
                  {
                    type: 'emitRestore',
                  },
                ],
              },
            ],
          },
          states: {
            passing: {
              description: 'Ends by itself.',
              on: {
                'removal.hold': {
                  target: 'held',
                },
              },
              after: {
                undoOffer: {
                  target: '#cartOverlays.undo.none',
                },
              },
            },
            held: {
              description: 'The pointer or the focus is on it: it stays.',
              on: {
                'removal.release': {
                  target: 'passing',
                },
                'panel.close': {
                  target: 'passing',
                },
              },
            },
          },
        },
        restored: {
          description: 'The line is back in the panel, and has the focus until the shopper moves on.',
          on: {
            'removal.release': {
              target: 'none',
            },
            'panel.close': {
              target: 'none',
            },
          },
        },
      },
    },
  },
});
