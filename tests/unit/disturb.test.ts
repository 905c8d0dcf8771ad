/** What goes wrong around a path of `npm run journeys -- --faults`: the same for the same seed, and as it is said. */
import type { Route } from 'playwright-core';
import { afterEach, expect, test, vi } from 'vitest';
import { disturbBy } from '#tests/paths/disturb.ts';
import { planBySeed } from '#tools/faults/decide.ts';
import { operations } from '#tools/replay/contract.ts';

const seed = 7;
const url = 'http://shop.test';

/** Calls that need no clock to go wrong, by what happens to them. */
const callsThat = (kind: string) => {
  const planned = planBySeed(
    seed,
    operations.map(({ id }) => id),
  ).faults.filter((fault) => fault.kind === kind);
  return operations.filter(
    ({ id, method, template }) =>
      method === 'GET' && !template.includes('{') && planned.some(({ operation }) => operation === id),
  );
};

/** What came of a call: its status, or nothing. */
const send = async (response: (route: Route) => Promise<void>, template: string) => {
  let outcome: number | 'lost' = 'lost';
  const request = {
    url: () => `${url}/api${template}`,
    method: () => 'GET',
    allHeaders: async () => ({}),
    postData: () => null,
  };
  const fulfill = async ({ status }: { status: number }) => {
    outcome = status;
  };
  await response({ request: () => request, fulfill, abort: async () => {} } as unknown as Route);
  return outcome;
};

const walk = async (template: string, by = seed) => {
  const { response, done } = disturbBy(by);
  const outcomes: (number | 'lost')[] = [];
  while (outcomes.length < 20) outcomes.push(await send(response, template));
  return { outcomes, done: done() };
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['status', /^(429|500|503)$/],
  ['network', /^lost$/],
])('The fault "%s" fails the same few calls of a path in each walk', async (kind, wrong) => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 200 }));
  const [{ id, template } = { id: '', template: '' }] = callsThat(kind);
  const first = await walk(template);
  expect(first).toEqual(await walk(template));
  const failed = first.outcomes.filter((outcome) => outcome !== 200);
  expect(failed.length).toBeGreaterThan(2);
  expect(failed.length).toBeLessThan(15);
  for (const outcome of failed) expect(String(outcome)).toMatch(wrong);
  expect(first.done).toEqual(failed.map(() => `${id}: ${kind}`));
});
