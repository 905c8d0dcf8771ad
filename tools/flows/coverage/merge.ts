/** Merges recordings and compares them with the charts: covered and uncovered parts. */
import type { Chart } from '../charts.ts';
import { statesOf, transitionsOf } from '../transitions.ts';
import { type ChartRecording, emptyChart, type Recording } from './record.ts';

const added = (one: Record<string, number>, other: Record<string, number>) => {
  const sum = { ...one };
  for (const [key, count] of Object.entries(other)) sum[key] = (sum[key] ?? 0) + count;
  return sum;
};

const addedChart = (one: ChartRecording, other: ChartRecording): ChartRecording => {
  const guards = structuredClone(one.guards);
  for (const [key, { yes, no }] of Object.entries(other.guards)) {
    const before = guards[key] ?? { yes: 0, no: 0 };
    guards[key] = { yes: before.yes + yes, no: before.no + no };
  }
  return {
    states: added(one.states, other.states),
    transitions: added(one.transitions, other.transitions),
    guards,
  };
};

export const mergeRecordings = (recordings: readonly Recording[]): Recording => {
  const merged: Recording = {};
  for (const [id, chart] of recordings.flatMap((recording) => Object.entries(recording))) {
    merged[id] = addedChart(merged[id] ?? emptyChart(), chart);
  }
  return merged;
};

/** What may stay untried: `<chart>: <state or transition>` and why. A name may end with `*`. */
export type Suppressions = Record<string, string>;

type Part = 'states' | 'transitions' | 'guards';
export type Tally = { all: string[]; untried: string[]; excused: string[] };
export type ChartCoverage = { id: string } & Record<Part, Tally>;
export type Coverage = { charts: ChartCoverage[]; needless: string[] };

const isNamedBy = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;

/** A guard is named by its transition, once for each response that it can give. */
const guardsOf = ({ machine }: Chart) =>
  [...transitionsOf(machine)].filter(([, { guard }]) => guard).flatMap(([key]) => [`${key} yes`, `${key} no`]);

const triedIn = ({ states, transitions, guards }: ChartRecording) => ({
  states: new Set(Object.keys(states)),
  transitions: new Set(Object.keys(transitions)),
  guards: new Set(
    Object.entries(guards).flatMap(([key, { yes, no }]) => [
      ...(yes > 0 ? [`${key} yes`] : []),
      ...(no > 0 ? [`${key} no`] : []),
    ]),
  ),
});

export const coverageOf = (charts: readonly Chart[], recording: Recording, suppressions: Suppressions): Coverage => {
  const patterns = Object.keys(suppressions);
  const used = new Set<string>();

  const tally = (id: string, all: string[], tried: Set<string>): Tally => {
    const left = all.filter((name) => !tried.has(name));
    const suppressionOf = (name: string) => patterns.find((pattern) => isNamedBy(pattern, `${id}: ${name}`));
    for (const name of left) used.add(suppressionOf(name) ?? '');
    return { all, untried: left.filter((name) => !suppressionOf(name)), excused: left.filter(suppressionOf) };
  };

  const coverage = charts.map((chart): ChartCoverage => {
    const tried = triedIn(recording[chart.id] ?? emptyChart());
    const { id, machine } = chart;
    return {
      id,
      states: tally(
        id,
        statesOf(machine).map((node) => node.id),
        tried.states,
      ),
      transitions: tally(id, [...transitionsOf(machine).keys()], tried.transitions),
      guards: tally(id, guardsOf(chart), tried.guards),
    };
  });
  return { charts: coverage, needless: patterns.filter((pattern) => !used.has(pattern)) };
};
