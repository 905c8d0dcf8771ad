/** What is put off until the frame after a press is drawn. */
import { useEffect, useState } from 'react';

/** Runs after the next frame is drawn: what takes a phone long, such as to focus, would delay that frame. */
export const afterFrame = (work: () => void) => void requestAnimationFrame(() => setTimeout(work));

/** Follows `value` after the next frame. Starts with `atFirst`. */
export const useAfterFrame = <Value>(value: Value, atFirst = value): Value => {
  const [followed, setFollowed] = useState(atFirst);
  useEffect(() => {
    let isCurrent = true;
    afterFrame(() => {
      if (isCurrent) setFollowed(value);
    });
    return () => {
      isCurrent = false;
    };
  }, [value]);
  return followed;
};
