/** The vocabulary of realtime: where it connects, what it hears, what it tells the root. */

/** As the settings say. */
export type RealtimeAddress = {
  key: string;
  cluster: string;
  /** Without one the service of the cluster is meant; an empty one is the page's own. */
  host: string | undefined;
  /** Without one the page's own, like `tls`. */
  port: number | undefined;
  tls: boolean | undefined;
};

export type RealtimeInput = {
  /** None: this shop has no realtime. */
  address: RealtimeAddress | undefined;
  /** Who is signed in, if anybody is. */
  userId: number | undefined;
  /** From 0 to 1, another in each page: keeps them from coming back all at once. */
  spread: number;
};

export type RealtimeContext = RealtimeInput & {
  /** Attempts in vain since the last success. */
  misses: number;
  /** How long the next attempt waits. */
  pauseMs: number;
};

/** What is asked of the line; opening it again ends what was there. */
export type LineCommand = { type: 'line.open' };

/** What the line tells. After `connection.closed` it says nothing until it is opened again. */
export type LineNews =
  /** The service answers. */
  | { type: 'connection.reached' }
  /** The shopper's channel is heard. */
  | { type: 'connection.opened' }
  | { type: 'push.received'; about: 'message' | 'order' | 'ticket' }
  /** 40xx: not to come back. 41xx: later. 42xx: at once. */
  | { type: 'connection.closed'; code?: number };

export type RealtimeEvent =
  | LineNews
  | { type: 'session.started'; user: { id: number } }
  | { type: 'session.ended' }
  | { type: 'connection.restored' }
  | { type: 'page.shown' };

export type RealtimeEmitted =
  /** A shop has written, somewhere. */
  | { type: 'message.received' }
  /** An order or a return went on. */
  | { type: 'order.statusChanged' }
  /** The shop has written in a ticket or changed it. */
  | { type: 'ticket.statusChanged' }
  /** Something may have happened while nobody listened. */
  | { type: 'realtime.restored' };

export type RealtimeStatus = 'off' | 'connecting' | 'subscribed' | 'unavailable';

const line = ['connection.reached', 'connection.opened', 'push.received'];
const hurry = ['connection.restored', 'page.shown'];
const pairs = (state: string, events: string[]) => events.map((event) => [state, event] as const);

/** What realtime leaves unanswered on purpose. */
export const realtimeIgnored = [
  // Nobody listens, so there is nothing to end or to hurry.
  ...pairs('off', ['session.ended', ...line, 'connection.closed', ...hurry]),
  // An attempt is in flight, and nothing is heard before it has come to something.
  ...pairs('listening.connecting.trying', ['connection.opened', 'push.received', ...hurry]),
  ...pairs('listening.unavailable.trying', ['connection.opened', 'push.received', ...hurry]),
  ...pairs('listening.joining', ['connection.reached', 'push.received', ...hurry]),
  ...pairs('listening.subscribed', ['connection.reached', 'connection.opened', ...hurry]),
  // The line was left; it tells nothing more than that it is there again.
  ...pairs('listening.connecting.resting', ['connection.opened', 'push.received']),
  ...pairs('listening.unavailable.resting', ['connection.opened', 'push.received']),
  // The service is left alone.
  ...pairs('listening.refused.quiet', [...line, ...hurry]),
  ...pairs('listening.refused.willing', [...line, 'connection.restored']),
];
