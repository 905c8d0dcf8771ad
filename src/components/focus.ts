import { type RefObject, useCallback, useRef } from 'react';
import { afterFrame } from '#src/ui/after-frame.ts';

/**
 * As the `ref` of a control, or of a heading with `tabIndex={-1}`: the part that has just come is where the keyboard is,
 * and is read out.
 */
export const arrive = (heading: HTMLElement | null): void => heading?.focus();

export const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Once an update removes the focused control, moves the focus to the first or last control in `place`. The update, or
 * the code of what replaces the control, may take its time; until then the focus may go elsewhere.
 */
export const preserveFocus = (place: HTMLElement | null, control: 'first' | 'last'): void => {
  const pressed = document.activeElement;
  const ended = new AbortController();
  const move = () => {
    if (!place || !isFocusLost()) return;
    const controls = [...place.querySelectorAll<HTMLElement>('button, a')];
    const next = controls.at(control === 'first' ? 0 : -1) ?? place;
    if (next !== place || place.hasAttribute('tabindex')) next.focus();
  };
  // The Enter that ends a typed number would press the control that has the focus by then.
  const observer = new MutationObserver(() => afterFrame(move));
  if (place) observer.observe(place, { childList: true, subtree: true });
  const endElsewhere = ({ target }: Event) => {
    // React reports the focus of a control again when it hydrates it.
    if (target === pressed) return;
    observer.disconnect();
    ended.abort();
  };
  for (const event of ['focusin', 'pointerdown'])
    document.addEventListener(event, endElsewhere, { signal: ended.signal });
};

/** Moves the focus to the first control after the element, in the part that both belong to; nothing without the element. */
export const focusAfter = (selector: string): void =>
  afterFrame(() =>
    document.querySelector<HTMLElement>(`${selector} ~ * :is(input, select, textarea, button):enabled`)?.focus(),
  );

/**
 * Moves the focus of a part that unmounts with it, such as a saved form, to an element that stays: without one to the
 * first control beside the part, or else to the content. Returns the refs of both, first that of the element that stays.
 */
export const useFocusReturn = <Stays extends HTMLElement>(): [
  RefObject<Stays | null>,
  (goes: HTMLElement | null) => () => void,
] => {
  const stays = useRef<Stays>(null);
  const watch = useCallback((goes: HTMLElement | null) => {
    const around = goes?.parentElement;
    const focusIfLost = () => {
      if (!isFocusLost()) return;
      const beside = around?.isConnected ? around.querySelector<HTMLElement>('button, a') : null;
      (stays.current ?? beside ?? document.querySelector('main'))?.focus();
    };
    // React calls this before it removes the part.
    return () => {
      if (goes?.contains(document.activeElement)) queueMicrotask(focusIfLost);
    };
  }, []);
  return [stays, watch];
};
