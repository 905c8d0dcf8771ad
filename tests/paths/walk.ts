/**
 * What `npm run journeys` runs: each chosen path of each flow that the shop allows is a test. A path goes on from the
 * page of the one before where the chart leads there. LARDER_JOURNEYS has the options; the outcome of a path goes to the
 * report with the test.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser/browser.ts';
import { type Chosen, coveringPaths, randomWalks } from './choose-paths.ts';
import { byPrefix } from './continue-path.ts';
import { type Disturbance, disturbBy } from './disturb.ts';
import { reportFlow } from './flow-report.ts';
import { type Flow, plan } from './flows.ts';
import { groundOf } from './ground.ts';
import type { Ground, Journey } from './journey.ts';
import { shopperOfPath } from './path-shopper.ts';
import { createPathWalker, type Walked } from './path-walker.ts';
import { storeWalks } from './record-walk.ts';
import type { FlowReport, JourneyOptions, JourneyReport } from './report.types.ts';
import { selectFlows } from './select-flows.ts';
import { undriven } from './undriven.ts';
import { unwalked } from './unwalked.ts';

const options: JourneyOptions = JSON.parse(process.env.LARDER_JOURNEYS ?? '{"url":"","flows":[]}');
const { url, flows, allowsWrites = false } = options;

/** No flow has so many paths that it matters. */
const every = 1000;

const chosenOf = ({ model }: Journey, all: Chosen[]): Chosen[] => {
  const { seed, steps = 100, most = 20, path } = options;
  const covering = byPrefix(path ? all : all.slice(0, most));
  const chosen = seed === undefined ? covering : randomWalks(model, seed, steps);
  return path ? chosen.filter(({ id }) => id === path) : chosen;
};

/** A seed repeats a walk or a fault only from a page of its own; what a server answers leads to no node of the graph. */
const reusesPage = options.seed === undefined && options.faults === undefined && !allowsWrites;

/** The command that walks this path alone. */
const againOf = (flow: string, id: string): string => {
  const chance = options.seed === undefined ? [] : ['--seed', options.seed, '--steps', options.steps ?? 100];
  const faults = options.faults === undefined ? [] : ['--faults', options.faults];
  const writes = allowsWrites ? ['--allow-writes'] : [];
  return ['npm run journeys --', '--url', url, '--flow', flow, ...chance, ...faults, ...writes, '--path', id].join(' ');
};

const ground = url ? await groundOf(options) : undefined;
const selected = ground ? await selectFlows(flows as Flow[], ground, plan) : [];
const walkable = selected.flatMap(({ flow, journey }) => (journey ? [{ flow, journey }] : []));
const leftOut = selected.flatMap(({ flow, leftOut: why }) => (why === undefined ? [] : [{ flow, why }]));

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

test('something can be walked', ({ task }) => {
  Object.assign(task.meta, { unwalked });
  expect(walkable, leftOut.map(({ flow, why }) => `${flow}: ${why}`).join('\n')).not.toEqual([]);
});

test.for(leftOut)('$flow is left out: $why', ({ flow, why }, { task }) => {
  Object.assign(task.meta, { summary: { flow, leftOut: why } satisfies FlowReport });
  if (options.complete) throw new Error(`${flow} is left out: ${why}.`);
});

describe.each(walkable)('$flow', ({ flow, journey }) => {
  const all = coveringPaths(journey.model, every);
  const chosen = chosenOf(journey, all);
  const paths: (Walked & { seconds: number })[] = [];
  let disturbance: Disturbance | undefined;
  const walker = createPathWalker(journey, {
    openPage: () => shopperOfPath(browser, ground as Ground, journey, { isShared: true }),
    reusesPage,
    ...(options.timeout ? { stepMs: options.timeout } : {}),
    holding: () => {
      disturbance = options.faults === undefined ? undefined : disturbBy(options.faults);
      return { allowsWrites, disturbance };
    },
  });
  afterAll(async () => {
    await walker.close();
    storeWalks(
      flow,
      paths.map(({ tried }) => tried),
    );
  });
  if (chosen.length === 0) test('has no such path', () => expect.unreachable());
  test('what cannot be driven from outside is listed', ({ task }) => {
    const list = undriven(journey);
    console.log(`${flow}: ${list.length} transitions of its chart are not driven; the report lists them.`);
    Object.assign(task.meta, { undriven: { flow, list } });
  });
  test.for(chosen)('$id $name', async (path, { task }) => {
    const start = performance.now();
    const walked = await walker.walk(path);
    const seconds = (performance.now() - start) / 1000;
    paths.push({ ...walked, seconds });
    const { tried, ...outcome } = walked;
    const faults = disturbance?.done() ?? [];
    const again = againOf(flow, path.id);
    const report: JourneyReport = { flow, id: path.id, again, faults, seconds, ...outcome };
    Object.assign(task.meta, { journey: report });
    if (outcome.failure) throw new Error(`${outcome.failure.transition}\n${outcome.failure.why}\n${again}`);
  });
  test('how much was walked is counted', ({ task }) => {
    Object.assign(task.meta, { summary: reportFlow(flow, journey, all.length, paths) });
  });
});
