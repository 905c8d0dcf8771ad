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

/** What the line tells. After `line.closed` it says nothing until it is opened again. */
export type LineNews =
  /** The service answers. */
  | { type: 'line.reached' }
  /** The shopper's channel is heard. */
  | { type: 'line.opened' }
  | { type: 'line.rang'; about: 'message' | 'order' | 'ticket' }
  /** 40xx: not to come back. 41xx: later. 42xx: at once. */
  | { type: 'line.closed'; code?: number };

export type RealtimeEvent =
  | LineNews
  | { type: 'session.started'; user: { id: number } }
  | { type: 'session.ended' }
  | { type: 'connection.restored' }
  | { type: 'page.shown' };

export type RealtimeEmitted =
  /** A shop has written, somewhere. */
  | { type: 'message.arrived' }
  /** An order or a return went on. */
  | { type: 'order.moved' }
  /** The shop has written in a ticket or changed it. */
  | { type: 'ticket.moved' }
  /** Something may have happened while nobody listened. */
  | { type: 'realtime.restored' };

export type RealtimeStatus = 'off' | 'connecting' | 'subscribed' | 'unavailable';

const line = ['line.reached', 'line.opened', 'line.rang'];
const hurry = ['connection.restored', 'page.shown'];
const pairs = (state: string, events: string[]) => events.map((event) => [state, event] as const);

/** What realtime leaves unanswered on purpose. */
export const realtimeIgnored = [
  // Nobody listens, so there is nothing to end or to hurry.
  ...pairs('off', ['session.ended', ...line, 'line.closed', ...hurry]),
  // An attempt is under way, and nothing is heard before it has come to something.
  ...pairs('listening.connecting.trying', ['line.opened', 'line.rang', ...hurry]),
  ...pairs('listening.unavailable.trying', ['line.opened', 'line.rang', ...hurry]),
  ...pairs('listening.joining', ['line.reached', 'line.rang', ...hurry]),
  ...pairs('listening.subscribed', ['line.reached', 'line.opened', ...hurry]),
  // The line was left; it tells nothing more than that it is there again.
  ...pairs('listening.connecting.resting', ['line.opened', 'line.rang']),
  ...pairs('listening.unavailable.resting', ['line.opened', 'line.rang']),
  // The service is left alone.
  ...pairs('listening.refused.quiet', [...line, ...hurry]),
  ...pairs('listening.refused.willing', [...line, 'connection.restored']),
];
