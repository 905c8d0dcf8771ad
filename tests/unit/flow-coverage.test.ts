/** The counting itself: what is tried, what is not, what is excused and what is excused in vain. */
import { describe, expect, test } from 'vitest';
import { createActor, createMachine, sendTo } from 'xstate';
import { coverageOf, mergeRecordings } from '#tools/flows/coverage/merge.ts';
import { createRecorder } from '#tools/flows/coverage/record.ts';
import { reportPage } from '#tools/flows/coverage/report.ts';

const lamp = createMachine({
  id: 'lamp',
  initial: 'waking',
  context: { current: true },
  states: {
    waking: { always: 'off' },
    off: {
      on: {
        press: [{ guard: ({ event }) => event.isDark === true, target: 'on' }, { target: 'off' }],
        turn: { guard: () => false, target: 'on' },
      },
    },
    on: { on: { press: 'off' }, always: { guard: ({ context }) => !context.current, target: 'off' } },
    broken: {},
  },
});
const charts = [{ id: 'lamp', file: 'lamp.machine.ts', machine: lamp, purpose: [], rules: [] }];

const recorded = (...events: { type: string; isDark?: boolean }[]) => {
  const { inspect, recording } = createRecorder();
  const actor = createActor(lamp, { inspect }).start();
  for (const event of events) actor.send(event);
  return recording;
};

const lampOf = (...events: { type: string; isDark?: boolean }[]) => {
  const coverage = coverageOf(charts, recorded(...events), {}).charts[0];
  return {
    states: coverage?.states.untried,
    transitions: coverage?.transitions.untried,
    guards: coverage?.guards.untried,
  };
};

describe('the recording of a chart', () => {
  test('has each state entered, even one that was left at once', () => {
    const { states, transitions } = lampOf();
    expect(states).toEqual(['lamp.on', 'lamp.broken']);
    expect(transitions).not.toContain('lamp.waking + always [0]');
  });

  test('tells the transitions of one event apart', () => {
    expect(lampOf({ type: 'press' }).transitions).toEqual([
      'lamp.off + press [0]',
      'lamp.off + turn [0]',
      'lamp.on + always [0]',
      'lamp.on + press [0]',
    ]);
  });

  test('has the result of each guard: of the taken transition, of earlier ones, of an ignored event, of later ones', () => {
    expect(lampOf({ type: 'press' }).guards).not.toContain('lamp.off + press [0] no');
    expect(lampOf({ type: 'press' }).guards).toContain('lamp.off + press [0] yes');
    expect(lampOf({ type: 'press', isDark: true }).guards).not.toContain('lamp.off + press [0] yes');
    expect(lampOf({ type: 'press', isDark: true }).guards).not.toContain('lamp.on + always [0] no');
    expect(lampOf({ type: 'turn' }).guards).not.toContain('lamp.off + turn [0] no');
    expect(lampOf({ type: 'other' }).guards).toContain('lamp.off + turn [0] no');
  });

  test('follows the charts that a chart starts', () => {
    const house = createMachine({
      id: 'house',
      invoke: { id: 'lamp', src: lamp },
      on: { dusk: { actions: sendTo('lamp', { type: 'press', isDark: true }) } },
    });
    const { inspect, recording } = createRecorder();
    createActor(house, { inspect }).start().send({ type: 'dusk' });
    expect(recording.lamp?.states['lamp.on']).toBeGreaterThan(0);
  });

  test('can be added to others', () => {
    const merged = mergeRecordings([recorded({ type: 'press' }), recorded({ type: 'press', isDark: true })]);
    expect(merged.lamp?.guards['lamp.off + press [0]']).toEqual({ yes: 1, no: 1 });
  });
});

describe('a suppression', () => {
  const all = recorded({ type: 'press' }, { type: 'press', isDark: true }, { type: 'press' });
  const checked = (...names: string[]) => {
    const suppressions = Object.fromEntries(names.map((name) => [name, 'it has a reason']));
    const { charts: counted, needless } = coverageOf(charts, all, suppressions);
    return { untried: [...(counted[0]?.states.untried ?? []), ...(counted[0]?.transitions.untried ?? [])], needless };
  };
  const left = ['lamp.broken', 'lamp.off + turn [0]', 'lamp.on + always [0]'];

  test('is required for each state and transition that was not covered', () => {
    expect(checked()).toEqual({ untried: left, needless: [] });
    expect(checked(...left.map((name) => `lamp: ${name}`))).toEqual({ untried: [], needless: [] });
  });

  test('may name a common prefix', () => {
    expect(checked('lamp: lamp.o*').untried).toEqual(['lamp.broken']);
  });

  test('is reported once it is unnecessary', () => {
    expect(checked('lamp: lamp.on + press [0]').needless).toEqual(['lamp: lamp.on + press [0]']);
  });
});

test('The report draws uncovered parts in red', async () => {
  const page = await reportPage(charts, coverageOf(charts, recorded({ type: 'press' }), {}));
  expect(page).toMatch(/class="state atomic never" data-id="lamp.broken"/);
  expect(page).toMatch(/class="state atomic initial" data-id="lamp.waking"/);
  expect(page).toMatch(/class="transition never" data-key="lamp.off \+ press \[0\]"/);
});
