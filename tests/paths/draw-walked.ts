/** A chart with what was walked of it in green, and in red what a page could have brought about and no path has. */
import { emptyChart, type Recording } from '#tools/flows/coverage/record.ts';
import { drawChart } from '#tools/flows/draw.ts';
import { layOut } from '#tools/flows/layout.ts';
import { outlineChart } from '#tools/flows/outline.ts';
import type { Journey } from './journey.ts';
import { drivenKeys } from './undriven.ts';

export const drawWalked = async ({ flow, model }: Journey, tried: Recording): Promise<string> => {
  const { machine } = model;
  const { states, transitions } = tried[machine.id] ?? emptyChart();
  const driven = drivenKeys(model);
  return drawChart(`What was walked of ${flow}`, await layOut(outlineChart(machine)), (key) => {
    if (key in states) return 'active';
    if (key in transitions) return 'taken';
    return driven.has(key) ? 'never' : undefined;
  });
};
