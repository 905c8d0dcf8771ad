/** What was never tried of a chart, if somebody wants to see it. */
import { useEffect, useState } from 'react';
import { triedOf } from './tried.ts';

export type Tried = Awaited<ReturnType<typeof triedOf>>;
const nothing: Tried = { words: '', states: [], transitions: [] };

export const useTried = (chart: string, isShown: boolean): Tried => {
  const [tried, setTried] = useState(nothing);
  useEffect(() => {
    let isCurrent = true;
    if (isShown)
      void triedOf(chart).then((found) => {
        if (isCurrent) setTried(found);
      });
    return () => {
      isCurrent = false;
    };
  }, [chart, isShown]);
  return isShown ? tried : nothing;
};
