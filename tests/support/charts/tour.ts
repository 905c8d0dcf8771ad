/** A walk over a model's graph that takes every edge, beside the pure chart, and what is found where the two differ. */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { startHarness } from './chart-harness.ts';
import type { HeldChildren, HeldPort } from './held-chart.ts';
import {
  type ChartModel,
  eventsOf,
  firstOf,
  type Graph,
  type GraphEdge,
  type GraphNode,
  graphOf,
  nextOf,
} from './model.ts';

type HarnessOptions = {
  ports: readonly HeldPort[];
  children?: HeldChildren;
  /** What makes an event of a path happen, where it is not that event itself. */
  asStep?: (event: EventObject) => EventObject;
};

type Difference = { expected: unknown; found: unknown; error?: unknown };

/** An edge after which the actor is not where the chart says. */
export type Fault = Difference & {
  edge: GraphEdge;
  /** The edges since the actor was started, the faulty one last. */
  path: readonly GraphEdge[];
  /** Whether the shortest path shows it on a fresh actor, or only the way that the tour took. */
  isOnShortestPath: boolean;
};

/** A broken chart fails in hundreds of edges for the same reason. */
const mostFaults = 3;

/** For `JSON.stringify`: an error has no fields of its own. */
export const plain = (_: string, value: unknown) => (value instanceof Error ? value.message : value);

const isSame = (one: EventObject, other: EventObject) => JSON.stringify(one, plain) === JSON.stringify(other, plain);

/** A short name of an edge, the same in every run as long as chart and model are the same. */
export const edgeId = (model: ChartModel, { from, event }: GraphEdge): string =>
  createHash('sha256')
    .update(JSON.stringify([model.view(from.snapshot), event], plain))
    .digest('hex')
    .slice(0, 8);

type Judge = (edge: GraphEdge) => boolean;

/** The shortest way from a node to a wanted edge, which is its last; none if no wanted edge can be reached. */
const wayFrom = (from: GraphNode, isRequested: Judge, isBarred: Judge = () => false): GraphEdge[] | undefined => {
  const arrivals = new Map<GraphNode, GraphEdge | undefined>([[from, undefined]]);
  const wayTo = (node: GraphNode): GraphEdge[] => {
    const last = arrivals.get(node);
    return last ? [...wayTo(last.from), last] : [];
  };
  // A map goes on to what is added while it is read: that makes it the queue of the search.
  for (const node of arrivals.keys()) {
    const edges = node.edges.filter((edge) => !isBarred(edge));
    const nextEdge = edges.find(isRequested);
    if (nextEdge) return [...wayTo(node), nextEdge];
    for (const edge of edges) if (!arrivals.has(edge.to)) arrivals.set(edge.to, edge);
  }
  return undefined;
};

/** The graph was explored in the same order, so that its snapshots are exactly those of this path. */
const pathTo = ({ start }: Graph, edge: GraphEdge) => wayFrom(start, (other) => other === edge) ?? [];

type Run = {
  harness: ReturnType<typeof startHarness>;
  /** Where the pure chart is after the same events. */
  state: AnyMachineSnapshot;
  /** Its node; none where the way is lost. */
  node: GraphNode | undefined;
  path: GraphEdge[];
  /** Edges that led elsewhere on this actor, by something that the model's view leaves out. */
  barred: Set<GraphEdge>;
};

type Step = { isPossible: boolean; difference: Difference | undefined };

/** Walks one model on actors of its own. */
const createWalker = (model: ChartModel, { ports, children, asStep = (event) => event }: HarnessOptions) => {
  const graph = graphOf(model);
  const taken = new Set<string>();

  const start = (): Run => ({
    harness: startHarness(model.machine, model.input, ports, children),
    state: firstOf(model),
    node: graph.start,
    path: [],
    barred: new Set(),
  });

  const end = ({ harness }: Run) => {
    harness.actor.stop();
    for (const transition of harness.taken) taken.add(transition);
  };

  const compare = ({ harness, state }: Run, failure: unknown): Difference | undefined => {
    const snapshot = harness.actor.getSnapshot() as AnyMachineSnapshot;
    const [expected, found] = [model.view(state), model.view(snapshot)];
    const error = failure ?? (snapshot.status === 'active' ? undefined : (snapshot.error ?? snapshot.status));
    return error === undefined && isDeepStrictEqual(found, expected) ? undefined : { expected, found, error };
  };

  /** Takes one edge on the actor and on the pure chart. */
  const take = async (run: Run, edge: GraphEdge): Promise<Step> => {
    const isPossible = eventsOf(model, run.state).some((event) => isSame(event, edge.event));
    run.path.push(edge);
    run.state = nextOf(model, run.state, edge.event);
    run.node = graph.nodeOf(run.state);
    const failure = await run.harness.take(asStep(edge.event)).then(
      () => undefined,
      (reason: unknown) => reason ?? 'an error without a name',
    );
    return { isPossible, difference: compare(run, failure) };
  };

  /** The first difference on a given path of a fresh actor. */
  const repeat = async (path: readonly GraphEdge[]) => {
    const run = start();
    for (const edge of path) {
      const { difference } = await take(run, edge);
      if (difference) return { edge, path: run.path, ...difference };
    }
    end(run);
    return undefined;
  };

  return { graph, taken, start, end, take, repeat };
};

export type TourOptions = HarnessOptions & {
  /** Ends the walk once this edge was taken. */
  until?: GraphEdge;
};

/** Walks until every edge has led where the model says, on one actor as long as it can reach edges that are left. */
export const walkTour = async (model: ChartModel, options: TourOptions) => {
  const { graph, taken, start, end, take, repeat } = createWalker(model, options);
  const open = new Set(graph.edges);
  const faults: Fault[] = [];
  const counts = { edges: open.size, steps: 0, starts: 1 };
  let run = start();

  /** The shortest path is easier to read than the tour, wherever it shows the fault as well. */
  const report = async (edge: GraphEdge, difference: Difference) => {
    const shortest = await repeat(pathTo(graph, edge));
    const fault = shortest ?? { edge, path: [...run.path], ...difference };
    faults.push({ ...fault, isOnShortestPath: shortest !== undefined });
    open.delete(fault.edge);
    open.delete(edge);
  };

  /** Takes one edge, and says whether the rest of the way is still ahead. */
  const go = async (edge: GraphEdge) => {
    const { isPossible, difference } = await take(run, edge);
    counts.steps += 1;
    const isFulfilled = isPossible && run.node === edge.to && !difference;
    if (isFulfilled) open.delete(edge);
    else run.barred.add(edge);
    if (isPossible && difference) await report(edge, difference);
    if (difference) run.node = undefined;
    return isFulfilled;
  };

  const isOpen = (edge: GraphEdge) => open.has(edge);
  const isBarred = (edge: GraphEdge) => run.barred.has(edge);
  const isDone = () => open.size === 0 || faults.length === mostFaults || (options.until && !isOpen(options.until));
  while (!isDone()) {
    const way = run.node && wayFrom(run.node, isOpen, isBarred);
    if (!way) {
      end(run);
      run = start();
      counts.starts += 1;
    }
    for (const edge of way ?? []) if (!(await go(edge))) break;
  }
  end(run);
  return { ...counts, taken, faults };
};

/** The first difference on the shortest path to an edge, walked by a fresh actor. */
export const walkShortestPath = async (
  model: ChartModel,
  edge: GraphEdge,
  options: HarnessOptions,
): Promise<Fault | undefined> => {
  const { graph, repeat } = createWalker(model, options);
  const fault = await repeat(pathTo(graph, edge));
  return fault && { ...fault, isOnShortestPath: true };
};
