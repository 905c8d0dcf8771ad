import { type RefObject, useCallback, useRef } from 'react';

/**
 * Moves the focus of a part that unmounts, such as a saved form, to an element that stays.
 * Returns the refs of both, first the one of the element that stays.
 */
export const useFocusReturn = <Stays extends HTMLElement>(): [
  RefObject<Stays | null>,
  (goes: HTMLElement | null) => () => void,
] => {
  const stays = useRef<Stays>(null);
  const watch = useCallback((goes: HTMLElement | null) => {
    const focusIfLost = () => {
      if (!goes?.isConnected && document.activeElement === document.body) stays.current?.focus();
    };
    return () => queueMicrotask(focusIfLost);
  }, []);
  return [stays, watch];
};
