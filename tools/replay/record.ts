/** Records a session of a page for a report that can be shared and replayed. */
import type { InspectionEvent } from 'xstate';
import type { QueryClient } from '#machines/query/query.live.ts';
import type { DehydratedQueries } from '#machines/query/query-cache.ts';
import type { Stored } from '#machines/storage/storage.types.ts';
import type { StorefrontInput } from '#machines/storefront/storefront.types.ts';
import { type Note, recordActors } from './record-actors.ts';
import { recordCalls } from './record-calls.ts';
import { createRedactor, type Redactor } from './redact.ts';
import { type Entry, type Plain, type Report, reportVersion } from './report.types.ts';

const maxEntries = 20_000;

/** Settings are a response of `getMaster`, wherever they are stored; the texts of a language belong to the project. */
const shopInput = ({ settings, catalogue: _, ...rest }: StorefrontInput, { payload, data }: Redactor): Plain => ({
  ...(payload(rest) as object),
  ...(settings ? { settings: data('getMaster', settings) } : {}),
});

const storedInput = ({ settings, ...rest }: Stored, { payload, data }: Redactor): Plain => ({
  ...(payload(rest) as object),
  ...(settings ? { settings: data('getMaster', settings) } : {}),
});

const carried = (queries: DehydratedQueries, { payload, data }: Redactor): Plain =>
  queries.map(({ key: [operation, locale, params], data: known }) => ({
    key: [operation, locale, payload(params)],
    data: data(operation, known),
  }));

/** The initial input of the root: it has no parent, and a path, which no query has. */
const inputOfShop = (event: InspectionEvent): StorefrontInput | undefined => {
  if (event.type !== '@xstate.event' || event.sourceRef || event.event.type !== 'xstate.init') return undefined;
  const { input } = event.event as { type: string; input?: object };
  return input && 'path' in input ? (input as StorefrontInput) : undefined;
};

export const createRecording = (stored: Stored) => {
  const redactor = createRedactor();
  const openedAt = Date.now();
  const entries: Entry[] = [];
  let input: Plain = {};
  let isWhole = true;

  const keep = (note: Note) => {
    if (entries.length < maxEntries) entries.push({ ...note, at: Date.now() - openedAt } as Entry);
    else isWhole = false;
  };
  const watch = recordActors(keep, redactor);

  return {
    inspect: (event: InspectionEvent): void => {
      const started = inputOfShop(event);
      if (started) input = shopInput(started, redactor);
      watch(event);
    },
    fetch: (real: typeof fetch) => recordCalls(real, keep, redactor),
    /** Calls of the page outside its charts. */
    follow: (queryClient: QueryClient): void => {
      const { prefetch, wake, hydrate } = queryClient;
      queryClient.prefetch = (query) => {
        keep({ kind: 'prefetch', read: { operation: query.operation, params: redactor.payload(query.params) } });
        return prefetch(query);
      };
      queryClient.wake = () => {
        keep({ kind: 'wake' });
        wake();
      };
      queryClient.hydrate = (queries, isOld = false) => {
        keep({ kind: 'hydrate', reads: carried(queries, redactor), isOld });
        hydrate(queries, isOld);
      };
    },
    report: (): Report => ({
      version: reportVersion,
      openedAt,
      isWhole,
      input,
      stored: storedInput(stored, redactor),
      entries,
    }),
  };
};
