/** The faults of a page: its calls and its realtime line, by a plan that can be changed at any time. */
import { createDecision, planBySeed } from '../faults/decide.ts';
import type { FaultPlan } from '../faults/faults.types.ts';
import { createFaultyFetch } from '../faults/faulty-fetch.ts';
import { operationOf, operations } from '../replay/contract.ts';

const idOf = ({ method, url }: Request) => operationOf(method, new URL(url).pathname)?.operation.id;

/** Every line that the page opens, so that it can be cut. */
const watchSockets = (page: Window & typeof globalThis) => {
  const open = new Set<WebSocket>();
  page.WebSocket = class extends page.WebSocket {
    constructor(...args: ConstructorParameters<typeof WebSocket>) {
      super(...args);
      open.add(this);
      this.addEventListener('close', () => open.delete(this));
    }
  };
  return () => {
    for (const socket of open) socket.close();
  };
};

/** `?faults=7` in the address begins with the plan of that seed. */
const firstPlan = (search: string): FaultPlan => {
  const seed = Number(new URLSearchParams(search).get('faults') ?? Number.NaN);
  const ids = operations.map(({ id }) => id);
  return Number.isInteger(seed) ? planBySeed(seed, ids) : { seed: 1, faults: [] };
};

export const createFaults = (page: Window & typeof globalThis) => {
  let plan = firstPlan(page.location.search);
  let decide = createDecision(plan);
  let timers: ReturnType<typeof setInterval>[] = [];
  const cut = watchSockets(page);
  const cutRegularly = () => {
    for (const timer of timers) clearInterval(timer);
    timers = plan.faults.flatMap(({ kind, ms = 5000 }) => (kind === 'socket' ? [setInterval(cut, ms)] : []));
  };
  return {
    fetch: createFaultyFetch(page.fetch.bind(page), idOf, (operation) => decide(operation)),
    plan: () => plan,
    /** Resets the counters. */
    set: (next: FaultPlan): void => {
      plan = next;
      decide = createDecision(plan);
      cutRegularly();
    },
  };
};

export type Faults = ReturnType<typeof createFaults>;
