/** Every chart under machines/ can be walked through: no place without a way in or out, no wait without an end, no failure unheard. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, assign, createMachine, fromPromise } from 'xstate';
import { inRoot } from '#server/root.ts';
import { findCharts } from '#tools/flows/find.ts';
import { deadEnds, endlessWaits, unheardFailures, unreachable } from '#tools/flows/lint/checks.ts';
import { checked, checks, foundIn } from '#tools/flows/lint/lint.ts';

const charts = await findCharts();
const sources = readdirSync(inRoot('machines'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => [file, readFileSync(inRoot('machines', file), 'utf8')] as const);

test('The search finds the charts', () => {
  expect(charts.length).toBeGreaterThan(30);
});

test('Every chart has a description of one sentence', () => {
  expect(
    foundIn(charts, ({ config: { description = '' } }) => (/^[A-Z].+\.$/.test(description) ? [] : [description])),
  ).toEqual([]);
});

describe('A transition is written beside its state, in the file of its chart', () => {
  const hasTarget = (source: string) => /\btarget:/.test(source);

  test('in every flow', () => {
    const others = sources.filter(([file]) => !file.endsWith('.machine.ts'));
    expect(others.length).toBeGreaterThan(200);
    expect(others.flatMap(([file, source]) => (hasTarget(source) ? [file] : []))).toEqual([]);
  });

  test('and others are found', () => {
    expect(hasTarget("export const lost = { guard: 'isOver', target: 'over' };")).toBe(true);
    expect(hasTarget('const { target } = event;')).toBe(false);
  });
});

describe('A call without a response in time is a timeout to whatever judges it', () => {
  const hasNoError = (source: string) => /params: \{[^{}]*\berror: undefined\b/.test(source);

  test('in every flow', () => {
    expect(sources.flatMap(([file, source]) => (hasNoError(source) ? [file] : []))).toEqual([]);
  });

  test('and others are found', () => {
    expect(hasNoError("{ type: 'showFailure', params: { error: undefined, fallback } }")).toBe(true);
    expect(hasNoError("{ type: 'showFailure', params: { ...timeout, fallback } }")).toBe(false);
  });
});

describe('An action named assign… changes the context, and one named store… writes to the storage of the browser', () => {
  const isMisnamed = ([name, action]: [string, { type?: string }]) =>
    (/^assign[A-Z]/.test(name) && action.type !== 'xstate.assign') || (/^store[A-Z]/.test(name) && 'type' in action);
  const misnamed = ({ implementations: { actions } }: Pick<AnyStateMachine, 'implementations'>) =>
    Object.entries(actions as Record<string, { type?: string }>)
      .filter(isMisnamed)
      .map(([name]) => name);

  test('in every chart', () => {
    expect(foundIn(charts, misnamed)).toEqual([]);
  });

  test('and others are found', () => {
    const machine = createMachine({}).provide({
      actions: {
        storeUser: assign({}),
        assignUser: () => undefined,
        assignName: assign({}),
        storeName: () => undefined,
      },
    } as never);
    expect(misnamed(machine)).toEqual(['storeUser', 'assignUser']);
  });
});

test.each(Object.entries(checks))('%s', (_, { check, excused }) => {
  expect(checked(charts, check, excused)).toEqual({ wrong: [], needless: [] });
});

test('A check names the chart and the state, unless it is excused', () => {
  const lost = { id: 'lost', file: 'lost.machine.ts', purpose: [], rules: [] };
  const machine = createMachine({ id: 'lost', initial: 'here', states: { here: {}, there: {} } });
  expect(checked([{ ...lost, machine }], unreachable)).toEqual({ wrong: ['lost there'], needless: [] });
  expect(checked([{ ...lost, machine }], unreachable, { '* there': 'why', 'lost here': 'why' })).toEqual({
    wrong: [],
    needless: ['lost here'],
  });
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
