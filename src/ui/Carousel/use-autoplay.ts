import { useEffect, useState } from 'react';

/** By the device, or by the shop's own setting on the document. */
const prefersReducedMotion = () =>
  document.documentElement.dataset.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Advances at an interval. The toggle, hover, focus and reduced motion pause it. Off if `seconds` is undefined. */
export const useAutoplay = (seconds: number | undefined, onStep: () => void) => {
  const [isPlaying, setIsPlaying] = useState(seconds !== undefined);
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    if (seconds === undefined || !isPlaying || isHeld) return undefined;
    // Read at each step: the preference may change while the page is open.
    const step = () => (document.hidden || prefersReducedMotion() ? undefined : onStep());
    const timer = setInterval(step, seconds * 1000);
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
