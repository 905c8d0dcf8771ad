/** Faults by seed: the same calls go wrong in the same way each time, and each way is what it says. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDecision, planBySeed } from '#tools/faults/decide.ts';
import type { Fault, FaultKind } from '#tools/faults/faults.types.ts';
import { createFaultyFetch } from '#tools/faults/faulty-fetch.ts';

const operations = ['getCart', 'addToCart', 'setCartQuantity', 'removeCartLine', 'quoteCheckout'];

/** What goes wrong with a hundred calls, in the order of the calls. */
const decisionsOf = (seed: number, calls = Array.from({ length: 100 }, (_, at) => operations[at % 5] as string)) => {
  const decide = createDecision(planBySeed(seed, operations));
  return calls.map((operation) => `${operation} ${decide(operation)?.kind ?? 'well'}`);
};

describe('a seed of faults', () => {
  test('makes the same calls fail each time', () => {
    expect(decisionsOf(7)).toEqual(decisionsOf(7));
    expect(decisionsOf(7)).not.toEqual(decisionsOf(8));
  });

  test('does so whatever is called in between', () => {
    const alone = decisionsOf(
      7,
      Array.from({ length: 20 }, () => 'addToCart'),
    );
    const among = decisionsOf(7).filter((decision) => decision.startsWith('addToCart'));
    expect(among).toEqual(alone);
  });

  test('leaves about two calls of three alone', () => {
    const seeds = Array.from({ length: 50 }, (_, seed) => decisionsOf(seed));
    const well = seeds.flat().filter((decision) => decision.endsWith('well')).length / 5000;
    expect(well).toBeGreaterThan(0.55);
    expect(well).toBeLessThan(0.78);
  });
});

describe('a fault', () => {
  let sent: string[];

  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const real: typeof fetch = async (input) => {
    sent.push(new Request(input).url);
    return new Response('{}', { status: 200 });
  };
  const faulty = (kind: FaultKind, more: Partial<Fault> = {}) => {
    const fault: Fault = { operation: 'a', kind, chance: 1, ...more };
    const decide = createDecision({ seed: 1, faults: [fault] });
    return createFaultyFetch(real, ({ url }) => new URL(url).pathname.slice(1), decide);
  };
  const url = (name: string) => `http://shop.invalid/${name}`;

  test('delays a response', async () => {
    const response = faulty('delay', { ms: 500 })(url('a'));
    await vi.advanceTimersByTimeAsync(499);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect((await response).status).toBe(200);
  });

  test.each([
    ['status', 503, 503],
    ['unauthorized', undefined, 401],
  ] as const)('replaces the response: %s', async (kind, status, expected) => {
    const response = await faulty(kind, status ? { status } : {})(url('a'));
    expect(response.status).toBe(expected);
    expect(sent).toEqual([]);
  });

  test('stops the request in the browser, or loses its response', async () => {
    await expect(faulty('network')(url('a'))).rejects.toThrow(TypeError);
    expect(sent).toEqual([]);
    await expect(faulty('silence')(url('a'))).rejects.toThrow(TypeError);
    expect(sent).toEqual([url('a')]);
  });

  test('lets the next response overtake, or responds after a while', async () => {
    const order: string[] = [];
    const call = faulty('reorder');
    const first = call(url('a')).then(() => order.push('a'));
    await call(url('b')).then(() => order.push('b'));
    await first;
    expect(order).toEqual(['b', 'a']);
    const alone = call(url('a')).then(() => order.push('alone'));
    await vi.advanceTimersByTimeAsync(2000);
    await alone;
    expect(order).toContain('alone');
  });

  test('ends with the aborted call', async () => {
    const abort = new AbortController();
    const response = faulty('delay', { ms: 500 })(url('a'), { signal: abort.signal });
    abort.abort();
    await expect(response).rejects.toThrow('aborted');
    expect(sent).toEqual([]);
  });

  test('concerns its own operation only', async () => {
    expect((await faulty('network')(url('b'))).status).toBe(200);
  });
});
