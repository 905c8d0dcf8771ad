/** How long it is to a moment, and when a flash sale begins and ends. */

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

export type SalePhase = 'coming' | 'running' | 'over';

export const phaseAt = (now: number, start: number, end: number): SalePhase => {
  if (now < start) return 'coming';
  return now < end ? 'running' : 'over';
};
