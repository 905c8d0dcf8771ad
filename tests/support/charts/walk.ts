/**
 * Tests that walk a chart along every edge of its models, one test a model, and say which transitions no walk took.
 *
 * `LARDER_WALK="cart/the lines"` walks that model alone, `LARDER_EDGE=1f2e3d4c` one edge of it: the shortest path to it on a fresh
 * actor, then the tour as far as that edge. The message of a failed walk has the whole command.
 */
import { relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine, EventObject } from 'xstate';
import { activeMutant } from '#tools/flows/mutation/active.ts';
import { keyOf, transitionsOf } from '#tools/flows/transitions.ts';
import type { HeldChildren, HeldPort } from './held-chart.ts';
import { type ChartModel, graphOf } from './model.ts';
import { edgeId, type Fault, plain, walkShortestPath, walkTour } from './tour.ts';

export type Walk = {
  machine: AnyStateMachine;
  ports: readonly HeldPort[];
  models: Record<string, ChartModel>;
  children?: HeldChildren;
  /** What makes an event of a path happen, where it is not that event itself. */
  asStep?: (event: EventObject) => EventObject;
  /** Transitions that this chart has from its kind and never takes; each is named without the chart's own name. */
  never?: readonly string[];
};

/** Two payloads of one model begin alike more often than they end alike. */
const shortened = (text: string) => (text.length > 160 ? `${text.slice(0, 90)} … ${text.slice(-60)}` : text);

const textOf = ({ type, ...payload }: EventObject) =>
  Object.keys(payload).length > 0 ? `${type} ${shortened(JSON.stringify(payload, plain))}` : type;

/** The transitions of the chart that the event of an edge takes; an event may also reach a chart within. */
const transitionsAt = ({ machine }: ChartModel, { from, event }: Fault['edge']) =>
  machine.getTransitionData(from.snapshot, event as never).map((transition) => keyOf(transition));

const stateOf = (view: unknown) => JSON.stringify(view, plain);

const explain = (walk: string, model: ChartModel, file: string, fault: Fault) => {
  const { edge, path, expected, found, error, isOnShortestPath } = fault;
  const way = isOnShortestPath ? 'the shortest path' : 'not the shortest path, but the tour';
  const steps = path.slice(0, -1).map(({ event }) => `    ${textOf(event)}`);
  return [
    `${walk}: ${way} (${path.length} steps since the start) leads elsewhere than the chart.`,
    '  path',
    ...(steps.length > 0 ? steps : ['    (from the start)']),
    `  event     ${textOf(edge.event)}`,
    ...transitionsAt(model, edge).map((key) => `  takes     ${key}`),
    `  expected  ${stateOf(expected)}`,
    `  found     ${stateOf(found)}`,
    ...(error === undefined ? [] : [`  error     ${error}`]),
    `  repeat    LARDER_WALK=${JSON.stringify(walk)} LARDER_EDGE=${edgeId(model, edge)} npx vitest run --project unit ${file}`,
  ].join('\n');
};

const { LARDER_WALK: chosenWalk, LARDER_EDGE: chosenEdge } = process.env;

/** The faults of a whole walk, or of the edge that was chosen. */
const walkModel = async (model: ChartModel, options: Pick<Walk, 'ports' | 'children' | 'asStep'>) => {
  if (!chosenWalk || !chosenEdge) return walkTour(model, options);
  const until = graphOf(model).edges.find((edge) => edgeId(model, edge) === chosenEdge);
  if (!until) throw new Error(`${chosenWalk} has no edge ${chosenEdge}: its chart or its model is another one now.`);
  const shortest = await walkShortestPath(model, until, options);
  return shortest ? { faults: [shortest], taken: new Set<string>() } : walkTour(model, { ...options, until });
};

/** While a mutant is tested, the walks of other charts in the same file are left out. */
const isOfOtherChart = ({ config }: AnyStateMachine) => {
  const mutant = activeMutant();
  return mutant !== undefined && mutant.description !== config.description;
};

/** Longer than any walk takes on a busy machine. */
const timeout = 120_000;

/** Collects a test for each model, and one for what all models together leave out. */
export const walkEveryEdge = ({ machine, models, never = [], ...options }: Walk) => {
  const walks = new Map<string, ReturnType<typeof walkModel>>();
  const walkOf = (name: string) => {
    const walk = walks.get(name) ?? walkModel(models[name] as ChartModel, options);
    walks.set(name, walk);
    return walk;
  };

  describe.each(Object.entries(models))('%s', (name, model) => {
    const walk = `${machine.id}/${name}`;
    const isLeftOut = (chosenWalk !== undefined && chosenWalk !== walk) || isOfOtherChart(machine);
    test('reaches the expected state along every edge', { timeout, skip: isLeftOut }, async () => {
      const { faults } = await walkOf(name);
      const file = relative(process.cwd(), expect.getState().testPath ?? '');
      if (faults.length > 0) throw new Error(faults.map((fault) => explain(walk, model, file, fault)).join('\n\n'));
    });
  });

  const isAlone = chosenWalk !== undefined || isOfOtherChart(machine);
  test('The models together take every transition of the chart', { timeout, skip: isAlone }, async ({ skip }) => {
    const results = await Promise.all(Object.keys(models).map(walkOf));
    skip(
      results.some(({ faults }) => faults.length > 0),
      'a walk that failed has not taken every edge',
    );
    const taken = new Set(results.flatMap((result) => [...result.taken]));
    const isNever = (transition: string) => never.some((name) => transition.startsWith(`${machine.id}.${name}`));
    expect(
      [...transitionsOf(machine).keys()].filter((transition) => taken.has(transition) === isNever(transition)),
    ).toEqual([]);
  });
};
