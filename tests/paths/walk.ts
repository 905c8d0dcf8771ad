/**
 * What `npm run journeys` runs: each chosen path of each flow that the shop allows is a test. A path goes on from the
 * page of the one before where the chart leads there. LARDER_JOURNEYS has the options, LARDER_JOURNEYS_WORKER the number
 * of this process among the workers; the outcome of a path goes to the report with the test.
 */
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser/browser.ts';
import { commands } from './again.ts';
import { type Chosen, coveringPaths, named, randomWalks } from './choose-paths.ts';
import { byPrefix } from './continue-path.ts';
import { type Disturbance, disturbBy } from './disturb.ts';
import { reportFlow } from './flow-report.ts';
import { type Flow, plan } from './flows.ts';
import { groundOf } from './ground.ts';
import type { Ground, Journey } from './journey.ts';
import { shopperOfPath } from './path-shopper.ts';
import { createPathWalker, type Walked } from './path-walker.ts';
import { recordFailedPath } from './record-failure.ts';
import { storeWalks } from './record-walk.ts';
import type { FlowReport, JourneyOptions, JourneyReport } from './report.types.ts';
import { selectFlows } from './select-flows.ts';
import { timeSharing } from './time-sharing.ts';
import { undriven } from './undriven.ts';
import { unwalked } from './unwalked.ts';
import { readWalk } from './walk-code.ts';

const options: JourneyOptions = JSON.parse(process.env.LARDER_JOURNEYS ?? '{"command":"","url":"","flows":[]}');
const { url, flows, allowsWrites = false, workers = 1 } = options;
const worker = Number(process.env.LARDER_JOURNEYS_WORKER ?? 0);

/** No flow has so many paths that it matters. */
const every = 1000;

const chosenOf = ({ model }: Journey, all: Chosen[]): Chosen[] => {
  const { seed, steps = 100, most = 20, minutes, path, walk } = options;
  if (walk !== undefined) return [named(readWalk(model, walk))];
  const telling = path ? all : all.slice(0, most);
  const covering = minutes === undefined ? byPrefix(telling) : telling;
  const chosen = seed === undefined ? covering : randomWalks(model, seed, steps);
  return path ? chosen.filter(({ id }) => id === path) : chosen;
};

/** A seed repeats a walk or a fault only from a page of its own; what a server answers leads to no node of the graph. */
const reusesPage = options.seed === undefined && options.faults === undefined && !allowsWrites;

const ground = url ? await groundOf(options) : undefined;
const selected = ground ? await selectFlows(flows as Flow[], ground, plan) : [];
const walkable = selected.flatMap(({ flow, journey }) => (journey ? [{ flow, journey }] : []));
const leftOut = selected.flatMap(({ flow, leftOut: why }) => (why === undefined ? [] : [{ flow, why }]));
const own = walkable.filter((_, at) => at % workers === worker);

const isOver = timeSharing(options.minutes, own.length);
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser(options.browser ? { name: options.browser } : {});
});
afterAll(() => browser?.close());

describe.runIf(worker === 0)('the flows', () => {
  test('something can be walked', ({ task }) => {
    Object.assign(task.meta, { unwalked });
    expect(walkable, leftOut.map(({ flow, why }) => `${flow}: ${why}`).join('\n')).not.toEqual([]);
  });

  test.for(leftOut)('$flow is left out: $why', ({ flow, why }, { task }) => {
    Object.assign(task.meta, { summary: { flow, leftOut: why } satisfies FlowReport });
    if (options.complete) throw new Error(`${flow} is left out: ${why}.`);
  });
});

describe.each(own)('$flow', ({ flow, journey }) => {
  const all = coveringPaths(journey.model, every, options.cover);
  const chosen = chosenOf(journey, all);
  const paths: (Walked & { seconds: number })[] = [];
  const again = commands(options, flow);
  let disturbance: Disturbance | undefined;
  const pages = {
    openPage: () =>
      shopperOfPath(browser, ground as Ground, journey, {
        isShared: true,
        ...(options.device ? { device: options.device } : {}),
        ...(options.language ? { locale: options.language } : {}),
      }),
    ...(options.timeout ? { stepMs: options.timeout } : {}),
    holding: () => {
      disturbance = options.faults === undefined ? undefined : disturbBy(options.faults);
      return { allowsWrites, disturbance };
    },
  };
  const walker = createPathWalker(journey, { ...pages, reusesPage });
  afterAll(async () => {
    await walker.close();
    storeWalks(
      options.walks,
      flow,
      paths.map(({ tried }) => tried),
    );
  });
  if (chosen.length === 0)
    test('has the path that is named', () => {
      throw new Error(`${flow} has no such path. Its paths are:\n${all.map(({ id }) => id).join('\n')}`);
    });
  test('what cannot be driven from outside is listed', ({ task }) => {
    const list = undriven(journey);
    console.log(`${flow}: ${list.length} transitions of its chart are not driven; the report lists them.`);
    Object.assign(task.meta, { undriven: { flow, list } });
  });
  test.for(chosen)('$id $name', async ({ id, events, name }, { task, skip }) => {
    if (isOver(flow)) return skip('the time is over');
    const start = performance.now();
    const walked = await walker.walk({ id, events, name });
    const seconds = (performance.now() - start) / 1000;
    paths.push({ ...walked, seconds });
    const { tried, ...outcome } = walked;
    const faults = disturbance?.done() ?? [];
    const report: JourneyReport = { flow, id, again: again.path(id), faults, seconds, ...outcome };
    Object.assign(task.meta, { journey: report });
    const { failure } = outcome;
    if (!failure) return;
    const { folder: reports = '' } = options;
    const recorded = await recordFailedPath(journey, walked, events, {
      ...pages,
      reports,
      name: join('failed', `${flow}-${id}`),
    });
    Object.assign(report, { recorded, shortest: again.walk(recorded.walk) });
    throw new Error([failure.words, failure.transition, failure.why, again.path(id)].join('\n'));
  });
  test('how much was walked is counted', async ({ task }) => {
    Object.assign(task.meta, { summary: await reportFlow(flow, journey, all.length, paths) });
  });
});
