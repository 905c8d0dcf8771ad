/** The address of the page, as all views read it at the same moment. */
import { createContext, useContext, useLayoutEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { afterFrame } from '#src/ui/after-frame.ts';

export type Address = {
  /** Decoded, without a slash at its end. */
  path: string;
  /** Without its question mark. */
  search: string;
};

const decoded = (path: string) => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

export const readAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Address => ({
  path: decoded(pathname).replace(/(.)\/+$/, '$1'),
  search: search.replace(/^\?/, ''),
});

type Place = Address & {
  /** Called with where the page redirects to. */
  onRedirect: (to: string) => void;
};

const PlaceContext = createContext<Place | undefined>(undefined);
/** Gives the views an address where there is no address bar: on the server. */
export const PlaceProvider = PlaceContext.Provider;

const isSame = (one: Address, other: Address) => one.path === other.path && one.search === other.search;

let shown: Address | undefined;
const views = new Set<(address: Address) => void>();

const show = () => {
  shown = readAddress(location);
  for (const view of views) view(shown);
};

/** The field shows what it has changed, and React would first show its old value again. */
const isOfField = () => document.activeElement?.matches('input, select, textarea') ?? false;

/**
 * The next page, or what a press changes on this one, is rendered after the frame that answers the press; the effects of
 * a page run after it is drawn. What a field changes on the same page follows at once. So does Back, before the browser
 * restores the scroll position, and a redirect, before anything is drawn. A window out of sight draws no frame.
 */
const follow = ({ type }: Event) => {
  const isNewPage = readAddress(location).path !== shown?.path;
  if (type === 'pushState' && (isNewPage || !isOfField()) && !document.hidden) afterFrame(show);
  else show();
};

/** wouter dispatches the first two for what the shop itself does. */
const steps = ['pushState', 'replaceState', 'popstate'];

const current = (): Address => {
  if (!shown) for (const step of steps) addEventListener(step, follow);
  shown ??= readAddress(location);
  return shown;
};

/**
 * No context carries the address in a browser: a change of it would hydrate all that is still to be hydrated before the
 * next page. `useSyncExternalStore` would run the effects of the next page before it is drawn.
 */
export const useAddress = (): Address => {
  const place = useContext(PlaceContext);
  const [address, setAddress] = useState<Address>(() => place ?? current());
  useLayoutEffect(() => {
    const view = (next: Address) => setAddress((last) => (isSame(last, next) ? last : next));
    views.add(view);
    // It may have changed between the render and now.
    view(current());
    return () => void views.delete(view);
  }, []);
  return address;
};

/** Leads to another page before this one is drawn, in its place in the history. */
export const Redirect = ({ to }: { to: string }) => {
  useContext(PlaceContext)?.onRedirect(to);
  useLayoutEffect(() => navigate(to, { replace: true }), [to]);
  return null;
};
