// Written by `npm run generate` from the chart order; pastes into Stately's visualizer.
// The life of an order: from Pending through the shop's steps to Delivered, or to Cancelled. A pure chart without effects. The server asks it whether a step is legal; the client draws its timeline from it. The shopper may only cancel, and only while the order is Pending. The shop takes the steps one by one and may cancel until the order is final. Delivered and Cancelled are final.
import { setup } from 'xstate';

export const machine = setup({
}).createMachine({
  id: 'order',
  initial: 'Pending',
  description: 'The life of an order at the server, from Pending to Delivered or Cancelled.',
  states: {
    Pending: {
      tags: [
        'atShop',
      ],
      on: {
        'shop.advance': {
          target: 'Confirm',
        },
        'shop.cancel': {
          target: 'Cancelled',
        },
        'customer.cancel': {
          target: 'Cancelled',
        },
      },
    },
    Confirm: {
      tags: [
        'atShop',
      ],
      on: {
        'shop.advance': {
          target: 'Processing',
        },
        'shop.cancel': {
          target: 'Cancelled',
        },
      },
    },
    Processing: {
      tags: [
        'atShop',
      ],
      on: {
        'shop.advance': {
          target: 'Pickup',
        },
        'shop.cancel': {
          target: 'Cancelled',
        },
      },
    },
    Pickup: {
      on: {
        'shop.advance': {
          target: 'On The Way',
        },
        'shop.cancel': {
          target: 'Cancelled',
        },
      },
    },
    'On The Way': {
      on: {
        'shop.advance': {
          target: 'Delivered',
        },
        'shop.cancel': {
          target: 'Cancelled',
        },
      },
    },
    Delivered: {
      type: 'final',
      tags: [
        'arrived',
      ],
    },
    Cancelled: {
      type: 'final',
    },
  },
});
