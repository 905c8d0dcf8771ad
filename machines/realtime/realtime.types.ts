/** The events and context of realtime. */
import type { Id } from '../shared/ids.ts';

/** From the settings. */
export type RealtimeAddress = {
  key: string;
  cluster: string;
  /** Without a host the cluster's service is used; an empty host is the page's own. */
  host: string | undefined;
  /** The page's own if absent, like `tls`. */
  port: number | undefined;
  tls: boolean | undefined;
};

export type RealtimeInput = {
  /** Absent: this shop has no realtime. */
  address: RealtimeAddress | undefined;
  /** The signed-in shopper, if there is one. */
  userId: Id | undefined;
  /** From 0 to 1, different in each page: keeps clients from reconnecting all at once. */
  spread: number;
};

export type RealtimeContext = RealtimeInput & {
  /** Failed attempts since the last success. */
  misses: number;
  /** The delay before the next attempt. */
  pauseMs: number;
};

/** Commands to the connection; opening it again ends the current one. */
export type LineCommand = { type: 'line.open' };

/** Reports of the connection. After `connection.closed` it is silent until it is opened again. */
export type LineNews =
  /** The service responded. */
  | { type: 'connection.reached' }
  /** The shopper's channel is subscribed. */
  | { type: 'connection.opened' }
  | { type: 'push.received'; about: 'message' | 'reading' | 'order' | 'ticket' }
  /** Somebody of the shop is writing. */
  | { type: 'typing.received'; shopId: Id }
  /** 40xx: do not reconnect. 41xx: later. 42xx: at once. */
  | { type: 'connection.closed'; closeCode?: number };

export type RealtimeEvent =
  | LineNews
  | { type: 'session.started'; user: { id: Id } }
  | { type: 'session.ended' }
  | { type: 'connection.restored' }
  | { type: 'page.shown' };

export type RealtimeEmitted =
  /** A shop has sent a message. */
  | { type: 'message.received' }
  /** A shop has read what the shopper wrote. */
  | { type: 'messages.seen' }
  /** Somebody of a shop is writing. */
  | { type: 'shop.typing'; shopId: Id }
  /** An order or a return took a step. */
  | { type: 'order.statusChanged' }
  /** The shop has replied to a ticket or changed it. */
  | { type: 'ticket.statusChanged' }
  /** Events may have been missed while disconnected. */
  | { type: 'realtime.restored' };

export type RealtimeStatus = 'off' | 'connecting' | 'subscribed' | 'unavailable';

const pushed = ['push.received', 'typing.received'];
const line = ['connection.reached', 'connection.opened', ...pushed];
const hurry = ['connection.restored', 'page.shown'];
const pairs = (state: string, events: string[]) => events.map((event) => [state, event] as const);

/** Ignored on purpose. */
export const realtimeIgnored = [
  // There is no connection to end or to hurry.
  ...pairs('off', ['session.ended', ...line, 'connection.closed', ...hurry]),
  // An attempt is in flight, and nothing is received before its result.
  ...pairs('listening.connecting.trying', ['connection.opened', ...pushed, ...hurry]),
  ...pairs('listening.unavailable.trying', ['connection.opened', ...pushed, ...hurry]),
  ...pairs('listening.joining', ['connection.reached', ...pushed, ...hurry]),
  ...pairs('listening.subscribed', ['connection.reached', 'connection.opened', ...hurry]),
  // The connection was left; the only report that counts is that it is open again.
  ...pairs('listening.connecting.resting', ['connection.opened', ...pushed]),
  ...pairs('listening.unavailable.resting', ['connection.opened', ...pushed]),
  // The service is left alone.
  ...pairs('listening.refused.quiet', [...line, ...hurry]),
  ...pairs('listening.refused.willing', [...line, 'connection.restored']),
];
