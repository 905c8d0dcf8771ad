/** No state of a chart is left out of what people perceive, and nothing is said of states that no chart has. */
import { expect, test } from 'vitest';
import { perceived, rowOf } from '#tests/paths/perceived.ts';
import { findCharts } from '#tools/flows/find.ts';
import { statesOf } from '#tools/flows/transitions.ts';

const charts = await findCharts();
const leaves = charts.flatMap(({ id, machine }) =>
  statesOf(machine)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => [id, path.join('.')] as const),
);

const isNamedBy = (name: string, state: string) =>
  name.endsWith('*') ? state.startsWith(name.slice(0, -1)) : name === state;

test('Each state has a row in the table of what a person perceives', () => {
  expect(leaves.length).toBeGreaterThan(250);
  expect(leaves.filter(([chart, state]) => rowOf(chart, state) === undefined)).toEqual([]);
});

test('A state that no row names, and a chart that is neither described nor unwalked, are found', () => {
  expect(rowOf('session', 'elsewhere')).toBeUndefined();
  expect(rowOf('nobody', 'idle')).toBeUndefined();
});

test('Each row of the table belongs to a state', () => {
  const rows = Object.entries(perceived).flatMap(([chart, states]) => Object.keys(states).map((name) => [chart, name]));
  const needless = rows.filter(
    ([chart, name = '']) => !leaves.some(([id, state]) => id === chart && isNamedBy(name, state)),
  );
  expect(needless).toEqual([]);
});

test('A state after a failed call has a visible or spoken message', () => {
  const failures = leaves.filter(([, state]) => /(^|\.)(failed|unquoted|unknown)$/.test(state));
  const silent = failures.filter(([chart, state]) => {
    const row = rowOf(chart, state);
    return typeof row === 'object' && !row.says && !row.hasFocus;
  });
  expect(failures.length).toBeGreaterThan(15);
  expect(silent).toEqual([]);
});
