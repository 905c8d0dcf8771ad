/**
 * `npm run replay -- report.json`: repeats a tester's session and prints where the charts differ.
 * `--save name` stores the report in tests/replays, where `npm test` replays it from then on.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readOptions, refuse } from '../../scripts/lib/options.mjs';
import { root } from '../flows/find.ts';
import { readReport } from './read-report.ts';
import { replay } from './replay.ts';

const folder = path.join('tests', 'replays');

const help = `
npm run replay -- report.json [--save <name>]

Repeats a tester's session on the charts and prints where they differ.

  --save <name>   store the report in tests/replays, where npm test repeats it`;
const { positionals, values } = readOptions(help, { save: { type: 'string' } }, { allowPositionals: true });
const [file, ...others] = positionals;

const run = async (text: string): Promise<number> => {
  const report = readReport(text);
  if (typeof report === 'string') {
    console.error(report);
    return 2;
  }
  const { difference, steps, finals } = await replay(report);
  if (difference) {
    const { actor, at, entry, expected, found } = difference;
    console.error(`${actor} differs after ${at} ms, at entry ${entry} of the report.`);
    console.error(`  recorded: ${expected}\n  now:      ${found}`);
  } else console.log(`${steps} steps of ${Object.keys(finals.replayed).length} actors, all as they were recorded.`);
  return difference ? 1 : 0;
};

/** A session that differs is saved as well: it is the test of the defect. */
const save = (name: string, text: string): number => {
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, `${name}.json`), `${JSON.stringify(JSON.parse(text))}\n`);
  console.log(`Kept as ${path.join(folder, `${name}.json`)}; npm test replays it.`);
  return 0;
};

/** Undefined after a complaint. */
const textOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    console.error(`There is no file ${file}. In the shop press Tester, then Save report.`);
    return undefined;
  }
};

if (file === undefined) refuse('Say which: npm run replay -- report.json [--save name]');
else if (others.length > 0) refuse('One report at a time');
else if (values.save !== undefined && !/^[a-z0-9-]+$/.test(values.save))
  refuse('A name has small letters, digits and dashes only');
else {
  const text = textOf(file);
  const code = text === undefined ? 2 : await run(text);
  process.exitCode = text === undefined || values.save === undefined ? code : Math.max(code, save(values.save, text));
}
