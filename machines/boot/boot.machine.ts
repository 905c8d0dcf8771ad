/**
 * Boot: finds the settings and the texts that the shop starts from. It runs only where no server has rendered the page,
 * so the first view of a rendered page does not load it.
 *
 * The three regions run at once. A server that is down or slow is replaced by the settings of an earlier visit; without
 * those the boot waits until the request times out. Without texts the shop starts in its built-in English. The boot ends
 * with one of three facts; the root opens the shop, or boots again later. The ports are filled in `boot.live.ts`.
 *
 * @spec R2
 */
import { assign, emit, setup } from 'xstate';
import type { Settings } from '#api/types/settings.ts';
import { bootTimeoutMs, requestTimeoutMs } from '../constants.ts';
import type { Catalogue } from '../locale/locale.types.ts';
import { errorIn, errorOf, failureOf, logFailure, logTimeout, type WithError } from '../shared/failure.ts';
import { failurePhrase } from '../shared/failure-phrase.ts';
import { port } from '../shared/port.ts';
import type { BootContext, BootEmitted, BootInput, FoundSettings } from './boot.types.ts';

export const bootMachine = setup({
  types: {
    context: {} as BootContext,
    /** It accepts none. */
    events: {} as { type: 'none' },
    input: {} as BootInput,
    emitted: {} as BootEmitted,
  },
  actors: {
    getMaster: port<Settings>('getMaster'),
    getCatalogue: port<Catalogue, { locale: string }>('getCatalogue'),
    /** Settings of an earlier visit. */
    recallSettings: port<Settings | undefined>('recallSettings'),
  },
  guards: {
    hasSettings: ({ context }) => context.found.settings !== undefined,
    hasMemory: ({ context }) => context.remembered !== undefined,
  },
  actions: {
    assignSettings: assign(({ context }, { output }: { output: Settings }) => ({
      found: { ...context.found, settings: output },
    })),
    assignCause: assign(({ context }, { error }: WithError) => ({
      found: { ...context.found, cause: failurePhrase(failureOf(error)) },
    })),
    assignSlowness: assign(({ context }) => ({
      found: { ...context.found, cause: failurePhrase({ kind: 'timeout' }) },
    })),
    assignCatalogue: assign(({ context }, { output }: { output: Catalogue }) => ({
      found: { ...context.found, catalogue: output },
    })),
    assignMemory: assign((_, { output }: { output: Settings | undefined }) => ({ remembered: output })),
    /** The locale of that visit may be another; the one of this visit stays. */
    useMemory: assign(({ context: { found, remembered, locale } }) =>
      remembered ? { found: { ...found, settings: { ...remembered, app_locale: locale } } } : {},
    ),
    emitSucceeded: emit(({ context: { found } }) => ({
      type: 'boot.succeeded' as const,
      found: found as FoundSettings,
    })),
    emitRecalled: emit(({ context: { found } }) => ({ type: 'boot.recalled' as const, found: found as FoundSettings })),
    emitFailed: emit(({ context: { found } }) => ({ type: 'boot.failed' as const, found })),
    logFailure: logFailure(),
  },
}).createMachine({
  id: 'boot',
  description: 'Finds the settings and the texts that the shop starts from.',
  context: ({ input }) => ({ ...input, found: {}, remembered: undefined }),
  initial: 'fetching',
  states: {
    fetching: {
      description: 'Settings, settings of an earlier visit and texts are fetched at once.',
      type: 'parallel',
      states: {
        settings: {
          initial: 'fetching',
          states: {
            fetching: {
              description: 'With settings of an earlier visit the server gets less time.',
              invoke: {
                src: 'getMaster',
                onDone: { target: 'known', actions: { type: 'assignSettings', params: ({ event }) => event } },
                onError: { target: 'missing', actions: { type: 'assignCause', params: errorIn } },
              },
              after: {
                [bootTimeoutMs]: { guard: 'hasMemory', target: 'missing' },
                [requestTimeoutMs]: { target: 'missing', actions: 'assignSlowness' },
              },
            },
            known: { type: 'final' },
            missing: { type: 'final' },
          },
        },
        memory: {
          initial: 'recalling',
          states: {
            recalling: {
              description: 'Reads the settings of an earlier visit from the browser’s storage.',
              invoke: {
                src: 'recallSettings',
                onDone: { target: 'known', actions: { type: 'assignMemory', params: ({ event }) => event } },
                onError: { target: 'known', actions: { type: 'logFailure', params: errorOf('recallSettings') } },
              },
            },
            known: { type: 'final' },
          },
        },
        catalogue: {
          initial: 'fetching',
          states: {
            fetching: {
              invoke: {
                src: 'getCatalogue',
                input: ({ context: { locale } }) => ({ locale }),
                onDone: { target: 'known', actions: { type: 'assignCatalogue', params: ({ event }) => event } },
                onError: { target: 'known', actions: { type: 'logFailure', params: errorOf('getCatalogue') } },
              },
              after: { [bootTimeoutMs]: { target: 'known', actions: logTimeout('getCatalogue') } },
            },
            known: {
              description: 'Without texts the shop uses its built-in English.',
              type: 'final',
            },
          },
        },
      },
      onDone: [
        { guard: 'hasSettings', target: 'succeeded' },
        { guard: 'hasMemory', target: 'recalled', actions: 'useMemory' },
        { target: 'failed' },
      ],
    },
    succeeded: { type: 'final', entry: 'emitSucceeded' },
    recalled: {
      description: 'The shop opens with the settings of an earlier visit.',
      type: 'final',
      entry: 'emitRecalled',
    },
    failed: { type: 'final', entry: 'emitFailed' },
  },
});
