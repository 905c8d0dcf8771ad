import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { Id } from '#machines/shared/ids.ts';
import { chosen } from './product-address.ts';

/** Round and round: after the last comes the first. */
export const neighbourOf = (number: number, step: 1 | -1, count: number): number =>
  ((number - 1 + step + count) % count) + 1;

const keySteps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

/** Where a key leads: an arrow points at a neighbour as it lies on the screen. Undefined for all other keys. */
export const numberForKey = (key: string, number: number, count: number, isFromRight: boolean): number | undefined => {
  if (key === 'Home') return 1;
  if (key === 'End') return count;
  const step = keySteps[key];
  if (!step) return undefined;
  return neighbourOf(number, (isFromRight ? -step : step) as 1 | -1, count);
};

const shortestSwipePx = 40;

/** A finger drags the next picture in: to the left where text runs from the left. `across` and `down` are in pixels. */
export const stepOfSwipe = (across: number, down: number, isFromRight: boolean): 1 | -1 | undefined => {
  if (Math.abs(across) < shortestSwipePx || Math.abs(down) > Math.abs(across)) return undefined;
  const isNext = across < 0 !== isFromRight;
  return isNext ? 1 : -1;
};

export type GalleryPlace = { id: Id; search: URLSearchParams; index: number; count: number };

const isFromRight = () => document.documentElement.dir === 'rtl';

/** Keys and fingers that lead to the other pictures. A swipe is no click: `onClickCapture` drops the one that follows. */
export const useGalleryNavigation = ({ id, search, index, count }: GalleryPlace) => {
  const start = useRef<{ x: number; y: number }>(undefined);
  const hasSwiped = useRef(false);
  const show = (number: number) => navigate(chosen(id, search, 'picture', number), { replace: true });
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const next = numberForKey(event.key, index, count, isFromRight());
      if (next === undefined || count < 2) return;
      event.preventDefault();
      show(next);
    },
    onPointerDown: ({ clientX, clientY }: PointerEvent) => {
      start.current = { x: clientX, y: clientY };
      hasSwiped.current = false;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = undefined;
      const step = from && count > 1 ? stepOfSwipe(clientX - from.x, clientY - from.y, isFromRight()) : undefined;
      if (step === undefined) return;
      hasSwiped.current = true;
      show(neighbourOf(index, step, count));
    },
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (!hasSwiped.current) return;
      hasSwiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};
