import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import type { Id } from '#machines/shared/ids.ts';
import { neighbourOf, numberForKey, stepOfSwipe } from './gallery-steps.ts';
import { chosen } from './product-address.ts';

export type GalleryPlace = { id: Id; search: URLSearchParams; index: number; count: number };

const isFromRight = () => document.documentElement.dir === 'rtl';

/** Keys and fingers that lead to the other pictures. A swipe is no click: `onClickCapture` drops the one that follows. */
export const useGalleryNavigation = ({ id, search, index, count }: GalleryPlace) => {
  const [, navigate] = useLocation();
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
