/** How a path goes on from where the page is: by the chart's own events, and only where that shows the same transitions. */

import { describe, expect, test } from 'vitest';
import type { EventObject } from 'xstate';
import { createMachine } from 'xstate';
import type { Chosen } from '#tests/paths/choose-paths.ts';
import { byPrefix, continuePath } from '#tests/paths/continue-path.ts';
import { byItself, type Hand } from '#tests/paths/journey.ts';
import { type ChartModel, firstOf, nextOf } from '#tests/support/charts/model.ts';

const machine = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { open: 'ajar' } },
    ajar: { on: { push: 'wide', close: 'closed', leave: 'gone' } },
    wide: { on: { close: 'closed', knock: 'wide', gust: 'closed' } },
    gone: {},
  },
});
const events = (...types: string[]): EventObject[] => types.map((type) => ({ type }));
const model: ChartModel = {
  machine: machine as never,
  input: undefined,
  cases: events('open', 'push', 'close', 'knock', 'leave', 'gust'),
  view: ({ value }) => value,
  stopWhen: ({ value }) => value === 'gone',
};
const press: Hand = async () => {};
const journey = {
  flow: 'door',
  model,
  ports: {},
  hands: { open: press, push: press, close: press, knock: press, leave: press, gust: byItself },
};

const stateAfter = (...types: string[]) =>
  events(...types).reduce((state, event) => nextOf(model, state, event), firstOf(model));
const path = (...types: string[]): Chosen => ({ id: types.join(), name: types.join(), events: events(...types) });
const typesOf = (found: EventObject[] | undefined) => found?.map(({ type }) => type);
const opened = 'door: closed + open → ajar';

describe('a path', () => {
  test('goes back by an event of the chart and skips the prefix that is walked', () => {
    const walked = new Set([opened, 'door: ajar + push → wide']);
    const next = continuePath(journey, stateAfter('open', 'push'), path('open', 'leave'), walked);
    expect(typesOf(next)).toEqual(['close', 'open', 'leave']);
  });

  test('goes on at once where the page is already there', () => {
    const next = continuePath(journey, stateAfter('open'), path('open', 'push', 'knock'), new Set([opened]));
    expect(typesOf(next)).toEqual(['push', 'knock']);
  });

  test('walks its prefix where no other path has shown it', () => {
    const next = continuePath(journey, stateAfter('open'), path('open', 'push'), new Set());
    expect(typesOf(next)).toEqual(['close', 'open', 'push']);
  });

  test('walks its last transition even where all of them are walked', () => {
    const walked = new Set([opened, 'door: ajar + close → closed']);
    expect(typesOf(continuePath(journey, stateAfter('open'), path('open', 'close'), walked))).toEqual(['close']);
  });

  test('begins on a fresh page where the last path has left the flow', () => {
    expect(continuePath(journey, stateAfter('open', 'leave'), path('open', 'push'), new Set([opened]))).toBeUndefined();
  });

  test('does not wait for what only the page does by itself', () => {
    const only = { ...journey, hands: { ...journey.hands, close: byItself } };
    expect(continuePath(only, stateAfter('open', 'push'), path('open', 'leave'), new Set())).toBeUndefined();
  });

  test('begins on a fresh page where the way is longer than a load', () => {
    const far = createMachine({
      initial: 's0',
      states: Object.fromEntries(
        [...Array(9).keys()].map((at) => [`s${at}`, { on: { go: `s${(at + 1) % 9}`, end: `s${at}` } }]),
      ),
    });
    const long = { ...journey, hands: { go: press, end: press } };
    const farModel: ChartModel = { ...model, machine: far as never, cases: events('go', 'end') };
    const from = nextOf(farModel, firstOf(farModel), { type: 'go' });
    expect(continuePath({ ...long, model: farModel }, from, path('end'), new Set())).toBeUndefined();
  });

  test('begins on a fresh page where the chart takes another transition than the path shows', () => {
    const counting: ChartModel = {
      ...model,
      // What the view leaves out decides whether the page offers the next event.
      isPossible: ({ _nodes, historyValue }, { type }) => type !== 'knock' || (_nodes.length > 0 && !historyValue.used),
    };
    const state = stateAfter('open', 'push');
    const used = Object.assign(Object.create(Object.getPrototypeOf(state)), state, { historyValue: { used: [] } });
    const walked = new Set([opened, 'door: ajar + push → wide']);
    const requested = path('open', 'push', 'knock');
    expect(typesOf(continuePath({ ...journey, model: counting }, state, requested, walked))).toEqual(['knock']);
    expect(continuePath({ ...journey, model: counting }, used, requested, walked)).toBeUndefined();
  });
});

test('Paths with the same beginning are walked one after the other', () => {
  const sorted = byPrefix([path('open', 'push'), path('knock'), path('open', 'leave')]);
  expect(sorted.map(({ id }) => id)).toEqual(['knock', 'open,leave', 'open,push']);
});
