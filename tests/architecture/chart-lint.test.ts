/** Every chart under machines/ can be walked through: no place without a way in or out, no wait without an end, no failure unheard. */
import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createMachine, fromPromise } from 'xstate';
import { findCharts } from '#tools/flows/find.ts';
import { deadEnds, endlessWaits, unheardFailures, unreachable } from '../support/charts/chart-lint.ts';

const theBrowsers = 'the browser’s own storage answers, there is no network to wait for';
const thePages = 'the page says so and links on; leaving the page ends the flow';

/** `chart state` and why it may be left as it is; a name may end with `*`. */
const excused = {
  deadEnds: {
    '* expired': 'the session is over: the login dialog opens, and the page ends with the session',
    '* missing': thePages,
    'preferences known': 'choices that could not be recalled are the built-in ones; everything goes on from there',
  },
  endlessWaits: {
    'locale following': theBrowsers,
    'locale switching.saving': theBrowsers,
    'locale reloading': 'the browser loads the page anew, which is the end of it',
    'release claiming': theBrowsers,
    'release reloading': 'the browser loads the page anew, which is the end of it',
    'preferences recalling': theBrowsers,
    'boot fetching.memory.recalling': theBrowsers,
  },
} as const;

const isNamedBy = (pattern: string, name: string) =>
  pattern.startsWith('* ') ? name.endsWith(pattern.slice(1)) : name === pattern;

const charts = await findCharts();
const found = (check: (machine: AnyStateMachine) => string[]) =>
  charts.flatMap(({ id, machine }) => check(machine).map((state) => `${id} ${state}`));

const checked = (check: (machine: AnyStateMachine) => string[], suppressions: Record<string, string> = {}) => {
  const patterns = Object.keys(suppressions);
  const names = found(check);
  return {
    wrong: names.filter((name) => !patterns.some((pattern) => isNamedBy(pattern, name))),
    needless: patterns.filter((pattern) => !names.some((name) => isNamedBy(pattern, name))),
  };
};

const clean = { wrong: [], needless: [] };

test('The search finds the charts', () => {
  expect(charts.length).toBeGreaterThan(30);
});

test('Every chart has a description of one sentence', () => {
  expect(found(({ config: { description = '' } }) => (/^[A-Z].+\.$/.test(description) ? [] : [description]))).toEqual(
    [],
  );
});

test('Every state can be reached', () => {
  expect(checked(unreachable)).toEqual(clean);
});

test('Every state after a failure can be left by an event from outside', () => {
  expect(checked(deadEnds, excused.deadEnds)).toEqual(clean);
});

test('Every wait has a timeout or can be cancelled', () => {
  expect(checked(endlessWaits, excused.endlessWaits)).toEqual(clean);
});

test('Every call has a transition for every failure', () => {
  expect(checked(unheardFailures)).toEqual(clean);
});

describe('the checks of charts', () => {
  const response = fromPromise(async () => 1);
  const asking = (more: object) =>
    createMachine({
      id: 'asking',
      initial: 'idle',
      states: {
        idle: { on: { ask: 'waiting' } },
        waiting: { invoke: { id: 'ask', src: response, ...more } },
        stuck: {},
      },
    } as never);

  test('name an unreachable state', () => {
    expect(unreachable(asking({ onDone: 'idle' }))).toEqual(['stuck']);
    expect(unreachable(asking({ onDone: 'idle', onError: 'stuck' }))).toEqual([]);
  });

  test('name a failure without a way out', () => {
    expect(deadEnds(asking({ onDone: 'idle', onError: 'stuck' }))).toEqual(['stuck']);
    expect(deadEnds(asking({ onDone: 'idle', onError: 'idle' }))).toEqual([]);
  });

  test('name a wait without an end', () => {
    expect(endlessWaits(asking({ onDone: 'idle', onError: 'idle' }))).toEqual(['waiting']);
  });

  test('name a call whose failure is handled only under a guard', () => {
    const sometimes = { onDone: 'idle', onError: { guard: () => false, target: 'idle' } };
    expect(unheardFailures(asking(sometimes))).toEqual(['waiting: ask']);
    expect(unheardFailures(asking({ onDone: 'idle', onError: [sometimes.onError, { target: 'idle' }] }))).toEqual([]);
  });
});
