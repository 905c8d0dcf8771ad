/** Writes what came of every path into one page that needs nothing else: its steps, the picture where it failed, and how to walk it again. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestModule } from 'vitest/node';
import type { JourneyOptions, JourneyReport, UndrivenReport } from './report.types.ts';

const escaped = (text: string) =>
  stripVTControlCharacters(text).replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const style = `body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem;color:#1c1c1c}
details{border:1px solid #ccc;border-radius:8px;padding:.5rem 1rem;margin:.5rem 0}summary{cursor:pointer}
.red summary{color:#a40000;font-weight:600}.red li:last-child{color:#a40000;font-weight:600}
code,pre{background:#f4f4f4;padding:.1rem .3rem;white-space:pre-wrap}img{max-width:100%;border:1px solid #ccc}`;

const section = ({ flow, id, steps, failure, again, faults }: JourneyReport) => `
<details class="${failure ? 'red' : 'green'}"${failure ? ' open' : ''}>
<summary>${failure ? '✗' : '✓'} ${escaped(flow)} ${id}: ${steps.length} steps</summary>
<ol>${steps.map((step) => `<li>${escaped(step)}</li>`).join('')}</ol>
${
  failure
    ? `<p>This transition differed: <code>${escaped(failure.transition)}</code></p><pre>${escaped(failure.why)}</pre>
<img alt="The page at the failed step" src="data:image/png;base64,${failure.picture}">`
    : ''
}
${faults.length > 0 ? `<p>Went wrong on purpose: ${escaped(faults.join(', '))}.</p>` : ''}
<p>Again: <code>${escaped(again)}</code></p>
</details>`;

const undrivenSection = ({ flow, list }: UndrivenReport) => `
<details><summary>${escaped(flow)}: ${list.length} transitions are not driven from outside</summary>
<ul>${list.map(({ transition, why }) => `<li><code>${escaped(transition)}</code>: ${escaped(why)}</li>`).join('')}</ul>
</details>`;

export const pageOf = (
  url: string,
  reports: readonly JourneyReport[],
  undriven: readonly UndrivenReport[] = [],
): string => {
  const red = reports.filter(({ failure }) => failure);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Journeys</title><style>${style}</style>
<h1>Journeys through ${escaped(url)}</h1>
<p>${reports.length} paths, ${red.length} of them failed.</p>
${[...red, ...reports.filter(({ failure }) => !failure)].map(section).join('')}
<h2>Not walked</h2>
${undriven.map(undrivenSection).join('')}</html>
`;
};

// biome-ignore lint/style/noDefaultExport: vitest takes a reporter by its file
export default class HtmlReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const { url, folder }: JourneyOptions = JSON.parse(process.env.LARDER_JOURNEYS ?? '{}');
    if (!folder) return;
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const metas = tests.map((each) => each.meta() as { journey?: JourneyReport; undriven?: UndrivenReport });
    const reports = metas.flatMap(({ journey }) => journey ?? []);
    const undriven = metas.flatMap((meta) => meta.undriven ?? []);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'report.html'), pageOf(url, reports, undriven));
  }
}
