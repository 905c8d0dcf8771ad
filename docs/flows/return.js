// Written by `npm run generate` from the chart return; pastes into Stately's visualizer.
// The life of a return: the shopper requests it, the shop examines it and refunds it. A pure chart without effects. The server asks it whether a step is legal; the client draws its timeline from it. The shop decides on a Pending return once. Until the refund it can be cancelled, with a note for the reason; an examined return can be refunded, whatever the result was. Cancelled and Refunded are final.
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
