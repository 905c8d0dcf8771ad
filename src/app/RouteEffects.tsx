/** The side effects of a navigation: title, focus, scroll position, and the events to the root actor. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LazyFlowName } from '#machines/registry.ts';
import { useShop } from '#src/shop/shop-context.ts';
import { afterFrame } from '#src/ui/after-frame.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';

type RouteEffectsProps = {
  title: string;
  page: string;
  path: string;
  search: string;
  params: Record<string, string>;
  /** The flows that the page needs; undefined until the shopper is known to have access. */
  flows: readonly LazyFlowName[] | undefined;
  isPrivate: boolean;
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
  afterFrame(layOutWhole);
};

/** After the new page is drawn, unless the focus has gone elsewhere by then. */
const focusAfterFrame = (find: () => HTMLElement | null | undefined) => {
  const before = document.activeElement;
  afterFrame(() => {
    const { activeElement, body } = document;
    if (activeElement === before || activeElement === body) find()?.focus({ preventScroll: true });
  });
};

/**
 * A new page, or another page of a list, starts at the top with the focus on its content. On Back the browser restores
 * the scroll position, and the link that led away gets the focus. A new filter or pack moves neither scroll nor focus.
 */
const usePageEntry = (path: string, search: string) => {
  const last = useRef({ path, search });
  const { isReturning } = useShop();
  useLayoutEffect(() => {
    const { path: lastPath, search: lastSearch } = last.current;
    const left = addressOf(lastPath, lastSearch);
    last.current = { path, search };
    if (left !== addressOf(path, search)) leaveFirstView();
    if (lastPath === path && pageOf(lastSearch) === pageOf(search)) return;
    const isBack = isReturning();
    if (!isBack) scrollTo(0, 0);
    focusAfterFrame(() => (isBack && linkTo(left)) || document.getElementById('content'));
  }, [path, search, isReturning]);
};

export const RouteEffects = ({ title, page, path, search, params, flows, isPrivate }: RouteEffectsProps) => {
  const { actor } = useShop();
  useEffect(() => {
    document.title = title;
  }, [title]);
  usePageEntry(path, search);
  // Before the paint, so that a page whose flows have been loaded is never seen without them. The root drops the flows of
  // the last page first.
  useLayoutEffect(() => actor.send({ type: 'route.changed', page, path, params }), [actor, page, path, params]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address of the same page enters it anew
  useLayoutEffect(() => {
    if (flows) actor.send({ type: 'page.entered', flows, isPrivate, search });
  }, [actor, flows, path]);
  return null;
};

export type PageAnnouncerProps = { path: string; title: string };

/**
 * Announces a new page to screen readers. It stands beside the layouts, since a live region is announced only if it
 * exists before its text. It is silent for the first page, which the browser itself announces. It ends the markup: the
 * browser paints the first view once it has read this id (`server/http/page-template.ts`).
 */
export const PageAnnouncer = ({ path, title }: PageAnnouncerProps) => {
  const [landing, setLanding] = useState<string | undefined>(path);
  if (landing !== undefined && landing !== path) setLanding(undefined);
  return (
    <VisuallyHidden>
      <span id="end" role="status">
        {landing === undefined ? title : null}
      </span>
    </VisuallyHidden>
  );
};
