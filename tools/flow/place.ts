/** Where a transition or a state of a chart is written, as `file:line`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Chart } from '../flows/charts.ts';
import { root } from '../flows/find.ts';
import { stateFileOf } from '../flows/own-tests.ts';
import { sourceLineOf } from '../flows/source-lines.ts';
import { statesOf, transitionsOf } from '../flows/transitions.ts';

/** Takes the key of a transition or the id of a state; of anything else nothing is known. */
export type Place = (key: string | undefined) => string | undefined;

export const createPlace = (chart: Chart): Place => {
  const file = stateFileOf(chart);
  const source = readFileSync(path.join(root, file), 'utf8');
  return (key) => {
    const transition = transitionsOf(chart.machine).get(key ?? '');
    const state = transition?.source ?? statesOf(chart.machine).find(({ id }) => id === key);
    if (!state) return undefined;
    const place = { path: state.path, ...(transition ? { eventType: transition.eventType } : {}) };
    return `${file}:${sourceLineOf(source, place)}`;
  };
};
