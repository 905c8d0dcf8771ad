/** What the paths of a journey cover together, and how its time is shared. */
import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { coveringPaths } from '#tests/paths/choose-paths.ts';
import { type Cover, coveredBy } from '#tests/paths/cover.ts';
import { timeSharing } from '#tests/paths/time-sharing.ts';
import { type ChartModel, edgesOf, firstOf, nextOf } from '#tests/support/charts/model.ts';

const machine = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { open: 'ajar' } },
    ajar: { on: { push: 'wide', close: 'closed', leave: 'gone' } },
    wide: { on: { close: 'closed' } },
    gone: {},
  },
});
const types = ['open', 'push', 'close', 'leave'];
const model: ChartModel = {
  machine: machine as never,
  input: undefined,
  cases: types.map((type) => ({ type })),
  view: ({ value }) => value,
};

const pathsFor = (cover: Cover) => coveringPaths(model, 100, cover);

/** Everything that the paths cover, walked again from their events. */
const coveredFor = (cover: Cover): Set<string> =>
  new Set(
    pathsFor(cover).flatMap(({ events }) => {
      let state = firstOf(model);
      const steps = [{ event: { type: 'xstate.init' }, state }];
      for (const event of events) {
        state = nextOf(model, state, event);
        steps.push({ event, state });
      }
      return coveredBy({ name: '', steps }, cover);
    }),
  );

/** Sequences of so many transitions of which each begins where the one before ends. */
const sequencesOf = (length: number): string[][] => {
  const edges = edgesOf(model).map(({ from, event, to }) => ({
    name: `: ${String(from.value)} + ${event.type} → ${String(to.value)}`,
    from: from.value,
    to: to.value,
  }));
  let found = edges.map((edge) => [edge]);
  for (let more = 1; more < length; more += 1)
    found = found.flatMap((one) => edges.filter(({ from }) => from === one.at(-1)?.to).map((edge) => [...one, edge]));
  return found.map((one) => one.map(({ name }) => name));
};

describe('The paths of a run', () => {
  test('that covers states enter each', () => {
    expect([...coveredFor('states')].sort()).toEqual(['ajar', 'closed', 'gone', 'wide']);
  });

  test.each([
    ['transitions', 1],
    ['pairs', 2],
    ['1-switch', 2],
    ['2-switch', 3],
  ] as const)('that covers %s take every sequence of %d transitions', (cover, length) => {
    const covered = coveredFor(cover);
    for (const sequence of sequencesOf(length)) expect([...covered]).toContain(sequence.join(', '));
  });

  test('are shorter for states than for transitions, and shorter for these than for pairs', () => {
    const lengths = (['states', 'transitions', 'pairs'] as const).map((cover) =>
      pathsFor(cover).reduce((sum, { events }) => sum + events.length, 0),
    );
    expect(lengths).toEqual([...lengths].sort((one, other) => one - other));
    expect(new Set(lengths).size).toBe(3);
  });
});

describe('The time of a run', () => {
  test('is shared by its flows, and what one leaves the others have', () => {
    let now = 0;
    const isOver = timeSharing(10, 2, () => now);
    expect(isOver('cart')).toBe(false);
    now = 4.9 * 60_000;
    expect(isOver('cart')).toBe(false);
    now = 5 * 60_000;
    expect(isOver('cart')).toBe(true);
    expect(isOver('search')).toBe(false);
    now = 10 * 60_000;
    expect(isOver('search')).toBe(true);
  });

  test('is never over without a limit', () => {
    expect(timeSharing(undefined, 2)('cart')).toBe(false);
  });
});
