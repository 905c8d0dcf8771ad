import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { atEnd, type Place, placeOf, restorePlace } from './place.ts';

type Options = {
  /** A new value brings the end into sight. */
  followKey?: string | undefined;
  /** How near to the start, in pixels. */
  startPx: number;
  onNearStart: () => void;
};

/** Keeps a scrolling box where it is while its content grows at both ends; at its end it follows the end. */
export const usePlace = (
  box: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  { followKey, startPx, onNearStart }: Options,
) => {
  const place = useRef<Place>(atEnd);
  const followed = useRef(followKey);
  const [isAtEnd, setIsAtEnd] = useState(true);

  const sync = useCallback(() => {
    if (!box.current || !content.current) return;
    place.current = placeOf(box.current, content.current);
    setIsAtEnd(place.current.isAtEnd);
    // A list that does not fill its box is always near its start.
    if (box.current.scrollTop < startPx) onNearStart();
  }, [box, content, startPx, onNearStart]);

  const settle = useCallback(() => {
    if (!box.current) return;
    restorePlace(box.current, place.current);
    sync();
  }, [box, sync]);

  const toEnd = useCallback(() => {
    place.current = atEnd;
    settle();
  }, [settle]);

  useLayoutEffect(() => {
    if (followed.current === followKey) return settle();
    followed.current = followKey;
    toEnd();
  });

  useEffect(() => {
    const watch = new ResizeObserver(settle);
    for (const { current } of [box, content]) if (current) watch.observe(current);
    return () => watch.disconnect();
  }, [box, content, settle]);

  return { isAtEnd, sync, settle, toEnd };
};
