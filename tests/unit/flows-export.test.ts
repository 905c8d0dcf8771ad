/** The files of docs/flows, made anew from the charts: each snippet runs where nothing but XState is, the rest is whole. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AnyStateMachine, createActor, createMachine } from 'xstate';
import type { Chart } from '#tools/flows/charts.ts';
import { configOf } from '#tools/flows/config.ts';
import { exportCharts } from '#tools/flows/export.ts';
import { findCharts, root } from '#tools/flows/find.ts';
import { outlineChart } from '#tools/flows/outline.ts';
import { snippetOf } from '#tools/flows/snippet.ts';
import { statesOf, transitionsOf } from '#tools/flows/transitions.ts';

const charts = await findCharts();
/** What is found of each chart, by its name: a comparison of two such lists names the chart that differs. */
const byChart = (foundOf: (chart: Chart) => unknown) =>
  Object.fromEntries(charts.map((chart) => [chart.id, foundOf(chart)]));
const idsWhere = (isMeant: (chart: Chart) => boolean) => charts.filter(isMeant).map(({ id }) => id);

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
  // A call that fails unseen ends its chart, and none of these is in flight.
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

describe('the snippet', () => {
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

  test('of each chart runs alone, with every state of the chart', () => {
    expect(byChart(({ id }) => report[id]?.states)).toEqual(byChart(({ machine }) => shapeOf(machine).states));
    expect(idsWhere(({ id }) => report[id]?.statuses.includes('error') ?? true)).toEqual([]);
  });

  test('of the cart starts online and without an account, and goes offline when told', async () => {
    const { machine } = (await import(/* @vite-ignore */ path.join(folder, 'cart.js'))) as { machine: AnyStateMachine };
    const actor = createActor(machine).start();
    expect(actor.getSnapshot().value).toEqual({ lines: { signedOut: 'guest' }, network: 'online' });
    actor.send({ type: 'connection.lost' });
    expect(actor.getSnapshot().value).toMatchObject({ network: 'offline' });
    actor.stop();
  });

  test('of each chart imports XState only', () => {
    const sourcesOf = (chart: Chart) => [...snippetOf(chart).matchAll(/from '([^']+)'/g)].map(([, source]) => source);
    expect(byChart(sourcesOf)).toEqual(byChart(() => ['xstate']));
  });
});

test('The search finds the charts', () => {
  expect(charts.length).toBeGreaterThan(30);
});

test('The data of each chart make the same chart', () => {
  const copied = byChart(({ machine }) => shapeOf(createMachine(configOf(machine) as never)));
  expect(copied).toEqual(byChart(({ machine }) => shapeOf(machine)));
});

test('The outline of each chart has every state and every transition', () => {
  const missing = byChart(({ machine }) => {
    const text = JSON.stringify(outlineChart(machine));
    const { states, transitions } = shapeOf(machine);
    return [...states, ...transitions].filter((name) => !text.includes(JSON.stringify(name)));
  });
  expect(missing).toEqual(byChart(() => []));
});

test('Each chart has a description', () => {
  expect(idsWhere(({ purpose }) => purpose.join(' ').length <= 40)).toEqual([]);
});

test('Stale, missing and left-over files are named and mended, and written parts stay', async () => {
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
  expect(readdirSync(folder)).toHaveLength(9);
  rmSync(folder, { recursive: true });
});
