/** Which transitions of a chart no path of its journey takes, and why: for the report. */
import type { AnyTransitionDefinition } from 'xstate';
import { keyOf, transitionsOf } from '#tools/flows/transitions.ts';
import { type ChartModel, edgesOf } from '../support/charts/model.ts';
import { isHeld, type Journey, portOf } from './journey.ts';

export type Undriven = { transition: string; why: string };

const whyNot = (journey: Journey, { eventType }: AnyTransitionDefinition): string => {
  const port = portOf({ type: eventType });
  if (eventType.startsWith('xstate.after.')) return 'it takes more time than a journey has';
  if (port) return isHeld(journey, port) ? 'no path gives this answer here' : 'the call is not held';
  if (eventType.startsWith('xstate.')) return 'the chart’s own machinery';
  return eventType in journey.hands ? 'the page does not offer it there' : 'nobody on this page does it';
};

/** The transitions that a page can bring about. */
export const drivenKeys = (model: ChartModel): ReadonlySet<string> =>
  new Set(
    edgesOf(model).flatMap(({ from, event }) => model.machine.getTransitionData(from as never, event).map(keyOf)),
  );

/** What no event leads through by itself is left out: it follows from what does. */
export const undriven = (journey: Journey): Undriven[] => {
  const { model } = journey;
  const taken = drivenKeys(model);
  return [...transitionsOf(model.machine).values()]
    .filter((transition) => transition.eventType !== '' && !taken.has(keyOf(transition)))
    .map((transition) => ({ transition: keyOf(transition), why: whyNot(journey, transition) }));
};
