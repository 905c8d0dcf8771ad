/**
 * Locale: the shop's language, its texts and its direction.
 *
 * Switching fetches the texts first, stores the choice, then reloads: what fails on the way leaves the shop as it was.
 * Where nothing can be stored a reload would forget the choice, and a page may hold what a reload would lose (the files
 * of a form): there the shop switches in place. A server that says that it serves another locale is followed at most
 * once a locale, so that a stubborn one never makes a loop.
 * Ports: `locale.live.ts`.
 *
 * @spec R5, R12, R13, R14
 */
import { assign, emit, setup } from 'xstate';
import { requestTimeoutMs } from '../constants.ts';
import { errorOf, logFailure } from '../shared/failure.ts';
import type { NoticeRequested } from '../shared/notice.ts';
import { port } from '../shared/port.ts';
import type { Catalogue, LocaleContext, LocaleEmitted, LocaleEvent, LocaleInput } from './locale.types.ts';

type Target = { locale: string };

export const localeMachine = setup({
  types: {
    context: {} as LocaleContext,
    events: {} as LocaleEvent,
    input: {} as LocaleInput,
    emitted: {} as LocaleEmitted,
  },
  actors: {
    /** Whether this locale of the server's may be followed: true once. */
    claimFollowing: port<boolean, Target>('claimFollowing'),
    getCatalogue: port<Catalogue, Target>('getCatalogue'),
    /** Whether the choice was stored. */
    saveLocale: port<boolean, Target>('saveLocale'),
    /** Loads the page anew, which has no end; it ends where the page has to stay as it is. */
    reload: port<void>('reload'),
  },
  guards: {
    isDisputed: ({ context: { locale, appLocale, languages } }) =>
      locale !== appLocale && languages.some(({ name }) => name === appLocale),
    isOffered: ({ context }, { locale }: Target) =>
      locale !== context.locale && context.languages.some(({ name }) => name === locale),
    isTrue: (_, { output }: { output: boolean }) => output,
  },
  actions: {
    assignServerLocale: assign(({ context }) => ({ pending: context.appLocale })),
    assignPendingLocale: assign((_, { locale }: Target) => ({ pending: locale })),
    assignCatalogue: assign((_, { output }: { output: Catalogue }) => ({ loaded: output })),
    apply: assign(({ context: { pending, loaded, locale, catalogue } }) => ({
      locale: pending ?? locale,
      catalogue: loaded ?? catalogue,
    })),
    clearPending: assign({ pending: undefined, loaded: undefined }),
    emitLocaleChanged: emit({ type: 'locale.changed' }),
    showError: emit(
      (): NoticeRequested => ({ type: 'notice.requested', kind: 'error', text: { key: 'An error occurred' } }),
    ),
    logFailure: logFailure(),
  },
}).createMachine({
  id: 'locale',
  description: 'Owns the language of the shop, its texts and its direction.',
  context: ({ input: { catalogue = {}, ...rest } }) => ({ ...rest, catalogue, pending: undefined, loaded: undefined }),
  initial: 'checking',
  states: {
    checking: {
      always: [{ guard: 'isDisputed', target: 'following', actions: 'assignServerLocale' }, { target: 'ready' }],
    },
    following: {
      invoke: {
        src: 'claimFollowing',
        input: ({ context }) => ({ locale: context.appLocale }),
        onDone: [{ guard: { type: 'isTrue', params: ({ event }) => event }, target: 'switching' }, { target: 'ready' }],
        onError: {
          target: 'ready',
          actions: { type: 'logFailure', params: errorOf('claimFollowing') },
        },
      },
    },
    ready: {
      entry: 'clearPending',
      on: {
        'locale.choose': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          target: 'switching',
          actions: { type: 'assignPendingLocale', params: ({ event }) => event },
        },
      },
    },
    switching: {
      initial: 'fetching',
      states: {
        fetching: {
          invoke: {
            src: 'getCatalogue',
            input: ({ context }) => ({ locale: context.pending ?? context.locale }),
            onDone: { target: 'saving', actions: { type: 'assignCatalogue', params: ({ event }) => event } },
            onError: {
              target: '#locale.ready',
              actions: [{ type: 'logFailure', params: errorOf('getCatalogue') }, 'showError'],
            },
          },
          after: { [requestTimeoutMs]: { target: '#locale.ready', actions: 'showError' } },
        },
        saving: {
          invoke: {
            src: 'saveLocale',
            input: ({ context }) => ({ locale: context.pending ?? context.locale }),
            onDone: [
              { guard: { type: 'isTrue', params: ({ event }) => event }, target: '#locale.reloading' },
              { target: '#locale.ready', actions: ['apply', 'emitLocaleChanged'] },
            ],
            onError: {
              target: '#locale.ready',
              actions: [{ type: 'logFailure', params: errorOf('saveLocale') }, 'apply', 'emitLocaleChanged'],
            },
          },
        },
      },
    },
    reloading: {
      invoke: {
        src: 'reload',
        onDone: { target: 'ready', actions: ['apply', 'emitLocaleChanged'] },
        onError: {
          target: 'ready',
          actions: [{ type: 'logFailure', params: errorOf('reload') }, 'apply', 'emitLocaleChanged'],
        },
      },
    },
  },
});
