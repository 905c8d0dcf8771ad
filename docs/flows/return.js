// Written by `npm run generate` from the chart return; pastes into Stately's visualizer.
// The life of a return: what the shopper asked for is looked at by the shop, then paid back. A pure chart without effects. The server asks it whether a step is legal, the client draws its timeline from it. The shop judges what is Pending once. Until it is paid back it can be cancelled, with a note that says why; what the shop has judged, whatever it found, can be paid back. Cancelled and Refunded are final.
import { setup } from 'xstate';

export const machine = setup({
}).createMachine({
  id: 'return',
  initial: 'Pending',
  description: 'The life of a return at the server: inspected by the shop, then refunded.',
  states: {
    Pending: {
      on: {
        'shop.approve': {
          target: 'Approved',
        },
        'shop.findDamaged': {
          target: 'Damaged',
        },
        'shop.findMismatch': {
          target: 'Mismatch',
        },
        'shop.cancel': {
          target: 'Cancelled',
        },
      },
    },
    Approved: {
      on: {
        'shop.refund': {
          target: 'Refunded',
        },
        'shop.cancel': {
          target: 'Cancelled',
        },
      },
    },
    Damaged: {
      on: {
        'shop.refund': {
          target: 'Refunded',
        },
        'shop.cancel': {
          target: 'Cancelled',
        },
      },
    },
    Mismatch: {
      on: {
        'shop.refund': {
          target: 'Refunded',
        },
        'shop.cancel': {
          target: 'Cancelled',
        },
      },
    },
    Cancelled: {
      type: 'final',
    },
    Refunded: {
      type: 'final',
    },
  },
});
