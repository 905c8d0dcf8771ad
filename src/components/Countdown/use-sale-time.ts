/** How long it is to a moment, and where a flash sale stands by the server's clock while it is on the screen. */
import { useCallback } from 'react';
import type { FlashSale } from '#machines/query/contract.types.ts';
import { selectServerTime } from '#machines/sale-clock/sale-clock.selectors.ts';
import { useFactsOr, useFlow } from '#src/shop/use-flow.ts';

export type Remaining = { days: number; hours: number; minutes: number; seconds: number };

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Splits a duration into days, hours, minutes and seconds. A negative duration gives zeros. */
export const remainingOf = (milliseconds: number): Remaining => {
  const left = Math.max(0, milliseconds);
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / second),
  };
};

/** Parses `2026-01-31 20:00:00`, which the protocol sends in UTC. Returns milliseconds; NaN for an invalid date. */
export const saleMoment = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`);

type SalePhase = 'coming' | 'running' | 'over';

export const phaseAt = (now: number, start: number, end: number): SalePhase => {
  if (now < start) return 'coming';
  return now < end ? 'running' : 'over';
};

/** Undefined until the server's time is known. Until then the view shows dates, not the time left. */
export type SaleTime = { phase: SalePhase; left: Remaining } | undefined;

type SaleSlot = 'coming' | 'running';

/**
 * The phase and the time left. The moments have no time zone, and a back end may mean its own: what it calls running is
 * never coming, and of what it calls coming only the day is known once the moment has passed here.
 */
export const timeOf = (now: number, start: number, end: number, slot?: SaleSlot): SaleTime => {
  const given = phaseAt(now, start, end);
  if (slot === 'coming' && given !== slot) return undefined;
  const phase = given === 'coming' && slot ? slot : given;
  return { phase, left: remainingOf((phase === 'coming' ? start : end) - now) };
};

/** Watches the sale clock from the moment the place is in view until it unmounts. Returns the ref and the time. */
export const useSaleTime = ({ start_date, end_date }: FlashSale, slot?: SaleSlot) => {
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
  const time: SaleTime = now === undefined ? undefined : timeOf(now, start, end, slot);
  return { place, time };
};
