/** What is put off until the frame after a press is drawn. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Runs after the next frame is drawn: what takes a phone long, such as to focus, would delay that frame. */
export const afterFrame = (work: () => void) => void requestAnimationFrame(() => setTimeout(work));

/**
 * After the next frame, `update` sets states whose effects end before the browser draws again. Otherwise a page that a
 * dialog made inert could still be so when the focus returns to it.
 */
export const updateAfterFrame = (update: () => void) => afterFrame(() => flushSync(update));

/** Follows `value` after the next frame. Starts with `atFirst`. */
export const useAfterFrame = <Value>(value: Value, atFirst = value): Value => {
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
