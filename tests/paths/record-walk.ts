/** What walks have tried of their charts, as far as the page has followed them; the report of coverage draws it with the rest. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { mergeRecordings } from '#tools/flows/coverage/merge.ts';
import { type ChartRecording, emptyChart, type Recording } from '#tools/flows/coverage/record.ts';
import { keyOf } from '#tools/flows/transitions.ts';

const count = (counts: Record<string, number>, key: string) => {
  counts[key] = (counts[key] ?? 0) + 1;
};

const recordTransitions = (chart: ChartRecording, before: AnyMachineSnapshot, event: EventObject) => {
  for (const transition of before.machine.getTransitionData(before as never, event)) {
    const key = keyOf(transition);
    count(chart.transitions, key);
    if (!transition.guard) continue;
    const { yes, no } = chart.guards[key] ?? { yes: 0, no: 0 };
    chart.guards[key] = { yes: yes + 1, no };
  }
};

export const recordWalk = (first: AnyMachineSnapshot) => {
  const chart = emptyChart();
  const note = (state: AnyMachineSnapshot) => {
    for (const { id } of state._nodes) count(chart.states, id);
  };
  let before = first;
  note(first);
  return {
    /** The page shows this state after this event. */
    step: (event: EventObject, state: AnyMachineSnapshot): void => {
      recordTransitions(chart, before, event);
      note(state);
      before = state;
    },
    recording: { [first.machine.id]: chart } satisfies Recording,
  };
};

/** In the place of what the last walk of this flow has left. */
export const storeWalks = (folder: string | undefined, flow: string, recordings: readonly Recording[]): void => {
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${flow}.json`), JSON.stringify(mergeRecordings(recordings)));
};
