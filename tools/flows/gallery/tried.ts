/** What all runs together have tried of a chart, as `npm run flows -- coverage` has written it down. */
import type { Coverage, Tally } from '../coverage/merge.ts';

const read = async (): Promise<Coverage | undefined> => {
  const response = await fetch('/test-results/flows/coverage.json');
  return response.headers.get('Content-Type')?.includes('json') ? response.json() : undefined;
};

const neverOf = ({ untried, excused }: Tally) => [...untried, ...excused];
const shareOf = (what: string, tally: Tally) =>
  `${tally.all.length - neverOf(tally).length} of ${tally.all.length} ${what}`;

/** Without a file there is nothing to mark. */
export const triedOf = async (id: string) => {
  const found = (await read().catch(() => undefined))?.charts.find((chart) => chart.id === id);
  if (!found)
    return { words: 'Nothing was counted yet: npm run flows -- coverage does it.', states: [], transitions: [] };
  const { states, transitions, guards } = found;
  const shares = [shareOf('states', states), shareOf('transitions', transitions), shareOf('answers of guards', guards)];
  return { words: `Tried: ${shares.join(', ')}.`, states: neverOf(states), transitions: neverOf(transitions) };
};
