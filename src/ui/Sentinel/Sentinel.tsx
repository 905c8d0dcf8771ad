import { useCallback } from 'react';

export type SentinelProps = { onNear: () => void };

/** Calls `onNear` when the end of a list comes near. Give it a new key when the list has grown. */
export const Sentinel = ({ onNear }: SentinelProps) => {
  const watch = useCallback(
    (end: HTMLElement | null) => {
      if (!end) return undefined;
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) onNear();
        },
        { root: end.parentElement, rootMargin: '300px 0px' },
      );
      observer.observe(end);
      return () => observer.disconnect();
    },
    [onNear],
  );
  return <div ref={watch} aria-hidden="true" />;
};
