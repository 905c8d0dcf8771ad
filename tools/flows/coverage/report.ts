/** The coverage report as one self-contained page: each chart with its uncovered parts in red. */
import type { Chart } from '../charts.ts';
import { drawChart, escapeText } from '../draw.ts';
import { layOut } from '../layout.ts';
import { outlineChart } from '../outline.ts';
import type { ChartCoverage, Coverage, Tally } from './merge.ts';

const parts = ['states', 'transitions', 'guards'] as const;

const missingOf = ({ untried, excused }: Tally) => [...untried, ...excused];
const shareOf = (tally: Tally) => `${tally.all.length - missingOf(tally).length} of ${tally.all.length}`;

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; color: #1c2a22; background: #fff; }
  table { border-collapse: collapse; } th, td { text-align: start; padding: 0.2rem 1rem 0.2rem 0; }
  td.short { color: #c01c28; font-weight: 700; } section { margin-block-start: 3rem; } figure { margin: 0; overflow: auto; }
`;

const row = (chart: ChartCoverage) =>
  `<tr><th scope="row"><a href="#${chart.id}">${chart.id}</a></th>${parts
    .map((part) => `<td${missingOf(chart[part]).length > 0 ? ' class="short"' : ''}>${shareOf(chart[part])}</td>`)
    .join('')}</tr>`;

const list = (title: string, names: readonly string[]) =>
  names.length === 0 ? '' : `<p>${title}</p><ul>${names.map((name) => `<li>${escapeText(name)}</li>`).join('')}</ul>`;

const section = async ({ id, machine }: Chart, coverage: ChartCoverage) => {
  const never = new Set([...missingOf(coverage.states), ...missingOf(coverage.transitions)]);
  const svg = drawChart(`The chart ${id}`, await layOut(outlineChart(machine)), (key) =>
    never.has(key) ? 'never' : undefined,
  );
  const untried = [...coverage.states.untried, ...coverage.transitions.untried];
  const excused = [...coverage.states.excused, ...coverage.transitions.excused];
  return `<section id="${id}"><h2>${id}</h2>${list('Never tried:', untried)}${list('Excused:', excused)}${list(
    'Guards that gave only one answer:',
    missingOf(coverage.guards),
  )}<figure>${svg}</figure></section>`;
};

export const reportPage = async (charts: readonly Chart[], { charts: coverage }: Coverage): Promise<string> => {
  const byId = new Map(charts.map((chart) => [chart.id, chart]));
  const sections = await Promise.all(coverage.map((entry) => section(byId.get(entry.id) as Chart, entry)));
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>What was tried of the flows</title>',
    `<style>${style}</style><h1>What was tried of the flows</h1>`,
    '<table><thead><tr><th>chart</th><th>states</th><th>transitions</th><th>answers of guards</th></tr></thead>',
    `<tbody>${coverage.map(row).join('')}</tbody></table>`,
    ...sections,
    '</html>\n',
  ].join('\n');
};
