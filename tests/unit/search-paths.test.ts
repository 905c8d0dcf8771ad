/** The search walked along every edge. */
import type { EventObject } from 'xstate';
import { searchMachine } from '#machines/search/search.machine.ts';
import { selectSearch } from '#machines/search/search.selectors.ts';
import type { SearchEvent, Suggestion } from '#machines/search/search.types.ts';
import { walkEveryEdge } from '#tests/support/charts/walk.ts';

const found: Suggestion[] = [
  { id: 1, name: 'Tomato', price: 1, thumbnail: '', category: null },
  { id: 2, name: 'Potato', price: 1, thumbnail: '', category: null },
];

const told = (event: SearchEvent): EventObject => event;

walkEveryEdge({
  machine: searchMachine,
  ports: ['suggestProducts'],
  models: {
    'the search': {
      machine: searchMachine as never,
      input: undefined,
      cases: [
        told({ type: 'query.type', text: 'to' }),
        told({ type: 'query.type', text: 'tom' }),
        told({ type: 'query.type', text: ' ' }),
        told({ type: 'query.restore', text: 'tom' }),
        told({ type: 'query.clear' }),
        told({ type: 'query.submit' }),
        told({ type: 'highlight.next' }),
        told({ type: 'highlight.previous' }),
        told({ type: 'highlight.set', id: 1 }),
        told({ type: 'suggestion.choose', id: 1 }),
        told({ type: 'search.focus' }),
        told({ type: 'search.blur' }),
        told({ type: 'search.close' }),
        { type: 'xstate.done.actor.suggestProducts', output: found } as EventObject,
        { type: 'xstate.error.actor.suggestProducts', error: { kind: 'network' } } as EventObject,
      ],
      view: (snapshot) => [snapshot.value, selectSearch(snapshot as never), snapshot.context.response?.query ?? null],
    },
  },
});
