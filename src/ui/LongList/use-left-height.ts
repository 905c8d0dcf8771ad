import { type RefObject, useEffect, useRef, useState } from 'react';
import type { NearView } from './near-view.ts';

/**
 * The height in pixels that a part of a long list leaves behind while it is far from what is in sight; undefined while
 * it is drawn. What has the focus stays, and what is new (another `key`) is drawn. `guess`: of a part that was never drawn.
 */
export const useLeftHeight = (
  root: RefObject<Element | null>,
  nearView: NearView,
  key: unknown,
  guess?: number,
): number | undefined => {
  const [left, setLeft] = useState(guess === undefined ? undefined : { key, height: guess });
  const current = useRef(key);
  useEffect(() => {
    current.current = key;
  });
  useEffect(() => {
    const part = root.current;
    if (!part) return undefined;
    return nearView(part, ({ isIntersecting, boundingClientRect }) => {
      if (isIntersecting) setLeft(undefined);
      else if (!part.contains(document.activeElement))
        setLeft({ key: current.current, height: boundingClientRect.height });
    });
  }, [root, nearView]);
  return left?.key === key ? left?.height : undefined;
};
