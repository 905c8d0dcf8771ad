/** Where a flash sale stands by the server's clock, for as long as it is on the screen. */
import { useCallback } from 'react';
import type { FlashSale } from '#machines/query/contract.types.ts';
import { selectServerTime } from '#machines/sale-clock/sale-clock.selectors.ts';
import { useFactsOr, useFlow } from '#src/shop/use-flow.ts';
import { phaseAt, type Remaining, remainingOf, type SalePhase, saleMoment } from './remaining.ts';

/** Undefined until the server's time is known: the first view says when, not how long. */
export type SaleTime = { phase: SalePhase; left: Remaining } | undefined;

const timeOf = (now: number, start: number, end: number): SaleTime => {
  const phase = phaseAt(now, start, end);
  return { phase, left: remainingOf((phase === 'coming' ? start : end) - now) };
};

/** The clock is brought once the place has come into sight, and told when it has gone. */
export const useSaleTime = ({ start_date, end_date }: FlashSale) => {
  const clock = useFlow('saleClock');
  const now = useFactsOr('saleClock', selectServerTime, undefined);
  const [start, end] = [saleMoment(start_date), saleMoment(end_date)];
  const place = useCallback(
    (element: Element | null) => {
      const notify = (type: 'sale.watch' | 'sale.unwatch') => {
        for (const moment of [start, end]) clock.send({ type, moment });
      };
      let stop: (() => void) | undefined;
      const observer = new IntersectionObserver(([entry]) => {
        if (!entry?.isIntersecting || stop) return;
        notify('sale.watch');
        stop = () => notify('sale.unwatch');
      });
      if (element) observer.observe(element);
      return () => {
        observer.disconnect();
        stop?.();
      };
    },
    [clock, start, end],
  );
  const time: SaleTime = now === undefined ? undefined : timeOf(now, start, end);
  return { place, time };
};
