/**
 * Locale: the shop's language, its texts and its direction.
 *
 * A switch fetches the texts first, stores the choice, then reloads: a failure on the way changes nothing. Without a
 * storage a reload would lose the choice, and a page may hold what a reload would lose (the files of a form): then the
 * shop switches in place. If the server says that it serves another locale, the chart follows it at most once per
 * locale, so that an insistent server causes no loop, and not again after the shopper has chosen.
 * Ports: `locale.live.ts`.
 *
 * @spec R5, R12, R13, R14
 */
import { assign, emit, setup } from 'xstate';
import { requestTimeoutMs } from '../constants.ts';
import { errorOf, logFailure, logTimeout } from '../shared/failure.ts';
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
    /** Whether this locale of the server may be followed: once, and only if it was another before or the present one has gone. */
    claimFollowing: port<boolean, { appLocale: string; isOffered: boolean }>('claimFollowing'),
    getCatalogue: port<Catalogue, Target>('getCatalogue'),
    /** Whether the choice was stored. */
    saveLocale: port<boolean, Target & { appLocale: string }>('saveLocale'),
    /** Reloads the page, which never resolves; it resolves only if the page has to stay. */
    reload: port<void>('reload'),
  },
  guards: {
    isDisputed: ({ context: { locale, appLocale, languages } }) =>
      locale !== appLocale && languages.some(({ name }) => name === appLocale),
    isOffered: ({ context: { locale: current, pending = current, languages } }, { locale }: Target) =>
      locale !== pending && languages.some(({ name }) => name === locale),
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
    logFailure: logFailure(),
  },
}).createMachine({
  id: 'locale',
  description: 'Owns the language of the shop, its texts and its direction.',
  context: ({ input: { catalogue = {}, ...rest } }) => ({ ...rest, catalogue, pending: undefined, loaded: undefined }),
  initial: 'checking',
  on: {
    'locale.choose': {
      // The latest choice counts, whatever the chart is doing.
      guard: { type: 'isOffered', params: ({ event }) => event },
      target: '.switching',
      actions: { type: 'assignPendingLocale', params: ({ event }) => event },
    },
  },
  states: {
    checking: {
      description: 'Compares the locale of the shop with the locale that the server serves.',
      always: [{ guard: 'isDisputed', target: 'following' }, { target: 'ready' }],
    },
    following: {
      description: 'The server serves another locale. Asks the storage whether that one was followed before.',
      invoke: {
        src: 'claimFollowing',
        input: ({ context: { appLocale, locale, languages } }) => ({
          appLocale,
          isOffered: languages.some(({ name }) => name === locale),
        }),
        onDone: [
          {
            guard: { type: 'isTrue', params: ({ event }) => event },
            target: 'switching',
            actions: 'assignServerLocale',
          },
          { target: 'ready' },
        ],
        onError: {
          target: 'ready',
          actions: { type: 'logFailure', params: errorOf('claimFollowing') },
        },
      },
    },
    ready: {
      description: 'The shop shows its locale; another one can be chosen.',
      entry: 'clearPending',
    },
    switching: {
      description: 'Prepares another locale. The page keeps its texts until that one is complete.',
      initial: 'fetching',
      states: {
        fetching: {
          invoke: {
            src: 'getCatalogue',
            input: ({ context }) => ({ locale: context.pending ?? context.locale }),
            onDone: { target: 'saving', actions: { type: 'assignCatalogue', params: ({ event }) => event } },
            onError: {
              target: '#locale.ready',
              actions: { type: 'logFailure', params: errorOf('getCatalogue') },
            },
          },
          after: { [requestTimeoutMs]: { target: '#locale.ready', actions: logTimeout('getCatalogue') } },
        },
        saving: {
          description: 'Stores the choice. Without a storage the shop switches in place.',
          invoke: {
            src: 'saveLocale',
            input: ({ context: { pending, locale, appLocale } }) => ({ locale: pending ?? locale, appLocale }),
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
      description: 'The browser reloads the page. If the page has to stay, the shop switches in place.',
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
