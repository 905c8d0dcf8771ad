/** The files of docs/flows, made anew from the charts: each snippet runs where nothing but XState is, the rest is whole. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import type { Chart } from '#tools/flows/charts.ts';
import { configOf } from '#tools/flows/config.ts';
import { exportCharts } from '#tools/flows/export.ts';
import { findCharts, root } from '#tools/flows/find.ts';
import { outlineChart } from '#tools/flows/outline.ts';
import { snippetOf } from '#tools/flows/snippet.ts';
import { statesOf, transitionsOf } from '#tools/flows/transitions.ts';

const charts = await findCharts();
const named = charts.map((chart) => [chart.id, chart] as const);

const shapeOf = (machine: Chart['machine']) => ({
  states: statesOf(machine).map(({ id }) => id),
  transitions: [...transitionsOf(machine).keys()],
});

/** Runs in a folder of its own: starts each snippet and gives it every event that it knows, with and without a yes. */
const runner = `
import { readdirSync } from 'node:fs';
import { createActor } from 'xstate';
const report = {};
for (const file of readdirSync('.').filter((name) => name.endsWith('.js') && name !== 'run.js')) {
  const { machine } = await import('./' + file);
  const statuses = new Set();
  // A call that fails unseen ends its chart, and none of these is under way.
  for (const type of machine.events.filter((name) => !name.startsWith('xstate.error.'))) {
    for (const says of [{}, Object.fromEntries(Object.keys(machine.implementations.guards).map((name) => [name, false]))]) {
      const actor = createActor(machine);
      actor.subscribe({ error: () => {} });
      actor.start();
      actor.send({ ...says, type });
      statuses.add(actor.getSnapshot().status);
      actor.stop();
    }
  }
  const nodes = (node) => [node, ...Object.values(node.states).flatMap(nodes)];
  report[machine.id] = { statuses: [...statuses], states: nodes(machine.root).map(({ id }) => id) };
}
console.log(JSON.stringify(report));
process.exit(0);
`;

describe('a snippet', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-snippets-'));
  let report: Record<string, { statuses: string[]; states: string[] }>;

  beforeAll(() => {
    mkdirSync(path.join(folder, 'node_modules'));
    symlinkSync(path.join(root, 'node_modules/xstate'), path.join(folder, 'node_modules/xstate'), 'junction');
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
    for (const chart of charts) writeFileSync(path.join(folder, `${chart.id}.js`), snippetOf(chart));
    writeFileSync(path.join(folder, 'run.js'), runner);
    report = JSON.parse(execFileSync(process.execPath, ['run.js'], { cwd: folder, encoding: 'utf8' }));
  }, 60_000);

  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(named)('of %s runs alone, with every state of the chart', (id, chart) => {
    expect(report[id]?.states).toEqual(shapeOf(chart.machine).states);
    expect(report[id]?.statuses).not.toContain('error');
  });

  test.each(named)('of %s imports XState only', (_id, chart) => {
    expect([...snippetOf(chart).matchAll(/from '([^']+)'/g)].map(([, source]) => source)).toEqual(['xstate']);
  });
});

test.each(named)('the data of %s are the same chart', (_id, { machine }) => {
  expect(shapeOf(createMachine(configOf(machine) as never))).toEqual(shapeOf(machine));
});

test.each(named)('the outline of %s has every state and every transition', (_id, { machine }) => {
  const text = JSON.stringify(outlineChart(machine));
  const { states, transitions } = shapeOf(machine);
  expect([...states, ...transitions].filter((name) => !text.includes(JSON.stringify(name)))).toEqual([]);
});

test.each(named)('%s says what it is for', (_id, { purpose }) => {
  expect(purpose.join(' ').length).toBeGreaterThan(40);
});

test('what is stale, missing or left over is named, put right, and what a person wrote stays', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-flows-'));
  const few = charts.filter(({ id }) => id === 'connectivity' || id === 'toasts');
  const check = () => exportCharts(few, folder, { write: false });
  const write = () => exportCharts(few, folder, { write: true });
  writeFileSync(path.join(folder, 'README.md'), '# Flows\n\n');
  await write();
  expect(await check()).toEqual([]);
  expect(readFileSync(path.join(folder, 'README.md'), 'utf8')).toMatch(/^# Flows\n\n<!--[\s\S]*### toasts/);

  writeFileSync(path.join(folder, 'toasts.svg'), '<svg/>');
  writeFileSync(path.join(folder, 'gone.js'), '');
  rmSync(path.join(folder, 'connectivity.json'));
  expect((await check()).sort()).toEqual(['connectivity.json', 'gone.js', 'toasts.svg']);
  await write();
  expect(await check()).toEqual([]);
  expect(readdirSync(folder)).toHaveLength(7);
  rmSync(folder, { recursive: true });
});
