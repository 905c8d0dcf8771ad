import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keyOf, query } from './query.types.ts';
import { type Activity, createQueryCache } from './query-cache.ts';

const minute = 60_000;
const tea = keyOf(query('listProducts', { search: 'tea' }), 'en');
const milk = keyOf(query('listProducts', { search: 'milk' }), 'en');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A back end whose responses the test gives, one after the other. */
const harness = () => {
  const requested: {
    params: unknown;
    signal: AbortSignal;
    response: (data: unknown) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const network: { back?: Promise<void> | undefined; hasCopies?: boolean } = {};
  const cache = createQueryCache({
    fetchQuery: ({ params }, signal) =>
      new Promise((response, fail) => {
        requested.push({ params, signal, response, fail });
      }),
    freshMs: () => minute,
    whenOnline: (hasData) => (network.hasCopies && !hasData ? undefined : network.back),
  });
  const settled = () => vi.advanceTimersByTimeAsync(0);
  const watch = (key = tea) => {
    const seen: [Activity, unknown][] = [];
    const { stop, refetch } = cache.watch(key, ({ activity, data }) => seen.push([activity, data]));
    return { seen, stop, refetch };
  };
  return { requested, cache, network, settled, watch };
};

describe('the query cache', () => {
  test('refetches a response only when it is stale and observed', async () => {
    const { requested, cache, settled, watch } = harness();
    const { stop } = watch();
    void cache.prefetch(milk);
    requested[0]?.response(['green']);
    requested[1]?.response(['whole']);
    await settled();
    cache.wake();
    void cache.prefetch(tea);
    expect(requested).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(minute);
    cache.wake();
    expect(requested.map(({ params }) => params)).toEqual([{ search: 'tea' }, { search: 'milk' }, { search: 'tea' }]);
    stop();
    cache.wake();
    expect(requested).toHaveLength(3);
  });

  test('refetches a query that was invalidated in flight, and uses the newer response only', async () => {
    const { requested, cache, settled, watch } = harness();
    const { seen } = watch();
    cache.invalidate((operation) => operation === 'listProducts');
    expect(requested.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    requested[1]?.response(['new']);
    requested[0]?.response(['old']);
    await settled();
    expect(seen.at(-1)).toEqual(['idle', ['new']]);
    expect(cache.peek(tea)).toEqual(['new']);
  });

  test('refetches an invalidated query without observers when it is next observed', async () => {
    const { requested, cache, settled } = harness();
    void cache.prefetch(tea);
    requested[0]?.response(['old']);
    await settled();
    cache.invalidate(() => true);
    expect(requested).toHaveLength(1);
    expect(cache.peek(tea)).toEqual(['old']);
    void cache.prefetch(tea);
    expect(requested).toHaveLength(2);
  });

  test('revalidates responses of an age, and leaves younger and pending ones alone', async () => {
    const { requested, cache, settled, watch } = harness();
    const newsMs = 3000;
    watch();
    cache.revalidate(() => true, newsMs);
    expect(requested).toHaveLength(1);
    requested[0]?.response(['old']);
    await settled();
    cache.revalidate(() => true, newsMs);
    expect(requested).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(newsMs + 1);
    cache.revalidate((operation) => operation === 'getHome', newsMs);
    expect(requested).toHaveLength(1);
    cache.revalidate((operation) => operation === 'listProducts', newsMs);
    expect(requested).toHaveLength(2);
  });

  test('aborts a request that nobody waits for any more', async () => {
    const { requested, watch } = harness();
    const [one, other] = [watch(), watch()];
    one.stop();
    expect(requested[0]?.signal.aborted).toBe(false);
    other.stop();
    expect(requested[0]?.signal.aborted).toBe(true);
    watch();
    expect(requested).toHaveLength(2);
  });

  test('waits for the network, at the start and after it was lost', async () => {
    const { requested, network, settled, watch } = harness();
    const cut = () => {
      let mend = () => {};
      network.back = new Promise((resolve) => {
        mend = resolve;
      });
      return () => {
        network.back = undefined;
        mend();
      };
    };
    let mend = cut();
    const { seen } = watch();
    expect(seen.at(-1)).toEqual(['paused', undefined]);
    expect(requested).toHaveLength(0);
    mend();
    await settled();
    expect(seen.at(-1)).toEqual(['fetching', undefined]);
    mend = cut();
    requested[0]?.fail({ kind: 'network' });
    await vi.advanceTimersByTimeAsync(minute);
    expect(seen.at(-1)).toEqual(['paused', undefined]);
    mend();
    await settled();
    requested[1]?.response(['green']);
    await settled();
    expect(seen.at(-1)).toEqual(['idle', ['green']]);
  });

  test('takes no copy in place of the data that it has', async () => {
    const { requested, cache, network, settled, watch } = harness();
    const wait = new AbortController();
    network.hasCopies = true;
    network.back = new Promise((resolve) => wait.signal.addEventListener('abort', () => resolve()));
    cache.hydrate([{ key: tea, data: ['green'] }], true);
    const { seen } = watch();
    void cache.prefetch(milk);
    expect(seen.at(-1)).toEqual(['paused', ['green']]);
    expect(requested.map(({ params }) => params)).toEqual([{ search: 'milk' }]);
    network.back = undefined;
    wait.abort();
    await settled();
    expect(requested[1]?.params).toEqual({ search: 'tea' });
  });

  test('keeps the object of an equal response', async () => {
    const { requested, cache, settled, watch } = harness();
    const { refetch } = watch();
    requested[0]?.response([{ name: 'Green tea' }]);
    await settled();
    const first = cache.peek(tea);
    refetch();
    requested[1]?.response([{ name: 'Green tea' }]);
    await settled();
    expect(cache.peek(tea)).toBe(first);
  });

  test('keeps the data after a failure, and tells every observer of it', async () => {
    const { requested, cache, settled, watch } = harness();
    const heard: unknown[] = [];
    const stop = cache.onResponse((error) => heard.push(error));
    const { seen, refetch } = watch();
    requested[0]?.response(['green']);
    await settled();
    refetch();
    requested[1]?.fail({ kind: 'broken' });
    await settled();
    expect(seen.at(-1)).toEqual(['idle', ['green']]);
    expect(heard).toEqual([undefined, { kind: 'broken' }]);
    stop();
    refetch();
    requested[2]?.response(['black']);
    await settled();
    expect(heard).toHaveLength(2);
  });

  test('treats the data that came with the page as fresh', async () => {
    const { requested, cache, watch } = harness();
    cache.hydrate([{ key: tea, data: ['green'] }]);
    const { seen } = watch();
    expect(seen).toEqual([['idle', ['green']]]);
    expect(requested).toHaveLength(0);
    expect(cache.dehydrate()).toEqual([{ key: tea, data: ['green'] }]);
  });

  test('shows the data of an old page, and fetches them once', async () => {
    const { requested, cache, settled, watch } = harness();
    cache.hydrate([{ key: tea, data: ['green'] }], true);
    const { seen } = watch();
    expect(seen.at(-1)).toEqual(['fetching', ['green']]);
    expect(requested).toHaveLength(1);
    requested[0]?.response(['black']);
    await settled();
    expect(seen.at(-1)).toEqual(['idle', ['black']]);
    cache.wake();
    expect(requested).toHaveLength(1);
  });

  test('renews every response, and resolves once those that are observed have come', async () => {
    const { requested, cache, settled, watch } = harness();
    watch();
    void cache.prefetch(milk);
    requested[0]?.response(['green']);
    requested[1]?.response(['whole']);
    await settled();
    const end = vi.fn();
    void cache.renew().then(end);
    void cache.renew();
    expect(requested).toHaveLength(3);
    expect(end).not.toHaveBeenCalled();
    requested[2]?.response(['black']);
    await settled();
    expect(end).toHaveBeenCalledOnce();
    void cache.prefetch(milk);
    expect(requested).toHaveLength(4);
  });

  test('clears a response ten minutes after its last observer left, and no sooner', async () => {
    const { requested, cache, settled, watch } = harness();
    const { stop } = watch();
    requested[0]?.response(['green']);
    await settled();
    await vi.advanceTimersByTimeAsync(20 * minute);
    stop();
    await vi.advanceTimersByTimeAsync(9 * minute);
    void cache.prefetch(milk);
    expect(cache.peek(tea)).toEqual(['green']);
    await vi.advanceTimersByTimeAsync(2 * minute);
    void cache.prefetch(keyOf(query('listTopShops'), 'en'));
    expect(cache.peek(tea)).toBeUndefined();
  });

  test('clears responses on request, even of requests in flight', async () => {
    const { requested, cache, settled } = harness();
    void cache.prefetch(tea);
    cache.clear((operation) => operation === 'listProducts');
    requested[0]?.response(['green']);
    await settled();
    expect(cache.peek(tea)).toBeUndefined();
  });
});
