/** Writes `report.html`, `report.json` and `history.json` of the journeys. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { addRun, type Mark, marksOf, type Run, readHistory } from './history.ts';
import type { FlowReport, JourneyOptions, JourneyReport, UndrivenReport } from './report.types.ts';
import { pageOf } from './report-page.ts';
import { summaryText } from './summary.ts';

type Meta = {
  journey?: JourneyReport;
  undriven?: UndrivenReport;
  summary?: FlowReport;
  unwalked?: Readonly<Record<string, string>>;
};

const markOf = ({ failure, recorded }: JourneyReport): Mark => {
  if (!failure) return 'passed';
  return recorded?.isUnsteady ? 'unsteady' : 'failed';
};

const nameOf = ({ flow, id }: JourneyReport) => `${flow} ${id}`;

const runOf = (journeys: readonly JourneyReport[], { browser, device, language }: JourneyOptions): Run => ({
  at: new Date().toISOString(),
  variant: [browser ?? 'chromium', device ?? 'desktop', language ?? 'en'].join(' '),
  marks: Object.fromEntries(journeys.map((journey) => [nameOf(journey), markOf(journey)])),
});

/** The drawings are for the page alone. */
const withoutDrawing = (summary: FlowReport): FlowReport => {
  if (summary.leftOut !== undefined) return summary;
  const { drawing, ...rest } = summary;
  return rest;
};

/** In the order of `flows`: the workers end in any order. */
const inOrder = <Part extends { flow: string }>(parts: readonly Part[], flows: readonly string[]): Part[] =>
  [...parts].sort((one, other) => flows.indexOf(one.flow) - flows.indexOf(other.flow));

// biome-ignore lint/style/noDefaultExport: vitest takes a reporter by its file
export default class HtmlReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const options: JourneyOptions = JSON.parse(process.env.LARDER_JOURNEYS ?? '{}');
    const { url, folder } = options;
    if (!folder) return;
    const metas = modules.flatMap((module) => [...module.children.allTests()]).map((each) => each.meta() as Meta);
    const walked = metas.flatMap(({ journey }) => journey ?? []);
    const undriven = metas.flatMap((meta) => meta.undriven ?? []);
    const summaries = metas.flatMap(({ summary }) => summary ?? []);
    const unwalked = Object.assign({}, ...metas.map((meta) => meta.unwalked ?? {}));
    const historyFile = join(folder, 'history.json');
    const run = runOf(walked, options);
    const runs = addRun(existsSync(historyFile) ? readHistory(readFileSync(historyFile, 'utf8')) : [], run);
    const journeys = walked.map((journey) => ({ ...journey, marks: marksOf(runs, run.variant, nameOf(journey)) }));
    const data = {
      url,
      journeys: inOrder(journeys, options.flows),
      undriven: inOrder(undriven, options.flows),
      flows: inOrder(summaries, options.flows),
      unwalked,
    };
    mkdirSync(folder, { recursive: true });
    writeFileSync(historyFile, JSON.stringify({ runs }));
    writeFileSync(join(folder, 'report.html'), pageOf(data));
    const plain = { ...data, flows: data.flows.map(withoutDrawing) };
    writeFileSync(join(folder, 'report.json'), JSON.stringify(plain, null, 2));
    console.log(`\n${summaryText(data.flows)}`);
  }
}
