/** The side effects of a navigation: title, focus, scroll position, and the events to the root actor. */

import { useEffect, useRef } from 'react';
import type { LazyFlowName } from '#machines/registry.ts';
import { useShop } from '#src/shop/shop-context.ts';

type RouteEffectsProps = {
  title: string;
  page: string;
  path: string;
  search: string;
  params: Record<string, string>;
  /** The flows that the page needs; undefined until the shopper is known to have access. */
  flows: readonly LazyFlowName[] | undefined;
};

const pageOf = (search: string) => new URLSearchParams(search).get('page') ?? '1';

const addressOf = (path: string, search: string) => (search ? `${path}?${search}` : path);

/** The link that leads to where the shopper has just been; one of the page itself before one of the frame. */
const linkTo = (address: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('#content a'), ...document.links].find(
    ({ pathname, search, offsetParent }) => pathname + search === address && offsetParent,
  );

/** How the first page was laid out is not so for the next one; the shopper sees that one first. */
const layOutWhole = () => void delete document.documentElement.dataset.firstView;

/** Ends the first view: removes the server's canonical link as well, which the browser's "share" reads. */
const leaveFirstView = () => {
  document.querySelector('link[rel=canonical]')?.remove();
  requestAnimationFrame(() => setTimeout(layOutWhole));
};

const focusOn = (place: HTMLElement | null | undefined) => place?.focus({ preventScroll: true });

/**
 * A new page, or another page of a list, starts at the top with the focus on its content. On Back the browser restores
 * the scroll position, and the link that led away gets the focus. A new filter or pack moves neither scroll nor focus.
 */
const usePageEntry = (path: string, search: string) => {
  const last = useRef({ path, search });
  const { isReturning } = useShop();
  useEffect(() => {
    const { path: lastPath, search: lastSearch } = last.current;
    const left = addressOf(lastPath, lastSearch);
    last.current = { path, search };
    if (left !== addressOf(path, search)) leaveFirstView();
    if (lastPath === path && pageOf(lastSearch) === pageOf(search)) return;
    const content = document.getElementById('content');
    if (isReturning()) return focusOn(linkTo(left) ?? content);
    scrollTo(0, 0);
    focusOn(content);
  }, [path, search, isReturning]);
};

export const RouteEffects = ({ title, page, path, search, params, flows }: RouteEffectsProps) => {
  const { actor } = useShop();
  useEffect(() => {
    document.title = title;
  }, [title]);
  usePageEntry(path, search);
  useEffect(() => actor.send({ type: 'route.changed', page, path, params }), [actor, page, path, params]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address of the same page enters it anew
  useEffect(() => {
    if (flows) actor.send({ type: 'page.entered', flows, search });
  }, [actor, flows, path]);
  return null;
};
