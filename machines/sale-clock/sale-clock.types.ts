/** The vocabulary of the clock by which flash sales begin and end. */
import type { FailureLogged } from '../shared/failure.ts';

/** Milliseconds since 1970, as a clock says it. */
export type Moment = number;

/** The shopper's own clock, right or wrong. */
export type SaleClockInput = { deviceTime: () => Moment };

export type SaleClockContext = SaleClockInput & {
  /** How far the server is ahead of the device, in milliseconds; unknown until it was asked. */
  ahead: number | undefined;
  /** The server's time at the last look, in whole seconds. */
  now: Moment | undefined;
  /** The beginnings and ends that are on the screen; as often as they are. */
  watched: readonly Moment[];
};

export type SaleClockEvent =
  /** A countdown to this moment has come into sight. */
  | { type: 'sale.watch'; moment: Moment }
  | { type: 'sale.unwatch'; moment: Moment }
  /** Timers may have slept, and the device's clock may have been set. */
  | { type: 'page.shown' };

export type SaleClockEmitted =
  /** A sale has begun or ended: what things cost is to be asked anew. */
  { type: 'prices.changed' } | FailureLogged;

/** What the clock leaves unanswered on purpose. */
export const saleClockIgnored = [
  // Nothing is known that could be out of date.
  ['server.unread', 'page.shown'],
  // It is being asked.
  ['server.reading', 'page.shown'],
] as const;
