/** Clipboard: copies a text, such as the number of an order, and says whether it worked. Port: `clipboard.live.ts`. */
import { assign, emit, setup } from 'xstate';
import { requestTimeoutMs } from '../constants.ts';
import { port } from '../shared/port.ts';
import type { ClipboardContext, ClipboardEmitted, ClipboardEvent } from './clipboard.types.ts';

export const clipboardMachine = setup({
  types: { context: {} as ClipboardContext, events: {} as ClipboardEvent, emitted: {} as ClipboardEmitted },
  actors: { copyText: port<void, { text: string }>('copyText') },
  delays: { requestTimeout: requestTimeoutMs },
  actions: {
    assignText: assign((_, { text }: { text: string }) => ({ text })),
    showSuccess: emit({ type: 'notice.requested', kind: 'success', text: { key: 'Link copied' } }),
    showError: emit({ type: 'notice.requested', kind: 'error', text: { key: 'An error occurred' } }),
  },
}).createMachine({
  id: 'clipboard',
  description: 'Copies a text to the clipboard and says whether it worked.',
  context: { text: '' },
  initial: 'idle',
  states: {
    idle: {
      on: { 'text.copy': { target: 'copying', actions: { type: 'assignText', params: ({ event }) => event } } },
    },
    copying: {
      description: 'The browser may ask for a permission first.',
      invoke: {
        src: 'copyText',
        id: 'copyText',
        input: ({ context }) => ({ text: context.text }),
        onDone: { target: 'idle', actions: 'showSuccess' },
        onError: { target: 'idle', actions: 'showError' },
      },
      after: { requestTimeout: { target: 'idle', actions: 'showError' } },
    },
  },
});
