/**
 * Share: shares a page with the device's own sheet; without one, a menu offers to copy its address or to mail it.
 * Closing the sheet does nothing more. Pressing again while the sheet is open opens another, or the menu if the device
 * refuses a second one. Ports: `share.live.ts`.
 *
 * @spec R41
 */
import { assign, emit, setup } from 'xstate';
import { requestTimeoutMs } from '../constants.ts';
import { port } from '../shared/port.ts';
import type { ShareContext, Shared, ShareEmitted, ShareEvent, ShareOutcome } from './share.types.ts';

export const shareMachine = setup({
  types: { context: {} as ShareContext, events: {} as ShareEvent, emitted: {} as ShareEmitted },
  actors: {
    openSheet: port<ShareOutcome, Shared>('openSheet'),
    copy: port<void, Shared>('copy'),
  },
  delays: { requestTimeout: requestTimeoutMs },
  guards: { isUnable: (_, { outcome }: { outcome: ShareOutcome }) => outcome === 'unable' },
  actions: {
    keep: assign((_, { title, url }: Shared) => ({ page: { title, url } })),
    showCopied: emit({ type: 'notice.requested', kind: 'success', text: { key: 'Link copied' } }),
    showCopyFailed: emit({ type: 'notice.requested', kind: 'error', text: { key: 'The link could not be copied' } }),
  },
}).createMachine({
  id: 'share',
  description: 'Shares a page through the device, or by a menu of its own where the device cannot share.',
  context: { page: undefined },
  initial: 'idle',
  states: {
    idle: { on: { 'share.start': { target: 'sharing', actions: { type: 'keep', params: ({ event }) => event } } } },
    sharing: {
      description: 'The share sheet of the device is open.',
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
          { guard: { type: 'isUnable', params: ({ event }) => ({ outcome: event.output }) }, target: 'offering' },
          { target: 'idle' },
        ],
        onError: 'offering',
      },
    },
    offering: {
      description: 'The device cannot share: a menu offers to copy the address and to mail it.',
      on: {
        'share.start': { target: 'sharing', actions: { type: 'keep', params: ({ event }) => event } },
        'link.copy': 'copying',
        'menu.close': 'idle',
        'route.changed': 'idle',
      },
    },
    copying: {
      description: 'The address is being copied.',
      invoke: {
        src: 'copy',
        id: 'copy',
        input: ({ context }) => context.page as Shared,
        onDone: { target: 'idle', actions: 'showCopied' },
        onError: { target: 'idle', actions: 'showCopyFailed' },
      },
      after: { requestTimeout: { target: 'idle', actions: 'showCopyFailed' } },
    },
  },
});
