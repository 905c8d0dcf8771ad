/** What a change of page does besides showing it: title, focus, scroll, and telling the root where the shopper is. */

import { useEffect, useRef } from 'react';
import type { FlowOnDemandName } from '#machines/storefront/storefront.on-demand.ts';
import { useShop } from './shop-context.ts';

type RouteEffectsProps = {
  title: string;
  path: string;
  search: string;
  params: Record<string, string>;
  /** What the page needs, once the shopper may see it. */
  flows: readonly FlowOnDemandName[] | undefined;
};

const pageOf = (search: string) => new URLSearchParams(search).get('page') ?? '1';

/**
 * A new page, also of a list, starts at its top with the keyboard on its content. Back finds its place again by the
 * browser's memory; a filter or a pack changes what is shown where the shopper is.
 */
const useArrival = (path: string, search: string) => {
  const last = useRef({ path, search });
  const { isReturning } = useShop();
  useEffect(() => {
    const isNew = last.current.path !== path || pageOf(last.current.search) !== pageOf(search);
    // What the server said of its page (the browser's own "share" reads it) is not said of the next one.
    if (last.current.path !== path || last.current.search !== search) {
      document.querySelector('link[rel=canonical]')?.remove();
    }
    last.current = { path, search };
    if (!isNew || isReturning()) return;
    scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [path, search, isReturning]);
};

export const RouteEffects = ({ title, path, search, params, flows }: RouteEffectsProps) => {
  const { actor } = useShop();
  useEffect(() => {
    document.title = title;
  }, [title]);
  useArrival(path, search);
  useEffect(() => actor.send({ type: 'route.changed', path, params }), [actor, path, params]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address of the same page enters it anew
  useEffect(() => {
    if (flows) actor.send({ type: 'page.entered', flows, search });
  }, [actor, flows, path]);
  return null;
};
