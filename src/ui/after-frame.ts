/** What is put off until the frame after a press is drawn. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Runs `work` after the next frame is drawn. Work that takes a phone long, such as moving the focus, would delay it. */
export const afterFrame = (work: () => void) => void requestAnimationFrame(() => setTimeout(work));

/**
 * Runs `update` after the next frame, and the effects of the states that it sets at once. Otherwise a page that a dialog
 * made inert could still be inert when React Aria returns the focus to it.
 */
export const updateAfterFrame = (update: () => void) => afterFrame(() => flushSync(update));

/** Returns `atFirst`, and each `value` from the frame after it on. */
export const useAfterFrame = <Value>(value: Value, atFirst: Value): Value => {
  const [followed, setFollowed] = useState(atFirst);
  useEffect(() => {
    let isCurrent = true;
    updateAfterFrame(() => {
      if (isCurrent) setFollowed(value);
    });
    return () => {
      isCurrent = false;
    };
  }, [value]);
  return followed;
};
