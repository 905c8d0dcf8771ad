/**
 * Writes what came of every path into one page that needs nothing else, and into JSON: its steps, the picture where it
 * failed, and how to walk it again. Prints how much of each flow was walked.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestModule } from 'vitest/node';
import type { FlowReport, JourneyOptions, JourneyReport, UndrivenReport } from './report.types.ts';
import { summaryRows, summaryText } from './summary.ts';

const escaped = (text: string) =>
  stripVTControlCharacters(text).replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const style = `body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem;color:#1c1c1c}
details{border:1px solid #ccc;border-radius:8px;padding:.5rem 1rem;margin:.5rem 0}summary{cursor:pointer}
.red summary{color:#a40000;font-weight:600}.red li:last-child{color:#a40000;font-weight:600}
td,th{padding:.1rem .8rem .1rem 0;text-align:start}
code,pre{background:#f4f4f4;padding:.1rem .3rem;white-space:pre-wrap}img{max-width:100%;border:1px solid #ccc}`;

const section = ({ flow, id, steps, failure, again, faults, seconds, note }: JourneyReport) => `
<details class="${failure ? 'red' : 'green'}"${failure ? ' open' : ''}>
<summary>${failure ? '✗' : '✓'} ${escaped(flow)} ${id}: ${steps.length} steps, ${seconds.toFixed(1)} s</summary>
<ol>${steps.map((step) => `<li>${escaped(step)}</li>`).join('')}</ol>
${
  failure
    ? `<p>This transition differed: <code>${escaped(failure.transition)}</code></p><pre>${escaped(failure.why)}</pre>
<img alt="The page at the failed step" src="data:image/png;base64,${failure.picture}">`
    : ''
}
${faults.length > 0 ? `<p>Went wrong on purpose: ${escaped(faults.join(', '))}.</p>` : ''}
${note ? `<p>This differed on the page of other paths, and not on a page of its own:</p><pre>${escaped(note)}</pre>` : ''}
<p>Again: <code>${escaped(again)}</code></p>
</details>`;

const undrivenSection = ({ flow, list }: UndrivenReport) => `
<details><summary>${escaped(flow)}: ${list.length} transitions are not driven from outside</summary>
<ul>${list.map(({ transition, why }) => `<li><code>${escaped(transition)}</code>: ${escaped(why)}</li>`).join('')}</ul>
</details>`;

const summaryTable = (summaries: readonly FlowReport[]) => {
  const [head = [], ...rows] = summaryRows(summaries);
  const cells = (row: readonly string[]) =>
    row.map((cell, at) => {
      const span = row.length === 2 && at === 1 ? ` colspan="${head.length - 1}"` : '';
      return `<td${span}>${escaped(cell)}</td>`;
    });
  return `<table><tr>${head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')}</tr>
${rows.map((row) => `<tr>${cells(row).join('')}</tr>`).join('\n')}</table>`;
};

const unwalkedSection = (unwalked: Readonly<Record<string, string>>) => `
<details><summary>${Object.keys(unwalked).length} charts have no journey</summary>
<ul>${Object.entries(unwalked)
  .map(([chart, why]) => `<li>${escaped(chart)}: ${escaped(why)}</li>`)
  .join('')}</ul>
</details>`;

export const pageOf = (
  url: string,
  reports: readonly JourneyReport[],
  undriven: readonly UndrivenReport[] = [],
  summaries: readonly FlowReport[] = [],
  unwalked: Readonly<Record<string, string>> = {},
): string => {
  const red = reports.filter(({ failure }) => failure);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Journeys</title><style>${style}</style>
<h1>Journeys through ${escaped(url)}</h1>
<p>${reports.length} paths, ${red.length} of them failed.</p>
${summaryTable(summaries)}
${[...red, ...reports.filter(({ failure }) => !failure)].map(section).join('')}
<h2>Not walked</h2>
${undriven.map(undrivenSection).join('')}${unwalkedSection(unwalked)}</html>
`;
};

type Meta = {
  journey?: JourneyReport;
  undriven?: UndrivenReport;
  summary?: FlowReport;
  unwalked?: Readonly<Record<string, string>>;
};

// biome-ignore lint/style/noDefaultExport: vitest takes a reporter by its file
export default class HtmlReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const { url, folder }: JourneyOptions = JSON.parse(process.env.LARDER_JOURNEYS ?? '{}');
    if (!folder) return;
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const metas = tests.map((each) => each.meta() as Meta);
    const journeys = metas.flatMap(({ journey }) => journey ?? []);
    const undriven = metas.flatMap((meta) => meta.undriven ?? []);
    const flows = metas.flatMap(({ summary }) => summary ?? []);
    const unwalked = Object.assign({}, ...metas.map((meta) => meta.unwalked ?? {}));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'report.html'), pageOf(url, journeys, undriven, flows, unwalked));
    writeFileSync(join(folder, 'report.json'), JSON.stringify({ url, flows, journeys, undriven, unwalked }, null, 2));
    console.log(`\n${summaryText(flows)}`);
  }
}
