/** How long it is to a moment, and when a flash sale begins and ends. */

export type Remaining = { days: number; hours: number; minutes: number; seconds: number };

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Nothing is left of what is past. */
export const remainingOf = (milliseconds: number): Remaining => {
  const left = Math.max(0, milliseconds);
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / second),
  };
};

/** The protocol writes `2026-01-31 20:00:00` and means UTC. Milliseconds; NaN for what is no such moment. */
export const saleMoment = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`);

export type SalePhase = 'coming' | 'running' | 'over';

export const phaseAt = (now: number, start: number, end: number): SalePhase => {
  if (now < start) return 'coming';
  return now < end ? 'running' : 'over';
};
