/**
 * Share: passes a page on by the device's own sheet; where there is none, its address is copied and the shopper is told.
 * Somebody who closes the sheet wanted neither; whoever presses again while it hides somewhere gets the address. Ports: `share.live.ts`.
 *
 * @spec R41
 */
import { assign, emit, setup } from 'xstate';
import { hungCallMs } from '../constants.ts';
import { port } from '../kit/port.ts';
import type { ShareContext, Shared, ShareEmitted, ShareEvent, ShareOutcome } from './share.types.ts';

export const shareMachine = setup({
  types: { context: {} as ShareContext, events: {} as ShareEvent, emitted: {} as ShareEmitted },
  actors: {
    openSheet: port<ShareOutcome, Shared>('openSheet'),
    copy: port<void, Shared>('copy'),
  },
  delays: { hungCall: hungCallMs },
  guards: { isUnable: (_, { outcome }: { outcome: ShareOutcome }) => outcome === 'unable' },
  actions: {
    keep: assign((_, { title, url }: Shared) => ({ page: { title, url } })),
    sayCopied: emit({ type: 'notice.wanted', kind: 'success', text: { key: 'Link copied' } }),
    sayFailed: emit({ type: 'notice.wanted', kind: 'error', text: { key: 'The link could not be copied' } }),
  },
}).createMachine({
  id: 'share',
  context: { page: undefined },
  initial: 'idle',
  states: {
    idle: { on: { 'share.start': { target: 'sharing', actions: { type: 'keep', params: ({ event }) => event } } } },
    sharing: {
      on: {
        'share.start': {
          target: 'sharing',
          reenter: true,
          actions: { type: 'keep', params: ({ event }) => event },
        },
      },
      invoke: {
        src: 'openSheet',
        id: 'openSheet',
        input: ({ context }) => context.page as Shared,
        onDone: [
          { guard: { type: 'isUnable', params: ({ event }) => ({ outcome: event.output }) }, target: 'copying' },
          { target: 'idle' },
        ],
        onError: 'copying',
      },
    },
    copying: {
      invoke: {
        src: 'copy',
        id: 'copy',
        input: ({ context }) => context.page as Shared,
        onDone: { target: 'idle', actions: 'sayCopied' },
        onError: { target: 'idle', actions: 'sayFailed' },
      },
      after: { hungCall: { target: 'idle', actions: 'sayFailed' } },
    },
  },
});
