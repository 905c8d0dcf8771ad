/** Which paths are walked: a few that together cover what a run has to, or walks by chance that a seed repeats. */
import { createHash } from 'node:crypto';
import { type EventObject, getInitialSnapshot, getNextSnapshot } from 'xstate';
import { type ChartModel, type ChartPath, edgePaths, eventsOf } from '../support/charts/model.ts';
import { randomOf } from '../support/data/random.ts';
import { type Cover, candidatesFor, coveredBy } from './cover.ts';
import type { Journey } from './journey.ts';
import { transitionName } from './place.ts';

export type Chosen = { id: string; name: string; events: EventObject[] };

const isStart = ({ type }: EventObject) => type === 'xstate.init';

/** The same path has the same name in every run, as long as the chart is the same. */
export const named = (events: EventObject[]): Chosen => {
  const text = JSON.stringify(events);
  const name = events.map(({ type }) => type.replace(/^xstate\.(done|error)\.actor\./, '$1 ')).join(', ');
  return {
    id: createHash('sha256').update(text).digest('hex').slice(0, 8),
    name: name || 'the page is opened',
    events,
  };
};

/** Each time the one that shows most of what no other has shown, until there is nothing new or there are enough. */
export const coveringPaths = (model: ChartModel, most: number, cover: Cover = 'transitions'): Chosen[] => {
  const paths = candidatesFor(model, cover);
  const covered = new Map(paths.map((path) => [path, coveredBy(path, cover)]));
  const seen = new Set<string>();
  const newIn = (path: ChartPath) => new Set(covered.get(path)?.filter((name) => !seen.has(name))).size;
  const chosen: Chosen[] = [];
  while (chosen.length < most) {
    const best = paths.reduce((one, other) => (newIn(other) > newIn(one) ? other : one));
    if (newIn(best) === 0) break;
    for (const name of covered.get(best) ?? []) seen.add(name);
    chosen.push(named(best.steps.map(({ event }) => event).filter((event) => !isStart(event))));
  }
  return chosen;
};

/** The page leaves the state by itself, perhaps before somebody has looked. */
const passesAlone = (possible: readonly EventObject[]): boolean =>
  possible.length > 0 && possible.every(({ type }) => type.startsWith('xstate.after.'));

const randomWalk = (model: ChartModel, random: () => number, length: number): EventObject[] => {
  let state = getInitialSnapshot(model.machine, model.input as never) as never;
  const events: EventObject[] = [];
  while (events.length < 2 * length && !model.stopWhen?.(state)) {
    const possible = eventsOf(model, state);
    if (events.length >= length && !passesAlone(possible)) break;
    const event = possible[Math.floor(random() * possible.length)];
    if (!event) break;
    state = getNextSnapshot(model.machine, state, event as never) as never;
    events.push(event);
  }
  return events;
};

/** Walks of at most `length` steps, and the delays after the last one, until the budget of steps is used up. */
export const randomWalks = (model: ChartModel, seed: number, budget: number, length = 12): Chosen[] => {
  const random = randomOf(seed);
  const walks: Chosen[] = [];
  for (let left = budget; left > 0; left -= length)
    walks.push(named(randomWalk(model, random, Math.min(length, left))));
  return walks;
};

/** The shortest way to a transition with such a name that a person can see something of. */
export const pathTo = ({ flow, model }: Pick<Journey, 'flow' | 'model'>, wanted: RegExp): Chosen => {
  const seenOf = (snapshot: ChartPath['steps'][number]['state']) => JSON.stringify(model.view(snapshot));
  const ways = edgePaths(model).flatMap(({ steps }) => {
    const end = steps.findIndex(({ event, state }, at) => {
      const before = steps[at - 1]?.state;
      const isMeant = before && wanted.test(transitionName(flow, before, event, state));
      return isMeant && seenOf(before) !== seenOf(state);
    });
    return end < 0 ? [] : [steps.slice(0, end + 1)];
  });
  const [found] = ways.sort((one, other) => one.length - other.length);
  if (!found) throw new Error(`No path of ${flow} takes ${wanted}.`);
  return named(found.map(({ event }) => event).filter((event) => !isStart(event)));
};
