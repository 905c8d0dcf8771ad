/** Whether a media query matches; false on the server and while hydrating. */
import { useCallback, useSyncExternalStore } from 'react';

const no = () => false;

export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (listen: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listen);
      return () => list.removeEventListener('change', listen);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches, no);
};
