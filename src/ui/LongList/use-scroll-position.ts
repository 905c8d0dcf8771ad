/** Preserves the scroll position of a container that grows at both ends: at its end, or at its first visible row. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

type Position = {
  isAtEnd: boolean;
  /** The first visible row. */
  row: Element | undefined;
  /** From the container's upper edge to the row's, in pixels. */
  top: number;
  scrollTop: number;
};

const atEnd: Position = { isAtEnd: true, row: undefined, top: 0, scrollTop: 0 };

/** A container this near to its end counts as being there. */
const endPx = 40;

const isBelow = (edge: number) => (element: Element) => element.getBoundingClientRect().bottom > edge;

/** The first visible row, or its chunk if the rows of that chunk are not rendered. */
const firstRow = (content: Element, edge: number): Element | undefined => {
  const chunk = [...content.children].find(isBelow(edge));
  return chunk && ([...chunk.children].find(isBelow(edge)) ?? chunk);
};

const isNearEnd = (container: Element) => container.scrollHeight - container.clientHeight - container.scrollTop < endPx;

const positionOf = (container: Element, content: Element): Position => {
  const { top } = container.getBoundingClientRect();
  const row = firstRow(content, top);
  return {
    isAtEnd: isNearEnd(container),
    row,
    top: row ? row.getBoundingClientRect().top - top : 0,
    scrollTop: container.scrollTop,
  };
};

/**
 * Restores the row's position after a change above it. The scroll event comes one frame late, so
 * scrolling since the last saved position is added instead of undone.
 */
const restorePosition = (container: Element, { isAtEnd, row, top, scrollTop }: Position): void => {
  const scrolled = container.scrollTop - scrollTop;
  if (isAtEnd && (scrolled >= 0 || isNearEnd(container))) container.scrollTop = container.scrollHeight;
  else if (row?.isConnected) {
    const moved = row.getBoundingClientRect().top - container.getBoundingClientRect().top - top + scrolled;
    if (moved !== 0) container.scrollTop += moved;
  }
};

type Options = {
  /** A new value scrolls to the end. */
  followKey?: string | undefined;
  /** The distance from the start, in pixels, below which `onNearStart` is called. */
  startPx: number;
  onNearStart: () => void;
};

/** Holds the scroll position while the content grows at both ends; at the end it follows the end. */
export const useScrollPosition = (
  container: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  { followKey, startPx, onNearStart }: Options,
) => {
  const position = useRef<Position>(atEnd);
  const followed = useRef(followKey);
  const [isAtEnd, setIsAtEnd] = useState(true);

  const save = useCallback(() => {
    if (!container.current || !content.current) return;
    position.current = positionOf(container.current, content.current);
    setIsAtEnd(position.current.isAtEnd);
    // A list that does not fill its container is always near its start.
    if (container.current.scrollTop < startPx) onNearStart();
  }, [container, content, startPx, onNearStart]);

  const restore = useCallback(() => {
    if (!container.current) return;
    restorePosition(container.current, position.current);
    save();
  }, [container, save]);

  const scrollToEnd = useCallback(() => {
    position.current = atEnd;
    restore();
  }, [restore]);

  useLayoutEffect(() => {
    if (followed.current === followKey) return restore();
    followed.current = followKey;
    scrollToEnd();
  });

  useEffect(() => {
    const observer = new ResizeObserver(restore);
    for (const { current } of [container, content]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [container, content, restore]);

  return { isAtEnd, save, restore, scrollToEnd };
};
