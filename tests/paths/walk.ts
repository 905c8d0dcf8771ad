/**
 * What `npm run journeys` runs: each chosen path of each chosen flow is a test on a page of its own. What it was told
 * stands in LARDER_JOURNEYS; what came of a path goes to the report with the test.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Recording } from '#tools/flows/coverage/record.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { type Chosen, coveringPaths, randomWalks } from './choose-paths.ts';
import { disturbBy } from './disturb.ts';
import { type Flow, plan } from './flows.ts';
import type { Ground, Journey } from './journey.ts';
import { newcomer } from './newcomer.ts';
import { storeWalks } from './record-walk.ts';
import type { JourneyOptions, JourneyReport } from './report.types.ts';
import { undriven } from './undriven.ts';
import { walkPath } from './walk-path.ts';

const options: JourneyOptions = JSON.parse(process.env.LARDER_JOURNEYS ?? '{"url":"","flows":[]}');
const { url, flows, allowsWrites = false } = options;

const groundOf = async (): Promise<Ground> => {
  const response = await fetch(`${url}/api/master`);
  if (!response.ok) throw new Error(`${url}/api/master answered ${response.status}.`);
  const { data } = (await response.json()) as { data: Record<string, unknown> };
  const demo = data.demo_account as { phone: string; password: string } | null | undefined;
  const account = options.account ?? (demo ? { login: demo.phone, password: demo.password } : undefined);
  return { url, settings: data, ...(account ? { account } : {}) };
};

const chosenOf = ({ model }: Journey): Chosen[] => {
  const { seed, steps = 100, most = 20, path } = options;
  const chosen = seed === undefined ? coveringPaths(model, path ? 1000 : most) : randomWalks(model, seed, steps);
  return path ? chosen.filter(({ id }) => id === path) : chosen;
};

/** The command that walks this path alone. */
const againOf = (flow: string, id: string): string => {
  const chance = options.seed === undefined ? [] : ['--seed', options.seed, '--steps', options.steps ?? 100];
  const faults = options.faults === undefined ? [] : ['--faults', options.faults];
  const writes = allowsWrites ? ['--allow-writes'] : [];
  return ['npm run journeys --', '--url', url, '--flow', flow, ...chance, ...faults, ...writes, '--path', id].join(' ');
};

const ground = url ? await groundOf() : undefined;
const planned = await Promise.all(
  flows.map(async (flow) => ({ flow, journey: ground && (await plan(flow as Flow, ground)) })),
);

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

describe.each(planned)('$flow', ({ flow, journey }) => {
  const chosen = journey ? chosenOf(journey) : [];
  const recordings: Recording[] = [];
  afterAll(() => storeWalks(flow, recordings));
  if (chosen.length === 0) test('has no such path', () => expect.unreachable());
  test('what cannot be driven from outside is listed', ({ task }) => {
    const list = journey ? undriven(journey) : [];
    console.log(`${flow}: ${list.length} transitions of its chart are not driven; the report lists them.`);
    Object.assign(task.meta, { undriven: { flow, list } });
  });
  test.for(chosen)('$id $name', async ({ id, events }, { task }) => {
    const shopper = await newcomer(browser, ground as Ground, journey as Journey);
    const disturbance = options.faults === undefined ? undefined : disturbBy(options.faults);
    const { tried, ...outcome } = await walkPath(
      shopper,
      journey as Journey,
      { events, ...(options.timeout ? { stepMs: options.timeout } : {}) },
      { allowsWrites, disturbance },
    );
    recordings.push(tried);
    const faults = disturbance?.done() ?? [];
    const report: JourneyReport = { flow, id, again: againOf(flow, id), faults, ...outcome };
    Object.assign(task.meta, { journey: report });
    await shopper.context.close();
    if (outcome.failure) throw new Error(`${outcome.failure.transition}\n${outcome.failure.why}\n${report.again}`);
  });
});
