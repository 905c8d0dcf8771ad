/** Every event in every resting state is answered, or is on the chart's list of what it ignores on purpose. */
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { createMachine } from 'xstate';
import { formIgnored } from '#machines/shared/form.machine.ts';
import { type IgnoredPairs, needlesslyIgnored, unanswered } from '#tests/support/charts/unhandled.ts';
import { findCharts } from '#tools/flows/find.ts';

/** The lists stand beside their charts as `<id>Ignored`; those of the charts with many states are in `ignored.ts`. */
const modules = import.meta.glob<Record<string, IgnoredPairs>>(
  ['/machines/*/*.types.ts', '/machines/shared/*.machine.ts', './ignored.ts'],
  { eager: true },
);
const lists = new Map(Object.values(modules).flatMap((module) => Object.entries(module)));

/** A chart without a list of its own is a form, or answers everything. */
const ignoredBy = ({ id, states }: AnyStateMachine): IgnoredPairs =>
  lists.get(`${id}Ignored`) ?? formIgnored.filter(([state]) => Object.hasOwn(states, state));

/** What a lifecycle does not answer is refused: that is what the server asks it. */
const isFlow = ({ file }: { file: string }) => !file.startsWith('machines/lifecycles/');

const charts = (await findCharts())
  .filter(isFlow)
  .map(({ machine }): [AnyStateMachine, IgnoredPairs] => [machine, ignoredBy(machine)]);

test('The search finds the charts', () => {
  expect(charts.length).toBeGreaterThan(35);
});

/** What is wrong in any chart, with the chart's name. */
const inAllCharts = (wrongIn: (chart: AnyStateMachine, ignored: IgnoredPairs) => string[]) =>
  charts.flatMap(([chart, ignored]) => wrongIn(chart, ignored).map((cell) => `${chart.id}: ${cell}`));

test('Every state handles or deliberately ignores each event of its chart', () => {
  expect(inAllCharts(unanswered)).toEqual([]);
});

test('No chart ignores an event that it handles', () => {
  expect(inAllCharts(needlesslyIgnored)).toEqual([]);
});

test('Each ignored pair of state and event would be reported without its row', () => {
  const without = (ignored: IgnoredPairs, pair: IgnoredPairs[number]) => ignored.filter((other) => other !== pair);
  const needless = inAllCharts((chart, ignored) =>
    ignored.filter((pair) => unanswered(chart, without(ignored, pair)).length === 0).map((pair) => pair.join(' + ')),
  );
  expect(needless).toEqual([]);
});

describe('the check of totality', () => {
  const lamp = createMachine({
    initial: 'off',
    states: { off: { on: { 'lamp.light': 'on' } }, on: { on: { 'lamp.douse': 'off' } } },
  });

  test('names a state and an event without a transition', () => {
    expect(unanswered(lamp)).toEqual(['off + lamp.douse', 'on + lamp.light']);
    expect(
      unanswered(lamp, [
        ['off', 'lamp.douse'],
        ['on', '*'],
      ]),
    ).toEqual([]);
  });

  test('names a pair that is ignored without need', () => {
    expect(
      needlesslyIgnored(lamp, [
        ['off', 'lamp.light'],
        ['broken', '*'],
      ]),
    ).toEqual(['off + lamp.light', 'broken + *']);
  });
});
