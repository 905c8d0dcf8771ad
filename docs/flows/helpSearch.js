// Written by `npm run generate` from the chart helpSearch; pastes into Stately's visualizer.
// The search of the help centre: what the visitor typed narrows the answers that the page has already, without a call.
import { setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actions: {
    assignText: done,
    clear: done,
  },
  guards: {
    isBlank: isSaid('isBlank'),
  },
}).createMachine({
  id: 'helpSearch',
  initial: 'all',
  description: 'Narrows the answers of the help centre by what is typed.',
  on: {
    'words.type': [
      {
        target: '.all',
        guard: {
          type: 'isBlank',
        },
        actions: [
          {
            type: 'assignText',
          },
        ],
      },
      {
        target: '.narrowed',
        actions: [
          {
            type: 'assignText',
          },
        ],
      },
    ],
    'words.clear': {
      target: '.all',
      actions: [
        {
          type: 'clear',
        },
      ],
    },
  },
  states: {
    all: {
      description: 'Every answer is shown, by topic.',
    },
    narrowed: {
      description: 'Only answers that contain each of the words are shown.',
    },
  },
});
