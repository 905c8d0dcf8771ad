import { type RefObject, useCallback, useRef } from 'react';
import { afterFrame } from '#src/ui/after-frame.ts';

/**
 * As the `ref` of a control, or of a heading with `tabIndex={-1}`: the part that has just come is where the keyboard is,
 * and is read out.
 */
export const arrive = (heading: HTMLElement | null): void => heading?.focus();

/** If an update removes the focused control, moves the focus to the first or last control in `place`. */
export const preserveFocus = (place: HTMLElement | null, control: 'first' | 'last') =>
  afterFrame(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!place?.isConnected || !isLost) return;
    const controls = [...place.querySelectorAll<HTMLElement>('button, a')];
    (controls.at(control === 'first' ? 0 : -1) ?? place).focus();
  });

/** Moves the focus to the first control after the element, in the part that both belong to; nothing without the element. */
export const focusAfter = (selector: string): void =>
  afterFrame(() =>
    document.querySelector<HTMLElement>(`${selector} ~ * :is(input, select, textarea, button):enabled`)?.focus(),
  );

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
