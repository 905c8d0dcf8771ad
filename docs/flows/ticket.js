// Written by `npm run generate` from the chart ticket; pastes into Stately's visualizer.
// The life of a support ticket: it waits, the shop takes it up, and it is completed. A pure chart without effects. The server asks it whether a step is legal; the client draws its timeline from it and asks it whether the ticket is still open. Only the shop takes steps, and it may cancel a ticket in any status. Only Cancel is final, because the shop can also cancel a ticket that it completed by mistake.
import { setup } from 'xstate';

export const machine = setup({
}).createMachine({
  id: 'ticket',
  initial: 'pending',
  description: 'The life of a support ticket at the server: waiting, taken up, completed.',
  states: {
    pending: {
      tags: [
        'running',
      ],
      on: {
        'shop.confirm': {
          target: 'confirm',
        },
        'shop.cancel': {
          target: 'cancel',
        },
      },
    },
    confirm: {
      tags: [
        'running',
      ],
      on: {
        'shop.complete': {
          target: 'completed',
        },
        'shop.cancel': {
          target: 'cancel',
        },
      },
    },
    completed: {
      on: {
        'shop.cancel': {
          target: 'cancel',
        },
      },
    },
    cancel: {
      type: 'final',
    },
  },
});
