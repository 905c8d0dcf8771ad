/**
 * Back closes what is open over a page before it leaves the page. One entry of the history stands for all open dialogs:
 * it has the page's address and a mark. It goes when the last dialog closes, or the next page takes its place.
 */

import { useEffect, useEffectEvent } from 'react';

const mark = 'isOverPage';
const isMarked = () => (history.state as Record<string, unknown> | null)?.[mark] === true;

/** What closes the open dialogs, the topmost last. */
const closers: (() => void)[] = [];
/** While the browser takes the step back to the page's own entry: the navigations that wait for it. */
let waiting: (() => void)[] | undefined;
let pageAddress = '';

const stepBack = (...next: (() => void)[]) => {
  waiting = next;
  history.back();
};

/** Adds the marked entry for the first open dialog, and takes it away after the last one. */
const syncEntry = () => {
  if (waiting || closers.length > 0 === isMarked()) return;
  if (closers.length === 0) return stepBack();
  pageAddress = location.href;
  history.pushState({ ...history.state, [mark]: true }, '');
};

const onPopState = () => {
  if (waiting) {
    const next = waiting;
    waiting = undefined;
    for (const navigate of next) navigate();
    return syncEntry();
  }
  if (isMarked()) return;
  const closed = location.href === pageAddress ? closers.slice(-1) : closers.toReversed();
  for (const close of closed) close();
  // What refused to close, or lay under the closed dialog, has an entry again once React has rendered.
  requestAnimationFrame(syncEntry);
};

type Entry = Parameters<History['pushState']>;

const isHere = (url: Entry[2]) => url == null || new URL(url, location.href).href === location.href;

/** A navigation from the marked entry takes its place; one that replaces the page goes back to the page's entry first. */
const install = () => {
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  history.pushState = (...entry: Entry) => {
    if (waiting) waiting.push(() => history.pushState(...entry));
    else if (isMarked()) replace(...entry);
    else push(...entry);
  };
  history.replaceState = (...entry: Entry) => {
    const [state, title, url] = entry;
    if (waiting) waiting.push(() => history.replaceState(...entry));
    else if (!isMarked()) replace(...entry);
    else if (isHere(url)) replace({ ...state, [mark]: true }, title, url);
    else stepBack(() => history.replaceState(...entry));
  };
  addEventListener('popstate', onPopState);
};

if (typeof window !== 'undefined') install();

/** While `isOpen`, the browser's Back calls `onClose` and stays on the page. */
export const useBackCloses = (isOpen: boolean, onClose: () => void) => {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const closer = () => close();
    closers.push(closer);
    queueMicrotask(syncEntry);
    return () => {
      closers.splice(closers.indexOf(closer), 1);
      queueMicrotask(syncEntry);
    };
  }, [isOpen]);
};
