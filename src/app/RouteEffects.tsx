/** What a change of page does besides showing it: title, focus, scroll, and telling the root where the shopper is. */

import { useEffect, useRef } from 'react';
import { useShop } from './shop-context.ts';

type RouteEffectsProps = { title: string; path: string; search: string };

/** A new page starts at its top with the keyboard on its heading; Back finds its place again by the browser's memory. */
const useArrival = (path: string, search: string) => {
  const last = useRef({ path, search });
  const { isReturning } = useShop();
  useEffect(() => {
    const isNewPath = last.current.path !== path;
    const isNewSearch = last.current.search !== search;
    last.current = { path, search };
    if (isReturning() || !(isNewPath || isNewSearch)) return;
    if (isNewPath) {
      scrollTo(0, 0);
      document.getElementById('content')?.focus({ preventScroll: true });
    }
  }, [path, search, isReturning]);
};

export const RouteEffects = ({ title, path, search }: RouteEffectsProps) => {
  const { actor } = useShop();
  useEffect(() => {
    document.title = title;
  }, [title]);
  useArrival(path, search);
  useEffect(() => actor.send({ type: 'route.changed', path }), [actor, path]);
  return null;
};
