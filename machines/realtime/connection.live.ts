/**
 * The connection over pusher-js, which loads with this file. The library would reconnect by itself, after growing
 * pauses; here it is stopped after every end, and the chart decides when to try again.
 */
import Pusher from 'pusher-js';
import type { Id } from '../shared/ids.ts';
import { realtimeActivityMs, realtimePongMs, realtimeUnavailableMs } from './realtime.constants.ts';
import type { LineInput } from './realtime.machine.ts';
import type { LineNews, RealtimeAddress } from './realtime.types.ts';

export type LineOptions = LineInput & {
  /** The headers that authorize the sign-in. */
  headers: () => Record<string, string>;
  /** The origin of the API, if it is not the page's. */
  origin?: string;
};

export type Line = {
  /** Starts another attempt; the current connection ends. */
  open(): void;
  /** Ends the connection as if it were lost, which is reported. */
  lose(): void;
  /** Ends for good, without a report. */
  end(): void;
};

const notYours = 4009;
const overCapacity = 4100;
const firstOther = 4300;

/** Encrypted, except where the page itself is not: in development. */
function placeOf({ host, port, tls }: RealtimeAddress) {
  if (host === undefined) return { forceTLS: true };
  const isSecure = tls ?? location.protocol === 'https:';
  const usual = isSecure ? 443 : 80;
  const usedPort = port ?? ((host === '' && Number(location.port)) || usual);
  return { wsHost: host || location.hostname, wsPort: usedPort, wssPort: usedPort, forceTLS: isSecure };
}

/** The library takes every frame for one of its protocol; a malformed one must not throw in the page. */
function forgiveJunk({ connection }: Pusher): void {
  const emit = connection.emit.bind(connection);
  connection.emit = (name, ...rest) => {
    if (name !== 'message') return emit(name, ...rest);
    try {
      return emit(name, ...rest);
    } catch {
      return connection;
    }
  };
}

/** The library stores its last transport; this shop stores nothing that is not on its list. */
function clearTransport(): void {
  for (const key of ['pusherTransportTLS', 'pusherTransportNonTLS']) globalThis.localStorage?.removeItem(key);
}

/** The number or the text that the event has, if it has one. */
function shopIn(data: unknown): Id | undefined {
  const id = typeof data === 'object' && data !== null && 'shop_id' in data ? data.shop_id : undefined;
  return typeof id === 'number' || typeof id === 'string' ? id : undefined;
}

type Complaint = { data?: { code?: number | null }; error?: Complaint };
const codeOf = ({ data, error }: Complaint): number | undefined => data?.code ?? (error && codeOf(error));

/** The first attempt is in flight when it returns. */
export function makeLine(
  { address, userId, headers, origin = '' }: LineOptions,
  notify: (news: LineNews) => void,
): Line {
  let isOver = false;
  const client = new Pusher(address.key, {
    cluster: address.cluster,
    ...placeOf(address),
    enabledTransports: ['ws', 'wss'],
    enableStats: false,
    activityTimeout: realtimeActivityMs,
    pongTimeout: realtimePongMs,
    unavailableTimeout: realtimeUnavailableMs,
    userAuthentication: { transport: 'ajax', endpoint: `${origin}/pusher/auth`, headersProvider: headers },
  });

  forgiveJunk(client);

  /** Now, so that the library sets no timer to reconnect, and after its own handlers, which may have set one. */
  const over = (code?: number) => {
    if (isOver) return;
    isOver = true;
    client.disconnect();
    queueMicrotask(() => {
      client.disconnect();
      notify(code === undefined ? { type: 'connection.closed' } : { type: 'connection.closed', closeCode: code });
    });
  };

  client.connection.bind('connected', () => {
    clearTransport();
    notify({ type: 'connection.reached' });
  });
  client.connection.bind('error', (complaint: Complaint) => {
    const code = codeOf(complaint);
    if (code && code < firstOther) over(code);
  });
  client.connection.bind('connecting_in', () => over());
  client.connection.bind('state_change', ({ previous, current }: { previous: string; current: string }) => {
    if (previous === 'connected' || current === 'failed') over();
  });

  const channel = client.subscribe(`chat_user_${userId}`);
  channel.bind('pusher:subscription_succeeded', () => notify({ type: 'connection.opened' }));
  channel.bind('pusher:subscription_error', () => over(notYours));
  channel.bind('send-message-to-user', () => notify({ type: 'push.received', about: 'message' }));
  channel.bind('messages-seen', () => notify({ type: 'push.received', about: 'reading' }));
  channel.bind('shop-typing', (data: unknown) => {
    const shopId = shopIn(data);
    if (shopId !== undefined) notify({ type: 'typing.received', shopId });
  });
  channel.bind('order-changed', () => notify({ type: 'push.received', about: 'order' }));
  const onTicket = () => notify({ type: 'push.received', about: 'ticket' });
  channel.bind('support-ticket-message-event', onTicket);
  // At a foreign service the replies of all tickets come on one public channel.
  if (address.host === undefined)
    client.subscribe('support-ticket-message-channel').bind('support-ticket-message-event', onTicket);

  // At a foreign service the channel is public, and the service does not know the shop's accounts.
  if (address.host !== undefined) {
    client.user.bind('pusher:signin_error', ({ status }: { status?: number }) =>
      over(status === 401 || status === 403 ? notYours : overCapacity),
    );
    client.signin();
  }

  return {
    open() {
      client.disconnect();
      isOver = false;
      client.connect();
    },
    lose: () => over(),
    end() {
      isOver = true;
      client.disconnect();
      client.unbind_all();
      client.connection.unbind_all();
      // The library holds every client ever created, also as a listener of the network; a page has one connection.
      Pusher.instances.splice(Pusher.instances.indexOf(client), 1);
      Pusher.Runtime.getNetwork().unbind_all();
    },
  };
}
