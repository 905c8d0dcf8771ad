/** Promises whose state can be read synchronously, for code that is fetched once. */
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { idle } from '#machines/shared/idle.live.ts';

/** The fields that React's `use` reads: it renders a fulfilled promise without suspending. */
type Settled<Value> = { status: 'fulfilled'; value: Value } | { status: 'rejected'; reason: unknown };

/** Returns the same promise, which gets its state as fields once it has settled. */
export const trackPromise = <Value>(fetched: Promise<Value>): Promise<Value> => {
  const mark = (settled: Settled<Value>) => void Object.assign(fetched, settled);
  fetched.then(
    (value) => mark({ status: 'fulfilled', value }),
    (reason: unknown) => mark({ status: 'rejected', reason }),
  );
  return fetched;
};

const statusOf = (pending: Partial<Settled<unknown>>) => pending.status;
export const hasFailed = (pending: Promise<unknown>): boolean => statusOf(pending as object) === 'rejected';
const isFulfilled = (pending: Promise<unknown>) => statusOf(pending as object) === 'fulfilled';

/** While hydrating, no promise counts as pending: the server's markup stays until its code is loaded. */
const no = () => false;

/**
 * True while the promise is pending; the view renders again when it settles. It does not suspend: React delays
 * content that arrives soon after a fallback by a third of a second.
 */
export const useIsPending = (pending: Promise<unknown>): boolean => {
  const subscribe = useCallback(
    (notify: () => void) => {
      pending.then(notify, notify);
      return () => undefined;
    },
    [pending],
  );
  return useSyncExternalStore(subscribe, () => !isFulfilled(pending) && !hasFailed(pending), no);
};

/**
 * Renders the caller once more if the code is there and the page is idle, but the server's markup still stands. After a
 * press on that markup, React sometimes misses that its code has arrived: it would hydrate it only after another press.
 *
 * @returns What the loaded part calls once it is shown.
 */
export const useRenderOnLoad = (load: () => Promise<unknown>): (() => void) => {
  const isShown = useRef(false);
  const [, renderAgain] = useState(false);
  useEffect(() => {
    const renderIfMissed = async () => {
      await load();
      await idle();
      if (!isShown.current) renderAgain(true);
    };
    // The part itself shows a failure.
    renderIfMissed().catch(() => undefined);
  }, [load]);
  return useCallback(() => {
    isShown.current = true;
  }, []);
};
