/** How much of a flow a run has walked. */
import { mergeRecordings } from '#tools/flows/coverage/merge.ts';
import { emptyChart, type Recording } from '#tools/flows/coverage/record.ts';
import { statesOf, transitionsOf } from '#tools/flows/transitions.ts';
import { drawWalked } from './draw-walked.ts';
import type { Journey } from './journey.ts';
import type { Walked } from './path-walker.ts';
import type { FlowReport, OfAll } from './report.types.ts';

type Timed = Pick<Walked, 'tried' | 'failure' | 'isFresh' | 'note'> & { seconds: number };

const countOf = (known: Iterable<string>, tried: Readonly<Record<string, number>>): OfAll => {
  const all = [...known];
  return { walked: all.filter((key) => tried[key] !== undefined).length, all: all.length };
};

const rounded = (seconds: number) => Math.round(seconds * 10) / 10;

/** `all` is how many paths together take every transition that a page can bring about. */
export const reportFlow = async (
  name: string,
  journey: Journey,
  all: number,
  paths: readonly Timed[],
): Promise<FlowReport> => {
  const { flow, model } = journey;
  const tried: Recording = mergeRecordings(paths.map((path) => path.tried));
  const { states, transitions } = tried[model.machine.id] ?? emptyChart();
  const seconds = paths.reduce((sum, path) => sum + path.seconds, 0);
  return {
    flow: name,
    chart: flow,
    paths: { walked: paths.length, all },
    failed: paths.filter(({ failure }) => failure).length,
    pages: paths.filter(({ isFresh }) => isFresh).length,
    states: countOf(
      statesOf(model.machine).map(({ id }) => id),
      states,
    ),
    transitions: countOf(transitionsOf(model.machine).keys(), transitions),
    secondsPerPath: paths.length > 0 ? rounded(seconds / paths.length) : 0,
    notes: paths.flatMap(({ note }) => note ?? []),
    drawing: await drawWalked(journey, tried),
  };
};
