/** What is fetched once and rendered as soon as it is there. */
import { useCallback, useSyncExternalStore } from 'react';

/** In the words that `use` of React looks for: what has arrived renders without a pause. */
type Standing<Value> = { status: 'fulfilled'; value: Value } | { status: 'rejected'; reason: unknown };

/** The same promise, that says how it stands. */
export const trackPromise = <Value>(fetched: Promise<Value>): Promise<Value> => {
  const note = (standing: Standing<Value>) => void Object.assign(fetched, standing);
  fetched.then(
    (value) => note({ status: 'fulfilled', value }),
    (reason: unknown) => note({ status: 'rejected', reason }),
  );
  return fetched;
};

const statusOf = (pending: Partial<Standing<unknown>>) => pending.status;
export const hasFailed = (pending: Promise<unknown>): boolean => statusOf(pending as object) === 'rejected';
const isFulfilled = (pending: Promise<unknown>) => statusOf(pending as object) === 'fulfilled';

/** What the server wrote stays until its code is there. */
const no = () => false;

/**
 * Neither here nor failed; the view renders again when that changes. Not found out by suspending: what comes soon after
 * a fallback, React holds back for a third of a second.
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
