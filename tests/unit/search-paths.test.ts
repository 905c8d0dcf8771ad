/** The search walked along every edge. */
import type { EventObject } from 'xstate';
import { searchMachine } from '#machines/search/search.machine.ts';
import { selectSearch } from '#machines/search/search.selectors.ts';
import type { SearchEvent, Suggestion } from '#machines/search/search.types.ts';
import { eventsOf } from '#tests/support/charts/events.ts';
import { walkEveryEdge } from '#tests/support/charts/walk.ts';

const found: Suggestion[] = [
  { id: 1, name: 'Tomato', price: 1, thumbnail: '', category: null },
  { id: 2, name: 'Potato', price: 1, thumbnail: '', category: null },
];

const eventOf = eventsOf<SearchEvent>();

walkEveryEdge({
  machine: searchMachine,
  ports: ['suggestProducts'],
  models: {
    'the search': {
      machine: searchMachine as never,
      input: undefined,
      cases: [
        eventOf({ type: 'query.type', text: 'to' }),
        eventOf({ type: 'query.type', text: 'tom' }),
        eventOf({ type: 'query.type', text: ' ' }),
        eventOf({ type: 'query.restore', text: 'tom' }),
        eventOf({ type: 'query.clear' }),
        eventOf({ type: 'query.submit' }),
        eventOf({ type: 'highlight.next' }),
        eventOf({ type: 'highlight.previous' }),
        eventOf({ type: 'highlight.set', id: 1 }),
        eventOf({ type: 'suggestion.choose', id: 1 }),
        eventOf({ type: 'search.focus' }),
        eventOf({ type: 'search.blur' }),
        eventOf({ type: 'search.close' }),
        { type: 'xstate.done.actor.suggestProducts', output: found } as EventObject,
        { type: 'xstate.error.actor.suggestProducts', error: { kind: 'network' } } as EventObject,
      ],
      view: (snapshot) => [snapshot.value, selectSearch(snapshot as never), snapshot.context.response?.query ?? null],
    },
  },
});
