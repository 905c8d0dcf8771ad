import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Activity, createAnswers } from './answers.ts';
import { keyOf, read } from './reading.types.ts';

const minute = 60_000;
const tea = keyOf(read('listProducts', { search: 'tea' }), 'en');
const milk = keyOf(read('listProducts', { search: 'milk' }), 'en');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A back end whose answers the test gives, one after the other. */
const rig = () => {
  const asked: {
    params: unknown;
    signal: AbortSignal;
    answer: (data: unknown) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const network: { back?: Promise<void> | undefined } = {};
  const answers = createAnswers({
    ask: ({ params }, signal) =>
      new Promise((answer, fail) => {
        asked.push({ params, signal, answer, fail });
      }),
    freshMs: () => minute,
    whenOnline: () => network.back,
  });
  const settled = () => vi.advanceTimersByTimeAsync(0);
  const watch = (key = tea) => {
    const seen: [Activity, unknown][] = [];
    const { stop, refetch } = answers.watch(key, ({ activity, data }) => seen.push([activity, data]));
    return { seen, stop, refetch };
  };
  return { asked, answers, network, settled, watch };
};

describe('answers', () => {
  test('are asked for again only when they are old and somebody looks', async () => {
    const { asked, answers, settled, watch } = rig();
    const { stop } = watch();
    void answers.bring(milk);
    asked[0]?.answer(['green']);
    asked[1]?.answer(['whole']);
    await settled();
    answers.wake();
    void answers.bring(tea);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(minute);
    answers.wake();
    expect(asked.map(({ params }) => params)).toEqual([{ search: 'tea' }, { search: 'milk' }, { search: 'tea' }]);
    stop();
    answers.wake();
    expect(asked).toHaveLength(3);
  });

  test('that are outdated while they are under way are asked for again, and only the newer one counts', async () => {
    const { asked, answers, settled, watch } = rig();
    const { seen } = watch();
    answers.outdate((operation) => operation === 'listProducts');
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    asked[1]?.answer(['new']);
    asked[0]?.answer(['old']);
    await settled();
    expect(seen.at(-1)).toEqual(['idle', ['new']]);
    expect(answers.peek(tea)).toEqual(['new']);
  });

  test('that are outdated and watched by nobody are asked for when they are wanted', async () => {
    const { asked, answers, settled } = rig();
    void answers.bring(tea);
    asked[0]?.answer(['old']);
    await settled();
    answers.outdate(() => true);
    expect(asked).toHaveLength(1);
    expect(answers.peek(tea)).toEqual(['old']);
    void answers.bring(tea);
    expect(asked).toHaveLength(2);
  });

  test('that are no longer news are asked for again; what is news or under way is left alone', async () => {
    const { asked, answers, settled, watch } = rig();
    const newsMs = 3000;
    watch();
    answers.follow(() => true, newsMs);
    expect(asked).toHaveLength(1);
    asked[0]?.answer(['old']);
    await settled();
    answers.follow(() => true, newsMs);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(newsMs + 1);
    answers.follow((operation) => operation === 'getHome', newsMs);
    expect(asked).toHaveLength(1);
    answers.follow((operation) => operation === 'listProducts', newsMs);
    expect(asked).toHaveLength(2);
  });

  test('that nobody waits for any more are not waited for', async () => {
    const { asked, watch } = rig();
    const [one, other] = [watch(), watch()];
    one.stop();
    expect(asked[0]?.signal.aborted).toBe(false);
    other.stop();
    expect(asked[0]?.signal.aborted).toBe(true);
    watch();
    expect(asked).toHaveLength(2);
  });

  test('wait for the network, at first and when it was lost on the way', async () => {
    const { asked, network, settled, watch } = rig();
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
    expect(asked).toHaveLength(0);
    mend();
    await settled();
    expect(seen.at(-1)).toEqual(['fetching', undefined]);
    mend = cut();
    asked[0]?.fail({ kind: 'network' });
    await vi.advanceTimersByTimeAsync(minute);
    expect(seen.at(-1)).toEqual(['paused', undefined]);
    mend();
    await settled();
    asked[1]?.answer(['green']);
    await settled();
    expect(seen.at(-1)).toEqual(['idle', ['green']]);
  });

  test('that say the same again are the same object', async () => {
    const { asked, answers, settled, watch } = rig();
    const { refetch } = watch();
    asked[0]?.answer([{ name: 'Green tea' }]);
    await settled();
    const first = answers.peek(tea);
    refetch();
    asked[1]?.answer([{ name: 'Green tea' }]);
    await settled();
    expect(answers.peek(tea)).toBe(first);
  });

  test('outlive a failure, which everybody who listens hears of', async () => {
    const { asked, answers, settled, watch } = rig();
    const heard: unknown[] = [];
    const stop = answers.onAnswer((error) => heard.push(error));
    const { seen, refetch } = watch();
    asked[0]?.answer(['green']);
    await settled();
    refetch();
    asked[1]?.fail({ kind: 'broken' });
    await settled();
    expect(seen.at(-1)).toEqual(['idle', ['green']]);
    expect(heard).toEqual([undefined, { kind: 'broken' }]);
    stop();
    refetch();
    asked[2]?.answer(['black']);
    await settled();
    expect(heard).toHaveLength(2);
  });

  test('that a page carried count as new', async () => {
    const { asked, answers, watch } = rig();
    answers.take([{ key: tea, data: ['green'] }]);
    const { seen } = watch();
    expect(seen).toEqual([['idle', ['green']]]);
    expect(asked).toHaveLength(0);
    expect(answers.carry()).toEqual([{ key: tea, data: ['green'] }]);
  });

  test('are forgotten ten minutes after the last one who wanted them, and no sooner', async () => {
    const { asked, answers, settled, watch } = rig();
    const { stop } = watch();
    asked[0]?.answer(['green']);
    await settled();
    await vi.advanceTimersByTimeAsync(20 * minute);
    stop();
    await vi.advanceTimersByTimeAsync(9 * minute);
    void answers.bring(milk);
    expect(answers.peek(tea)).toEqual(['green']);
    await vi.advanceTimersByTimeAsync(2 * minute);
    void answers.bring(keyOf(read('listTopShops'), 'en'));
    expect(answers.peek(tea)).toBeUndefined();
  });

  test('that are forgotten on purpose are gone, even when they are still under way', async () => {
    const { asked, answers, settled } = rig();
    void answers.bring(tea);
    answers.forget((operation) => operation === 'listProducts');
    asked[0]?.answer(['green']);
    await settled();
    expect(answers.peek(tea)).toBeUndefined();
  });
});
