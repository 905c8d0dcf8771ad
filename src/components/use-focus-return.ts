import { type RefObject, useCallback, useRef } from 'react';

/**
 * Gives the focus of a part that goes away, such as a form that was saved, to what stays.
 * Answers the refs of both.
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
