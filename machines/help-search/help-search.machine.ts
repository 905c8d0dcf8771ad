/**
 * The search of the help centre: what the visitor typed narrows the answers that the page has already, without a call.
 *
 * @spec R110
 */
import { assign, setup } from 'xstate';
import type { HelpSearchContext, HelpSearchEvent } from './help-search.types.ts';

const typed = {
  type: 'assignText',
  params: ({ event }: { event: { text: string } }) => ({ text: event.text }),
} as const;
const isBlank = {
  type: 'isBlank',
  params: ({ event }: { event: { text: string } }) => ({ text: event.text }),
} as const;

export const helpSearchMachine = setup({
  types: { context: {} as HelpSearchContext, events: {} as HelpSearchEvent },
  guards: { isBlank: (_, { text }: { text: string }) => text.trim() === '' },
  actions: {
    assignText: assign((_, { text }: { text: string }) => ({ text })),
    clear: assign({ text: '' }),
  },
}).createMachine({
  id: 'helpSearch',
  description: 'Narrows the answers of the help centre by what is typed.',
  context: { text: '' },
  initial: 'all',
  on: {
    'words.type': [
      { guard: isBlank, target: '.all', actions: typed },
      { target: '.narrowed', actions: typed },
    ],
    'words.clear': { target: '.all', actions: 'clear' },
  },
  states: {
    all: { description: 'Every answer is shown, by topic.' },
    narrowed: { description: 'Only answers that contain each of the words are shown.' },
  },
});
