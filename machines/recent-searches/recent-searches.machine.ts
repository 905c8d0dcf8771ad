/**
 * Recent searches: what the shopper looked for in this browser, the last first, so that it can be looked for again.
 *
 * The list is the browser's, not the account's. It is read anew whenever it is shown, because other tabs write to it;
 * a search that is made meanwhile is added to what was read. The same words count once, however they were written.
 * Ports: `recent-searches.live.ts`.
 *
 * @spec R35
 */
import { assign, setup } from 'xstate';
import { recentSearchLimit, requestTimeoutMs } from '../constants.ts';
import { errorOf, logFailure } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import type { RecentSearchesContext, RecentSearchesEmitted, RecentSearchesEvent } from './recent-searches.types.ts';

const textOf = ({ event }: { event: { text: string } }) => ({ text: event.text });
const same = (text: string) => text.trim().toLocaleLowerCase();

/** Each search once, where it was made last. */
const distinct = (texts: string[]) =>
  texts.filter((text, index) => texts.findIndex((other) => same(other) === same(text)) === index);

export const recentSearchesMachine = setup({
  types: {
    context: {} as RecentSearchesContext,
    events: {} as RecentSearchesEvent,
    emitted: {} as RecentSearchesEmitted,
  },
  actors: { recallSearches: port<string[]>('recallSearches') },
  delays: { requestTimeout: requestTimeoutMs },
  actions: {
    add: assign(({ context }, { text }: { text: string }) => ({ made: [text.trim(), ...context.made] })),
    merge: assign(({ context }, { texts }: { texts: string[] }) => ({
      texts: distinct([...context.made, ...texts]).slice(0, recentSearchLimit),
      made: [],
    })),
    clear: assign(({ context }, { text }: { text: string }) => ({
      texts: context.texts.filter((other) => same(other) !== same(text)),
    })),
    clearAll: assign({ texts: [], made: [] }),
    /** Filled in `recent-searches.live.ts`. */
    storeSearches: () => {},
    logFailure: logFailure(),
  },
}).createMachine({
  id: 'recentSearches',
  description: 'Remembers the searches of this browser, the latest first.',
  context: { texts: [], made: [] },
  initial: 'recalling',
  on: {
    'search.remove': { actions: [{ type: 'clear', params: textOf }, 'storeSearches'] },
    'recentSearches.clear': { actions: ['clearAll', 'storeSearches'] },
  },
  states: {
    recalling: {
      on: { 'search.made': { actions: { type: 'add', params: textOf } } },
      invoke: {
        src: 'recallSearches',
        id: 'recallSearches',
        onDone: [
          {
            guard: ({ context }) => context.made.length > 0,
            target: 'listing',
            actions: [{ type: 'merge', params: ({ event }) => ({ texts: event.output }) }, 'storeSearches'],
          },
          { target: 'listing', actions: { type: 'merge', params: ({ event }) => ({ texts: event.output }) } },
        ],
        onError: {
          target: 'listing',
          actions: { type: 'logFailure', params: errorOf('recallSearches') },
        },
      },
      after: { requestTimeout: 'listing' },
    },
    listing: {
      on: {
        'recentSearches.recall': 'recalling',
        'search.made': { target: 'recalling', actions: { type: 'add', params: textOf } },
      },
    },
  },
});
