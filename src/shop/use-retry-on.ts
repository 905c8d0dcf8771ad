/** Tries again what failed to load. */
import { useEffect, useEffectEvent } from 'react';

/** Calls `onRetry` at each of these events of the window; pass the same array each time. */
export const useRetryOn = (signs: readonly ('click' | 'online')[], onRetry: () => void): void => {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const listening = new AbortController();
    for (const sign of signs) addEventListener(sign, () => retry(), { signal: listening.signal });
    return () => listening.abort();
  }, [signs]);
};
