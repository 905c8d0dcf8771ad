import { expect, test } from 'vitest';
import { getInitialSnapshot, getNextSnapshot } from 'xstate';
import { randomWalks } from '../paths/choose-paths.ts';
import { plan } from '../paths/flows.ts';
import type { Ground } from '../paths/journey.ts';

test('No random walk ends while a pause in typing passes, which the page may leave before it is looked at', async () => {
  const { model } = await plan('search', { url: 'http://shop.test', settings: {} } as Ground);
  const walks = Array.from({ length: 200 }, (_, seed) => randomWalks(model, seed, 10)).flat();
  const ends = walks.map(({ events }) =>
    events.reduce(
      (state, event) => getNextSnapshot(model.machine, state, event as never),
      getInitialSnapshot(model.machine, model.input as never),
    ),
  );
  expect(ends.filter((end) => end.matches({ question: 'debouncing' } as never))).toEqual([]);
});
