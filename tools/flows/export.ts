/** The files of docs/flows: every chart as a picture, as diagrams, as data for the Stately editor and as a program. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lazyFlows } from '#machines/registry.ts';
import type { Chart } from './charts.ts';
import { configOf } from './config.ts';
import { drawChart } from './draw.ts';
import { layOut } from './layout.ts';
import { mapOf, writeMap } from './map.ts';
import { pageOf } from './mermaid.ts';
import { outlineChart } from './outline.ts';
import { snippetOf } from './snippet.ts';

const page = 'README.md';
const seam = '<!-- From here on written by `npm run generate` from machines/. -->\n';

const filesOf = async (chart: Chart): Promise<[string, string][]> => [
  [`${chart.id}.svg`, drawChart(`The chart ${chart.id}`, await layOut(outlineChart(chart.machine)))],
  [`${chart.id}.md`, pageOf(outlineChart(chart.machine))],
  [`${chart.id}.json`, `${JSON.stringify(configOf(chart.machine), null, 2)}\n`],
  [`${chart.id}.js`, snippetOf(chart)],
];

const entryOf = ({ id, file, purpose, rules }: Chart) =>
  [
    `### ${id}`,
    '',
    ...purpose.flatMap((paragraph) => [paragraph, '']),
    `[diagrams and states](${id}.md) · [picture](${id}.svg) · [for the Stately editor](${id}.json) · [to paste and run](${id}.js) · [source](../../${file})`,
    '',
    rules.length > 0 ? `[Rules](../rules.md): ${rules.join(', ')}.` : 'No rule of the product is about it alone.',
    '',
  ].join('\n');

const readText = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** The texts of all files by name; the hand-written top of the page stays. */
const textsOf = async (charts: Chart[], written: string): Promise<Map<string, string>> =>
  new Map([
    ...(await Promise.all(charts.map(filesOf))).flat(),
    [
      page,
      `${written.split(seam)[0]}${seam}\n${writeMap(mapOf(charts, lazyFlows))}\n## Every flow\n\n${charts.map(entryOf).join('\n')}`,
    ],
  ]);

/** The files of `folder` that differ from the charts; with `write`, they are put right. */
export const exportCharts = async (charts: Chart[], folder: string, { write }: { write: boolean }) => {
  const inFolder = (name: string) => path.join(folder, name);
  const texts = await textsOf(charts, readText(inFolder(page)) ?? '');
  const changed = [...texts].filter(([name, text]) => readText(inFolder(name)) !== text).map(([name]) => name);
  const leftOver = existsSync(folder) ? readdirSync(folder).filter((name) => !texts.has(name)) : [];
  if (write) {
    mkdirSync(folder, { recursive: true });
    for (const name of changed) writeFileSync(inFolder(name), texts.get(name) ?? '');
    for (const name of leftOver) rmSync(inFolder(name));
  }
  return [...changed, ...leftOver];
};
