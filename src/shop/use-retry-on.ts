/** Tries again what failed to load. */
import { useEffect, useEffectEvent } from 'react';

/** Calls `onRetry` at each of these events of the window. Define `types` outside of the component. */
export const useRetryOn = (types: readonly ('click' | 'online')[], onRetry: () => void): void => {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const listening = new AbortController();
    for (const type of types) addEventListener(type, () => retry(), { signal: listening.signal });
    return () => listening.abort();
  }, [types]);
};
