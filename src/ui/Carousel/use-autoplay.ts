import { useEffect, useState } from 'react';

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Moves on by itself until it is paused, is looked at closely, or the reader wants no motion. Off without seconds. */
export const useAutoplay = (seconds: number | undefined, onStep: () => void) => {
  const [isPlaying, setIsPlaying] = useState(seconds !== undefined);
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    if (seconds === undefined || !isPlaying || isHeld || wantsStillness()) return undefined;
    const timer = setInterval(() => (document.hidden ? undefined : onStep()), seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds, isPlaying, isHeld, onStep]);

  const hold = {
    onPointerEnter: () => setIsHeld(true),
    onPointerLeave: () => setIsHeld(false),
    onFocus: () => setIsHeld(true),
    onBlur: () => setIsHeld(false),
  };
  return { isPlaying, toggle: () => setIsPlaying(!isPlaying), hold };
};
