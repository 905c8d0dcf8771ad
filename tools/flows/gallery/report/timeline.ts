/** A report of a session, arranged for people: what happened, in order, and where each chart was at each moment. */
import type { Difference } from '../../../replay/compare.ts';
import { type EntryOf, type InputKind, isStep, leavesOf, typeOf } from '../../../replay/entries.ts';
import type { Entry, Report, Step } from '../../../replay/report.types.ts';

/** A line of the timeline. `entry` is the place in the report, `at` is in milliseconds since the page was opened. */
export type Moment = { entry: number; at: number; actor: string; words: string; isStep: boolean };

/** An actor of the session that is a chart; `chart` is the id of its machine. */
export type RecordedActor = { name: string; chart: string };

const writers: { [Kind in InputKind]: (entry: EntryOf<Kind>) => string } = {
  start: ({ read }) => (read ? `The page shows the response of ${read.operation}` : 'The shop starts'),
  stop: () => 'No view shows this query any more',
  event: ({ event }) => `The page sends ${typeOf(event)}`,
  told: ({ event }) => `The browser reports ${typeOf(event)}`,
  timer: ({ event }) => `The timer ${event} goes off`,
  settled: ({ isDone }) => (isDone ? 'A call succeeds' : 'A call fails'),
  answer: ({ operation, status }) =>
    status === undefined ? `${operation} gets no response` : `${operation} is answered with ${status}`,
  hydrate: () => 'The page brings its responses',
  prefetch: ({ read }) => `The page prefetches ${read.operation}`,
  wake: () => 'The network is back',
};

const wordsOf = (entry: Entry): string =>
  isStep(entry)
    ? `${entry.event} → ${leavesOf(entry.states).map(withoutChart).join(', ')}`
    : writers[entry.kind](entry as never);

const withoutChart = (id: string) => id.slice(id.indexOf('.') + 1) || id;

const actorOf = (entry: Entry): string => {
  if ('actor' in entry) return entry.actor;
  return entry.kind === 'answer' ? 'server' : 'page';
};

export const momentsOf = ({ entries }: Report): Moment[] =>
  entries.map((entry, at) => ({
    entry: at,
    at: entry.at,
    actor: actorOf(entry),
    words: wordsOf(entry),
    isStep: isStep(entry),
  }));

/** The actors that took a step, in the order of their first one. */
export const actorsOf = ({ entries }: Report): RecordedActor[] => {
  const charts = new Map<string, string>();
  for (const { actor, states } of entries.filter(isStep))
    if (!charts.has(actor)) charts.set(actor, states[0]?.split('.')[0] ?? '');
  return [...charts].map(([name, chart]) => ({ name, chart }));
};

/** Where `actor` is after the entry at this place, and the transitions of its last step; nothing before its first. */
export const placeOf = ({ entries }: Report, actor: string, entry: number) => {
  const last = entries
    .slice(0, entry + 1)
    .findLast((one): one is Step & { at: number } => isStep(one) && one.actor === actor);
  return { states: last?.states ?? [], taken: last?.taken ?? [] };
};

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** The outcome of a replay as sentences. */
export const verdictOf = (difference: Difference | undefined, steps: number): string =>
  difference
    ? `After ${seconds(difference.at)} the charts differ from the session: ${difference.actor} took ${difference.expected} then, and takes ${difference.found} now.`
    : `The charts repeat the session: all ${steps} steps are as they were recorded.`;
