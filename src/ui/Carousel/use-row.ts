import { type RefObject, useCallback, useEffect, useState } from 'react';

type Ends = { isAtStart: boolean; isAtEnd: boolean };

const endsOf = (row: HTMLElement): Ends => {
  // From the right, scrollLeft counts down from zero.
  const passed = Math.abs(row.scrollLeft);
  return { isAtStart: passed < 2, isAtEnd: passed + row.clientWidth > row.scrollWidth - 2 };
};

/** Whether a scrolling row is at its start or end, and how to scroll it by nearly its visible width. */
export const useRow = (ref: RefObject<HTMLElement | null>) => {
  const [ends, setEnds] = useState<Ends>({ isAtStart: true, isAtEnd: false });

  const measure = useCallback(() => {
    if (!ref.current) return;
    const now = endsOf(ref.current);
    setEnds((old) => (old.isAtStart === now.isAtStart && old.isAtEnd === now.isAtEnd ? old : now));
  }, [ref]);

  useEffect(() => {
    if (!ref.current) return undefined;
    const watch = new ResizeObserver(measure);
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [ref, measure]);

  const move = useCallback(
    (pages: 1 | -1) => {
      const row = ref.current;
      if (!row) return;
      const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
      row.scrollBy({ left: sign * pages * row.clientWidth * 0.9 });
    },
    [ref],
  );

  const restart = useCallback(() => ref.current?.scrollTo({ left: 0 }), [ref]);

  return { ...ends, measure, move, restart };
};
