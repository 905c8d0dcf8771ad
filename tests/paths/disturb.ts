/**
 * Faults while a path is walked. What the path itself answers is refused and lost by its own steps; here goes wrong what happens
 * around it, by a seed, so that a page whose surroundings fail must still do what its chart says.
 */
import type { Route } from 'playwright-core';
import { createDecision, planBySeed } from '#tools/faults/decide.ts';
import { createFaultyFetch } from '#tools/faults/faulty-fetch.ts';
import { operationOf, operations } from '#tools/replay/contract.ts';

/** As it goes over the line: what `fetch` has unpacked already has another length. */
const passed = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => !/^(content-(length|encoding)|transfer-encoding)$/.test(name)));

export type Disturbance = {
  /** Answers a call in the way that the seed has for it. */
  response: (route: Route) => Promise<void>;
  /** What went wrong so far, in order: `listShops: status`. */
  done: () => string[];
};

export const disturbBy = (seed: number): Disturbance => {
  const decide = createDecision(
    planBySeed(
      seed,
      operations.map(({ id }) => id),
    ),
  );
  const done: string[] = [];
  const faulty = createFaultyFetch(
    fetch,
    ({ method, url }) => operationOf(method, new URL(url).pathname)?.operation.id,
    (operation) => {
      const fault = decide(operation);
      if (fault) done.push(`${operation}: ${fault.kind}`);
      return fault;
    },
  );
  const respond = async (route: Route) => {
    const request = route.request();
    const headers = await request.allHeaders();
    const response = await faulty(request.url(), { method: request.method(), headers, body: request.postData() });
    await route.fulfill({
      status: response.status,
      headers: passed(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  };
  return {
    // Also what the page has given up meanwhile ends here.
    response: (route) => respond(route).catch(() => route.abort().catch(() => undefined)),
    done: () => done,
  };
};
