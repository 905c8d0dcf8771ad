/** Long lists in chunks: a chunk far from the viewport renders no rows and retains its height. */
import { type RefObject, useEffect, useRef, useState } from 'react';

const chunkSize = 25;

export type ChunkOf<Item> = { key: number; items: readonly Item[] };

/**
 * Cuts a list into chunks that stay the same when the list grows at either end. `before` is the number of items in
 * front of the one from which chunks are counted.
 */
export const chunksOf = <Item>(items: readonly Item[], before: number, size = chunkSize): ChunkOf<Item>[] => {
  const chunks: ChunkOf<Item>[] = [];
  const first = Math.floor(-before / size);
  for (let key = first; key * size + before < items.length; key += 1) {
    const start = Math.max(0, key * size + before);
    chunks.push({ key, items: items.slice(start, (key + 1) * size + before) });
  }
  return chunks;
};

type NearListener = (entry: IntersectionObserverEntry) => void;
export type NearView = (chunk: Element, listener: NearListener) => () => void;

/** One observer for all chunks of a scroll container. Near means within one height of it, above or below. */
export const createNearView = (container: () => Element | null): NearView => {
  const listeners = new Map<Element, NearListener>();
  let observer: IntersectionObserver | undefined;
  const notify = (entries: IntersectionObserverEntry[]) => {
    for (const entry of entries) listeners.get(entry.target)?.(entry);
  };
  return (chunk, listener) => {
    observer ??= new IntersectionObserver(notify, { root: container(), rootMargin: '100% 0px' });
    listeners.set(chunk, listener);
    observer.observe(chunk);
    return () => {
      observer?.unobserve(chunk);
      listeners.delete(chunk);
    };
  };
};

/**
 * The height in pixels that stands in for a chunk's rows; undefined while its rows are rendered. A chunk with the focus
 * retains its rows, and a new `key` renders them again. A chunk that was never rendered starts with `estimatedHeight`.
 */
export const usePlaceholderHeight = (
  root: RefObject<Element | null>,
  nearView: NearView,
  key: unknown,
  estimatedHeight?: number,
): number | undefined => {
  const [placeholder, setPlaceholder] = useState(
    estimatedHeight === undefined ? undefined : { key, height: estimatedHeight },
  );
  const current = useRef(key);
  useEffect(() => {
    current.current = key;
  });
  useEffect(() => {
    const chunk = root.current;
    if (!chunk) return undefined;
    return nearView(chunk, ({ isIntersecting, boundingClientRect }) => {
      if (isIntersecting) setPlaceholder(undefined);
      else if (!chunk.contains(document.activeElement))
        setPlaceholder({ key: current.current, height: boundingClientRect.height });
    });
  }, [root, nearView]);
  return placeholder?.key === key ? placeholder?.height : undefined;
};
