/** The events and context of the sale clock. */
import type { FailureLogged } from '../shared/failure.ts';

/** Milliseconds since 1970. */
export type Moment = number;

/** The device's clock, right or wrong. */
export type SaleClockInput = { deviceTime: () => Moment };

export type SaleClockContext = SaleClockInput & {
  /** The offset of the server's clock in milliseconds; unknown until the first response. */
  ahead: number | undefined;
  /** Boundaries after this moment are not reported yet. */
  since: Moment;
  /** The server's time at the last tick, in whole seconds. */
  now: Moment | undefined;
  /** The beginnings and ends of visible sales; one entry for each countdown. */
  watched: readonly Moment[];
};

export type SaleClockEvent =
  /** A countdown to this moment has become visible. */
  | { type: 'sale.watch'; moment: Moment }
  | { type: 'sale.unwatch'; moment: Moment }
  /** Timers may have slept, and the device's clock may have been set. */
  | { type: 'page.shown' }
  /** A comparison without a connection has believed the device. */
  | { type: 'connection.restored' };

export type SaleClockEmitted =
  /** A sale has begun or ended: prices must be invalidated. */
  { type: 'prices.changed' } | FailureLogged;

/** Ignored on purpose. */
export const saleClockIgnored = [
  // Nothing is stored that could be stale.
  ['server.unread', 'page.shown'],
  ['server.unread', 'connection.restored'],
  // A request is already in flight.
  ['server.reading', 'page.shown'],
] as const;
