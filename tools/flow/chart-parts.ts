/** The lint of a chart, and what its own tests have tried of it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Chart } from '../flows/charts.ts';
import { coverageOf, mergeRecordings, type Tally } from '../flows/coverage/merge.ts';
import type { Recording } from '../flows/coverage/record.ts';
import { suppressions } from '../flows/coverage/suppressions.ts';
import { checked, checks } from '../flows/lint/lint.ts';
import { type Part, secondsSince } from './parts.ts';
import type { Place } from './place.ts';
import { recordingsOf } from './run-tests.ts';

export const lintPart = (chart: Chart, placeOf: Place): Part => {
  const start = performance.now();
  const wrong = Object.entries(checks).flatMap(([title, { check, excused, says }]) =>
    checked([chart], check, excused).wrong.map((name) => ({ title, name, says })),
  );
  const [first] = wrong;
  const state = first?.name.split(' ')[1]?.replace(/:$/, '');
  const key = state ? `${chart.id}.${state}` : chart.id;
  const place = placeOf(key);
  return {
    name: 'chart lint',
    isOk: wrong.length === 0,
    counts: `${Object.keys(checks).length} checks${wrong.length > 0 ? `, ${wrong.length} found` : ''}`,
    seconds: secondsSince(start),
    ...(first ? { failure: { title: first.title, key, ...(place ? { place } : {}), message: first.says } } : {}),
  };
};

const readRecordings = (flow: string): Recording[] =>
  readdirSync(recordingsOf(flow))
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(path.join(recordingsOf(flow), name), 'utf8')));

const counted = (part: string, { all, untried, excused }: Tally) =>
  `${all.length - untried.length - excused.length} of ${all.length} ${part}${excused.length > 0 ? ` (${excused.length} suppressed)` : ''}`;

const untriedFailure = (key: string, placeOf: Place) => {
  const place = placeOf(key);
  const message = 'No test of this flow goes here.';
  return { title: 'Every state and transition is tried', key, ...(place ? { place } : {}), message };
};

/** Transitions come first: the state that nobody enters is at the end of one. */
export const coveragePart = (chart: Chart, placeOf: Place): Part => {
  const start = performance.now();
  const recording = mergeRecordings(readRecordings(chart.id));
  const [coverage] = coverageOf([chart], recording, suppressions).charts;
  if (!coverage) throw new Error(`The coverage leaves ${chart.id} out.`);
  const { states, transitions } = coverage;
  const [untried] = [...transitions.untried, ...states.untried];
  return {
    name: 'coverage',
    isOk: untried === undefined,
    counts: `${counted('states', states)}, ${counted('transitions', transitions)}`,
    seconds: secondsSince(start),
    ...(untried === undefined ? {} : { failure: untriedFailure(untried, placeOf) }),
  };
};
