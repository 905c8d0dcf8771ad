/**
 * Replays a session: the very charts with the very calls, over recorded answers in their recorded order, with a clock that
 * the report moves. Takes the timers and `Date.now` of the process until it is over.
 */
import { type AnyActorRef, type AnyEventObject, createActor } from 'xstate';
import { createClient } from '#api/client.ts';
import { createQueryClient, liveResource, type QueryClient } from '#machines/query/query.live.ts';
import { previewOf } from '#machines/query/query.preview.ts';
import type { Query } from '#machines/query/query.types.ts';
import { loaderOf } from '#machines/registry.live.ts';
import type { LazyFlowName } from '#machines/registry.ts';
import type { Stored } from '#machines/storage/storage.types.ts';
import { liveStorefront } from '#machines/storefront/storefront.live.ts';
import type { StorefrontInput } from '#machines/storefront/storefront.types.ts';
import { createRecordedResponses } from './answers.ts';
import { browserPorts } from './browser-ports.ts';
import { type Clock, settle, takeClock } from './clock.ts';
import { type Comparison, createComparison, type Difference, type Input } from './compare.ts';
import { memoryStorage } from './memory-storage.ts';
import { type Ends, outcomeOf, withRecordedEnds } from './ports.ts';
import { createNames, inspectAll, recordActors } from './record-actors.ts';
import { noRedaction } from './redact.ts';
import type { Entry, Report } from './report.types.ts';

export type Outcome = {
  /** Undefined if the charts did the same as in the recording. */
  difference: Difference | undefined;
  steps: number;
  finals: { recorded: Record<string, string | undefined>; replayed: Record<string, string> };
};

/** A busy browser's timers are late by as much; those of the charts go off where the report has them. */
const slackMs = 1000;

/** A read as a view begins it, each with an actor of its own: views may hold two of one at once. */
const beginQuery = (queryClient: QueryClient, query: Query) => {
  const data = queryClient.peek(query);
  const preview = data === undefined ? previewOf(query, queryClient.dehydrate()) : undefined;
  const input = { query, ...(data === undefined ? {} : { data }), ...(preview ? { preview } : {}) };
  return createActor(liveResource(queryClient), { input }).start();
};

/** Where an outcome waits for its place in the report. */
type Gate = { isOver: boolean; open: (outcome?: Promise<unknown>) => void };

/** The shop with its back end, its browser and its views in the hands of the replay. */
const openShop = (report: Report, nameOf: (actor: AnyActorRef) => string) => {
  const responses = createRecordedResponses();
  const gates = new Map<string, Gate>();
  const mouths = new Map<string, (event: AnyEventObject) => void>();

  const ends: Ends = {
    isLive: (port) => !browserPorts.has(port),
    hold: (self, outcome) =>
      new Promise((resolve, reject) => {
        const open = (own = outcome) => void own?.then(resolve, reject);
        const gate = { isOver: outcome === undefined, open };
        const note = () => {
          gate.isOver = true;
        };
        outcome?.then(note, note);
        gates.set(nameOf(self), gate);
      }),
    listen: (self, say) => {
      const name = nameOf(self);
      mouths.set(name, say);
      return () => {
        if (mouths.get(name) === say) mouths.delete(name);
      };
    },
  };

  const storage = memoryStorage(report.stored as Stored);
  const input = report.input as StorefrontInput;
  const locale = (): string => shop.system.get('locale')?.getSnapshot().context.locale ?? input.locale;
  const client = createClient({
    baseUrl: 'http://shop.invalid/api',
    fetch: responses.fetch,
    locale,
    token: () => shop.system.get('session')?.getSnapshot().context.token,
  });
  const queryClient = createQueryClient(client, { locale });
  const page = { reload: () => new Promise<void>(() => {}), claimOnce: () => false };
  const logic = withRecordedEnds(liveStorefront({ client, queryClient, storage, page }), ends);
  const shop = createActor(logic, { input: { ...input, ...(input.settings ? { catalogue: {} } : {}) } });
  const loadFlow = async (flow: LazyFlowName) => {
    const { load, input } = loaderOf(flow);
    const logic = await load({ client, queryClient, storage, page });
    return { type: 'flow.loaded', flow, logic: withRecordedEnds(logic, ends), ...(input ? { input } : {}) };
  };
  return { responses, gates, mouths, queryClient, shop, loadFlow };
};

type Shop = ReturnType<typeof openShop>;

type Of<Kind extends Entry['kind']> = Extract<Entry, { kind: Kind }>;
type Hands = { [Kind in Entry['kind']]: (entry: Of<Kind>) => boolean | Promise<boolean> };

/** Carries out each entry; false if its actor does not exist. */
const createHands = (
  { responses, gates, mouths, queryClient, shop, loadFlow }: Shop,
  actorOf: (name: string) => AnyActorRef | undefined,
  clock: Clock,
  wasHeard: (timer: Of<'timer'>) => boolean,
): Hands => {
  const views = new Map<string, () => void>();
  return {
    start: ({ actor, read: query }) => {
      if (query) {
        const started = beginQuery(queryClient, query as Query);
        views.set(actor, () => void started.stop());
      } else shop.start();
      return true;
    },
    stop: ({ actor }) => {
      views.get(actor)?.();
      return views.delete(actor);
    },
    event: ({ actor, event }) => {
      // A page that the server wrote speaks to the shop before it has started; the shop hears it then.
      const found = actor === 'shop' ? (shop as AnyActorRef) : actorOf(actor);
      found?.send(event as AnyEventObject);
      return found !== undefined;
    },
    told: async ({ actor, event }) => {
      if (!(await clock.soon(() => mouths.has(actor)))) return false;
      const said = event as AnyEventObject;
      mouths.get(actor)?.(said.type === 'flow.loaded' ? await loadFlow(said.flow) : said);
      return true;
    },
    /** Fires the due timers up to this one. */
    timer: async (entry) => {
      while (!wasHeard(entry)) if (!(await clock.fire(entry.at + slackMs))) return false;
      return true;
    },
    settled: async ({ actor, isDone, output }) => {
      if (!(await clock.soon(() => gates.get(actor)?.isOver ?? false))) return false;
      const gate = gates.get(actor);
      gates.delete(actor);
      gate?.open(output === undefined ? undefined : outcomeOf(isDone, output));
      return true;
    },
    answer: async (entry) => {
      if (!responses.isAwaited(entry)) await clock.advance(entry.at);
      if (!(await clock.soon(() => responses.isAwaited(entry)))) return false;
      responses.give(entry);
      return true;
    },
    hydrate: ({ reads: queries, isOld }) => {
      queryClient.hydrate(queries as never, isOld);
      return true;
    },
    prefetch: ({ read: query }) => {
      void queryClient.prefetch(query as Query);
      return true;
    },
    wake: () => {
      queryClient.wake();
      return true;
    },
    step: () => true,
  };
};

/** What stands at the end of a port speaks to the chart that it belongs to. */
const hearerOf = (entry: Entry): string => {
  if (!('actor' in entry)) return 'shop';
  const { kind, actor } = entry;
  return kind === 'told' || kind === 'settled' ? actor.replace(/\/[^/]*$/, '') : actor;
};

const named = (entry: Entry): string =>
  entry.kind === 'answer'
    ? `the call ${entry.operation}`
    : `${entry.kind} of ${'actor' in entry ? entry.actor : 'the page'}`;

/** Creates nothing before the observer is in place. */
const openWatched = (report: Report, comparison: Comparison, clock: Clock) => {
  const nameOf = createNames();
  const actors = new Map<string, AnyActorRef>();
  let now: Input = { entry: 0, at: 0, actor: 'shop' };
  let timer = '';
  let steps = 0;
  const watch = recordActors(
    (note) => {
      if (note.kind === 'step') steps += 1;
      if (note.kind === 'timer') timer = `${note.actor} ${note.event}`;
      comparison.note(note, now);
    },
    noRedaction,
    nameOf,
  );
  const release = inspectAll((event) => {
    const actor = event.actorRef as AnyActorRef;
    if (event.type === '@xstate.event' && event.event.type === 'xstate.init') actors.set(nameOf(actor), actor);
    watch(event);
  });
  const shop = openShop(report, nameOf);
  const wasHeard = ({ actor, event }: Of<'timer'>) => timer === `${actor} ${event}`;
  const hands = createHands(shop, (name) => actors.get(name), clock, wasHeard);
  return {
    apply: (entry: Entry, input: Input) => {
      now = input;
      timer = '';
      return (hands[entry.kind] as (own: Entry) => boolean | Promise<boolean>)(entry);
    },
    steps: () => steps,
    close: () => {
      release();
      shop.shop.stop();
    },
  };
};

const replayOnce = async (report: Report): Promise<Outcome & { hasGivenUp: boolean }> => {
  const clock = takeClock(report.openedAt);
  const comparison = createComparison(report.entries);
  const shop = openWatched(report, comparison, clock);
  const catchUp = async (entry: number) => {
    await clock.soon(() => comparison.isCaughtUp(entry) || comparison.difference() !== undefined);
    comparison.demand(entry);
    return comparison.difference() === undefined;
  };
  const apply = async (what: Entry, entry: number) => {
    if (what.kind !== 'timer') await clock.advance(what.at, slackMs);
    const now = { entry, at: what.at, actor: hearerOf(what) };
    if (!(await shop.apply(what, now))) comparison.differ({ ...now, expected: named(what), found: 'nothing' });
    await settle();
  };
  try {
    for (const [entry, what] of report.entries.entries()) {
      if (what.kind === 'step') continue;
      if (!(await catchUp(entry))) break;
      await apply(what, entry);
    }
    await catchUp(report.entries.length);
  } finally {
    shop.close();
    clock.giveBack();
  }
  const hasGivenUp = clock.hasGivenUp();
  return { difference: comparison.difference(), steps: shop.steps(), finals: comparison.finals(), hasGivenUp };
};

/** On a busy machine the code of a flow may come too late for the first run. The second one has it. */
export const replay = async (report: Report): Promise<Outcome> => {
  const { hasGivenUp, ...first } = await replayOnce(report);
  if (!hasGivenUp) return first;
  const { hasGivenUp: _, ...second } = await replayOnce(report);
  return second;
};
