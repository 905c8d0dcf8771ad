/**
 * Paths through a chart, generated from the chart. This is the one file that knows where the generator comes from.
 *
 * Nothing runs while paths are made: what a call answers and what a clock does are events that are given here
 * (`xstate.done.actor.…`, `xstate.error.actor.…`, `xstate.after.…`).
 */
import { TestModel } from '@xstate/test';
import { type AnyMachineSnapshot, type AnyStateMachine, type EventObject, getNextTransitions } from 'xstate';

type Logic = ConstructorParameters<typeof TestModel>[0];

export type ChartModel = {
  machine: AnyStateMachine;
  input: unknown;
  /** Every payload that a type of event may have; a type that is not here is given without payload, timers are. */
  cases: readonly EventObject[];
  /** What tells one node of the graph from another, and what is compared after each step. */
  view: (snapshot: AnyMachineSnapshot) => unknown;
  /** Where the graph is not followed further. */
  stopWhen?: (snapshot: AnyMachineSnapshot) => boolean;
  /** Which of the given events may happen here; all, if absent. */
  isPossible?: (snapshot: AnyMachineSnapshot, event: EventObject) => boolean;
};

/** What the chart listens to here, with every payload. */
export const eventsOf = ({ cases, isPossible = () => true }: ChartModel, snapshot: AnyMachineSnapshot) => {
  const types = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType));
  return [...types]
    .flatMap((type): EventObject[] => {
      const given = cases.filter((event) => matches(type, event.type));
      if (given.length > 0) return given;
      return type.startsWith('xstate.after.') ? [{ type }] : [];
    })
    .filter((event) => isPossible(snapshot, event));
};

const matches = (descriptor: string, type: string) =>
  descriptor === type || (descriptor.endsWith('.*') && type.startsWith(descriptor.slice(0, -1)));

const plain = (_: string, value: unknown) => (value instanceof Error ? value.message : value);

const testModel = (model: ChartModel) =>
  new TestModel(model.machine as unknown as Logic, {
    input: model.input,
    events: ((snapshot: AnyMachineSnapshot) => eventsOf(model, snapshot)) as never,
    serializeState: (snapshot) => JSON.stringify(model.view(snapshot as AnyMachineSnapshot)),
    serializeEvent: (event) => JSON.stringify(event, plain),
    stopWhen: (snapshot: unknown) => model.stopWhen?.(snapshot as AnyMachineSnapshot) ?? false,
    stateMatcher: (snapshot, key) => (snapshot as AnyMachineSnapshot).matches(key as never),
  });

export type ChartPath = { name: string; steps: { event: EventObject; state: AnyMachineSnapshot }[] };

const named = (steps: ChartPath['steps']): ChartPath => ({
  name: steps.map(({ event }) => event.type.replace(/^xstate\./, '')).join(' → '),
  steps,
});

/** The shortest paths that together take every edge of the graph. */
export const edgePaths = (model: ChartModel): ChartPath[] =>
  testModel(model)
    .getShortestPaths({
      serializeState: (snapshot, event, previous) =>
        JSON.stringify(
          [
            model.view(snapshot as AnyMachineSnapshot),
            event && previous ? [event, model.view(previous as AnyMachineSnapshot)] : null,
          ],
          plain,
        ),
    })
    .map((path) => named(path.steps as never));

type Edge = { from: AnyMachineSnapshot; event: EventObject; to: AnyMachineSnapshot };
type Adjacency = Record<
  string,
  { state: AnyMachineSnapshot; transitions: Record<string, { event: EventObject; state: AnyMachineSnapshot }> }
>;

/** Every (node, event) of the graph with where it leads: for invariants, and to see what no path takes. */
export const edgesOf = (model: ChartModel) =>
  Object.values(testModel(model).getAdjacencyMap() as Adjacency).flatMap(({ state, transitions }) =>
    Object.values(transitions).map(({ event, state: next }): Edge => ({ from: state, event, to: next })),
  );
