/** Tells each part of a scrolling box when it comes near what is in sight, and when it is far away. */

export type NearListener = (entry: IntersectionObserverEntry) => void;
export type NearView = (part: Element, listener: NearListener) => () => void;

/** One observer for all parts; as much as is in sight counts as near, above and below. */
export const createNearView = (box: () => Element | null): NearView => {
  const listeners = new Map<Element, NearListener>();
  let observer: IntersectionObserver | undefined;
  const notify = (entries: IntersectionObserverEntry[]) => {
    for (const entry of entries) listeners.get(entry.target)?.(entry);
  };
  return (part, listener) => {
    observer ??= new IntersectionObserver(notify, { root: box(), rootMargin: '100% 0px' });
    listeners.set(part, listener);
    observer.observe(part);
    return () => {
      observer?.unobserve(part);
      listeners.delete(part);
    };
  };
};
