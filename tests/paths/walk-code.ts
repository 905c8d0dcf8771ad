/**
 * A walk as numbers: which of the events that may happen in a state comes next. `--walk 3.0.2` takes such a walk again, as
 * long as the chart is the same.
 */
import type { EventObject } from 'xstate';
import { type ChartModel, eventsOf, firstOf, nextOf } from '../support/charts/model.ts';
import { textOf } from './continue-path.ts';

export const walkCode = (model: ChartModel, events: readonly EventObject[]): string => {
  let state = firstOf(model);
  const numbers = events.map((event) => {
    const number = eventsOf(model, state).findIndex((possible) => textOf(possible) === textOf(event));
    state = nextOf(model, state, event);
    return number;
  });
  return numbers.join('.');
};

/** Throws a sentence where the chart has no such event. */
export const readWalk = (model: ChartModel, code: string): EventObject[] => {
  let state = firstOf(model);
  return code.split('.').map((number, at) => {
    const event = eventsOf(model, state)[Number(number)];
    if (!event) throw new Error(`The chart has no event ${number} at step ${at + 1} of --walk: it has changed since.`);
    state = nextOf(model, state, event);
    return event;
  });
};
