/** `report.html` of the journeys: one page without a script. What failed stands first, open. */
import { stripVTControlCharacters } from 'node:util';
import { isFlaky, type Mark } from './history.ts';
import type { Recorded } from './record-failure.ts';
import type { FlowReport, JourneyReport, UndrivenReport } from './report.types.ts';
import { summaryRows } from './summary.ts';

const escaped = (text: string) =>
  stripVTControlCharacters(text).replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const style = `:root{color-scheme:light}body{font:16px/1.5 system-ui;margin:2rem auto;max-width:70rem;padding:0 1rem;color:#1c1c1c;background:#fff}
details{border:1px solid #ccc;border-radius:8px;padding:.5rem 1rem;margin:.5rem 0}summary{cursor:pointer}
.red>summary{color:#a40000;font-weight:600}.red .taken li:last-child{color:#a40000;font-weight:600}
.words{font-size:1.15rem;font-weight:600}.flaky{background:#7a4b00;color:#fff;border-radius:4px;padding:0 .4rem}
.marks{letter-spacing:.15em}table{border-collapse:collapse}td,th{padding:.1rem .8rem .1rem 0;text-align:start}
code,pre{background:#f4f4f4;padding:.1rem .3rem;white-space:pre-wrap;overflow-wrap:anywhere}img{max-width:100%;border:1px solid #ccc}
fieldset{border:0;padding:0;margin:.5rem 0;display:flex;flex-wrap:wrap;gap:.25rem 1rem}legend{float:left;font-weight:600;margin-inline-end:1rem}
figure{margin:0;overflow:auto}.chart text.taken{fill:#0b6b3a}
body:has(#only-failed:checked) .path:not(.red),body:has(#only-flaky:checked) .path:not(.unreliable){display:none}`;

const signs: Record<Mark, string> = { passed: '✓', failed: '✗', unsteady: '≁' };

const radio = (group: string, id: string, label: string, isFirst: boolean) =>
  `<label><input type="radio" name="${group}" id="${escaped(id)}"${isFirst ? ' checked' : ''}> ${escaped(label)}</label>`;

/** Each choice is a rule of CSS: a page that a tester opens from a folder or an e-mail may run no script. */
const filters = (flows: readonly string[]) => `<style>${flows
  .map((flow) => `body:has(#flow-${escaped(flow)}:checked) .path:not([data-flow="${escaped(flow)}"]){display:none}`)
  .join('\n')}</style>
<fieldset><legend>Show</legend>${radio('outcome', 'all-outcomes', 'all', true)}${radio('outcome', 'only-failed', 'failed', false)}${radio('outcome', 'only-flaky', 'flaky', false)}</fieldset>
<fieldset><legend>Flow</legend>${radio('flow', 'every-flow', 'all', true)}${flows.map((flow) => radio('flow', `flow-${flow}`, flow, false)).join('')}</fieldset>`;

const list = (steps: readonly string[], pictures?: string) =>
  `<ol class="taken">${steps
    .map((step, at) => {
      const picture = pictures ? ` <a href="${escaped(pictures)}/step-${at + 1}.png">picture</a>` : '';
      return `<li>${escaped(step)}${picture}</li>`;
    })
    .join('')}</ol>`;

const recordedPart = ({ folder, steps, isUnsteady }: Recorded, all: number, command = '') => {
  const link = (file: string, text: string) => `<a href="${escaped(folder)}/${file}">${text}</a>`;
  const found = isUnsteady ? '<p>It passed when it was walked again: it cannot be relied on.</p>' : '';
  const shorter =
    steps.length < all ? `<p>The shortest form that fails alike: <code>${escaped(command)}</code></p>` : '';
  return `${found}${shorter}${list(steps, folder)}
<p>Recorded: ${link('film.webp', 'film')}, ${link('trace.zip', 'trace')} (<code>npx playwright-core show-trace trace.zip</code>: each step with its DOM, calls and
console), ${link('page-1.html', 'DOM')}, ${link('page-1.network.txt', 'calls')}, ${link('page-1.console.txt', 'console')}.</p>`;
};

const failedPart = ({ failure, recorded, shortest, steps }: JourneyReport) =>
  failure
    ? `<p class="words">${escaped(failure.words)}</p>
<p>This transition differed: <code>${escaped(failure.transition)}</code></p><pre>${escaped(failure.why)}</pre>
<img alt="The page at the failed step" src="data:image/png;base64,${failure.picture}">
${recorded ? recordedPart(recorded, steps.length, shortest) : ''}`
    : '';

const section = (report: JourneyReport) => {
  const { flow, id, steps, failure, again, faults, seconds, note, marks = [] } = report;
  const isUnreliable = isFlaky(marks) || note !== undefined;
  const kinds = ['path', failure ? 'red' : 'green', ...(isUnreliable ? ['unreliable'] : [])].join(' ');
  const flag = isUnreliable ? ' <span class="flaky">flaky</span>' : '';
  const history =
    marks.length > 1
      ? ` <span class="marks" title="The last runs">${marks.map((mark) => signs[mark]).join('')}</span>`
      : '';
  return `
<details class="${kinds}" data-flow="${escaped(flow)}"${failure ? ' open' : ''}>
<summary>${failure ? '✗' : '✓'} ${escaped(flow)} ${id}: ${steps.length} steps, ${seconds.toFixed(1)} s${history}${flag}</summary>
${list(steps)}
${failedPart(report)}
${faults.length > 0 ? `<p>Went wrong on purpose: ${escaped(faults.join(', '))}.</p>` : ''}
${note ? `<p>This differed on the page of other paths, and not on a page of its own:</p><pre>${escaped(note)}</pre>` : ''}
<p>Again: <code>${escaped(again)}</code></p>
</details>`;
};

const undrivenSection = ({ flow, list: transitions }: UndrivenReport) => `
<details><summary>${escaped(flow)}: ${transitions.length} transitions are not driven from outside</summary>
<ul>${transitions.map(({ transition, why }) => `<li><code>${escaped(transition)}</code>: ${escaped(why)}</li>`).join('')}</ul>
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

const drawings = (summaries: readonly FlowReport[]) =>
  summaries
    .flatMap((summary) => (summary.leftOut === undefined && summary.drawing ? [summary] : []))
    .map(
      ({ chart, drawing, states, transitions }) => `
<details><summary>${escaped(chart)}: ${states.walked} of ${states.all} states, ${transitions.walked} of ${transitions.all} transitions</summary>
<figure>${drawing}</figure></details>`,
    )
    .join('');

const unwalkedSection = (unwalked: Readonly<Record<string, string>>) => `
<details><summary>${Object.keys(unwalked).length} charts have no journey</summary>
<ul>${Object.entries(unwalked)
  .map(([chart, why]) => `<li>${escaped(chart)}: ${escaped(why)}</li>`)
  .join('')}</ul>
</details>`;

export type ReportData = {
  url: string;
  journeys: readonly JourneyReport[];
  undriven?: readonly UndrivenReport[];
  flows?: readonly FlowReport[];
  unwalked?: Readonly<Record<string, string>>;
};

export const pageOf = ({ url, journeys, undriven = [], flows = [], unwalked = {} }: ReportData): string => {
  const red = journeys.filter(({ failure }) => failure);
  const green = journeys.filter(({ failure }) => !failure);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Journeys</title><style>${style}</style>
<h1>Journeys through ${escaped(url)}</h1>
<p>${journeys.length} paths, ${red.length} of them failed.</p>
${summaryTable(flows)}
${filters([...new Set(journeys.map(({ flow }) => flow))])}
${[...red, ...green].map(section).join('')}
<h2>On the charts</h2>
<p>Green was walked. Red could have been walked and was not. The rest no page brings about from outside.</p>
${drawings(flows)}
<h2>Not walked</h2>
${undriven.map(undrivenSection).join('')}${unwalkedSection(unwalked)}</html>
`;
};
