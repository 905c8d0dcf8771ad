/** Where a flash sale stands by the server's clock, for as long as it is on the screen. */
import { useCallback } from 'react';
import type { FlashSale } from '#machines/query/contract.types.ts';
import { selectServerTime } from '#machines/sale-clock/sale-clock.selectors.ts';
import { useFactsOr, useFlow } from '#src/shop/use-flow.ts';
import { phaseAt, type Remaining, remainingOf, type SalePhase, saleMoment } from './remaining.ts';

/** Undefined until the server's time is known. Until then the view shows dates, not the time left. */
export type SaleTime = { phase: SalePhase; left: Remaining } | undefined;

const timeOf = (now: number, start: number, end: number): SaleTime => {
  const phase = phaseAt(now, start, end);
  return { phase, left: remainingOf((phase === 'coming' ? start : end) - now) };
};

/** Watches the sale clock from the moment the place is in view until it unmounts. Returns the ref and the time. */
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
