/**
 * The sockets of one server. A socket hears of one shopper only: the one it is signed in as. A subscription before the
 * sign-in waits, because a client that comes back subscribes at once and signs in a moment later.
 */
import { randomInt } from 'node:crypto';
import type { RawData, WebSocket } from 'ws';
import { pushEventNames } from '#server/domain/push-event.ts';
import {
  activitySeconds,
  type Closing,
  clientEventRefused,
  closing,
  type Frame,
  frameOf,
  type Owner,
  pongSeconds,
  readFrame,
  signedOwner,
} from './protocol.ts';
import { type ShopperEvent, userChannel } from './push.ts';

type Peer = {
  socket: WebSocket;
  id: string;
  address: string;
  userId: number | undefined;
  sessionId: number | undefined;
  channels: Set<string>;
  heardAt: number;
  isRequested: boolean;
  /** Frames since the last round of the clock. */
  frames: number;
  /** Rounds in a row in which something waited to be read. */
  unreadRounds: number;
};

export type HubOptions = {
  app: { key: string; secret: string };
  now: () => number;
  /** Off: sockets are not counted, for load tests. */
  limits: boolean;
  /** The session may have ended between the signature and the sign-in. */
  onSignIn?: (sessionId: number) => void;
};

const most = {
  channels: 20,
  ofAddress: 50,
  ofUser: 5,
  framesARound: 100,
  unsentBytes: 64 * 1024,
  unreadRounds: 10,
} as const;
export const roundMs = 1_000;

/** The library subscribes to this one by itself once it has signed in. */
const serverChannel = (userId: number) => `#server-to-user-${userId}`;
const isOwn = (userId: number, channel: string) => [userChannel(userId), serverChannel(userId)].includes(channel);
const mayBecomeOwn = (channel: string) => /^chat_user_\d{1,10}$/.test(channel);

/** A client that does not close in return is cut off after this time. */
export const farewellMs = 1_000;

export function endWith(socket: WebSocket, [code, message]: Closing): void {
  socket.send(frameOf('pusher:error', { code, message }));
  socket.close(code, message);
  const late = setTimeout(() => socket.terminate(), farewellMs).unref();
  socket.once('close', () => clearTimeout(late));
}

export class Hub {
  readonly #peers = new Set<Peer>();
  readonly #options: HubOptions;

  constructor(options: HubOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#peers.size;
  }

  accept(socket: WebSocket, address: string): void {
    const { limits } = this.#options;
    const neighbours = [...this.#peers].filter((peer) => peer.address === address).length;
    if (limits && neighbours >= most.ofAddress) endWith(socket, closing.overCapacity);
    else this.#welcome(socket, address);
  }

  /** The pages of this shopper look for themselves what is new; only of a shop that is writing there is nothing to fetch. */
  push({ userId, event }: ShopperEvent, data: object = {}): void {
    const channel = userChannel(userId);
    for (const peer of this.#peers) {
      if (peer.userId === userId && peer.channels.has(channel)) this.#tell(peer, event, data, channel);
    }
  }

  /** After a time in which this server may have missed something. */
  pushAll(): void {
    const users = new Set([...this.#peers].flatMap(({ userId }) => userId ?? []));
    for (const userId of users) for (const event of pushEventNames) this.push({ userId, event });
  }

  /** The sessions of all sockets that are signed in. */
  sessions(): number[] {
    return [...new Set([...this.#peers].flatMap(({ sessionId }) => sessionId ?? []))];
  }

  endSession(sessionId: number): void {
    for (const peer of this.#peers) {
      if (peer.sessionId !== sessionId) continue;
      this.#peers.delete(peer);
      endWith(peer.socket, closing.sessionEnded);
    }
  }

  /** One round of the clock: who is silent is asked, and left when no response comes; so is who does not read. */
  look(): void {
    for (const peer of this.#peers) {
      peer.frames = 0;
      if (this.#readsNothing(peer)) {
        peer.socket.terminate();
        continue;
      }
      const silentMs = this.#options.now() - peer.heardAt;
      if (silentMs > (activitySeconds + pongSeconds) * 1000) this.#leave(peer);
      else if (silentMs > activitySeconds * 1000 && !peer.isRequested) {
        peer.isRequested = true;
        this.#tell(peer, 'pusher:ping', {});
      }
    }
  }

  async close(timeoutMs: number): Promise<void> {
    const peers = [...this.#peers];
    const closed = peers.map(({ socket }) => new Promise((resolve) => socket.once('close', resolve)));
    for (const { socket } of peers) endWith(socket, closing.restart);
    const late = setTimeout(() => {
      for (const { socket } of peers) socket.terminate();
    }, timeoutMs);
    await Promise.all(closed);
    clearTimeout(late);
  }

  #welcome(socket: WebSocket, address: string): void {
    const { now } = this.#options;
    const peer: Peer = {
      socket,
      id: `${randomInt(1, 2 ** 31)}.${randomInt(1, 2 ** 31)}`,
      address,
      userId: undefined,
      sessionId: undefined,
      channels: new Set(),
      heardAt: now(),
      isRequested: false,
      frames: 0,
      unreadRounds: 0,
    };
    this.#peers.add(peer);
    socket.on('close', () => this.#peers.delete(peer));
    socket.on('error', () => socket.terminate());
    socket.on('ping', () => this.#count(peer));
    socket.on('message', (raw, isBinary) => this.#hear(peer, isBinary ? undefined : raw));
    this.#tell(peer, 'pusher:connection_established', { socket_id: peer.id, activity_timeout: activitySeconds });
  }

  #leave(peer: Peer): void {
    endWith(peer.socket, closing.silent);
    peer.socket.terminate();
  }

  #tell({ socket }: Peer, event: string, data: object, channel?: string): void {
    // A client that does not read its events would fill the memory.
    if (socket.bufferedAmount > most.unsentBytes) socket.terminate();
    else socket.send(frameOf(event, data, channel));
  }

  #hear(peer: Peer, raw: RawData | undefined): void {
    peer.heardAt = this.#options.now();
    peer.isRequested = false;
    if (!this.#count(peer)) return;
    const frame = raw && readFrame(String(raw));
    if (frame) this.#understand(peer, frame);
    else this.#tell(peer, 'pusher:error', { code: null, message: 'Invalid frame' });
  }

  /** Whether the socket may send more in this round. */
  #count(peer: Peer): boolean {
    peer.frames += 1;
    if (peer.frames === most.framesARound + 1) endWith(peer.socket, closing.overCapacity);
    return peer.frames <= most.framesARound;
  }

  #readsNothing(peer: Peer): boolean {
    const { bufferedAmount } = peer.socket;
    peer.unreadRounds = bufferedAmount > 0 ? peer.unreadRounds + 1 : 0;
    return bufferedAmount > most.unsentBytes || peer.unreadRounds > most.unreadRounds;
  }

  #understand(peer: Peer, { event, data }: Frame): void {
    const channel = typeof data.channel === 'string' ? data.channel : '';
    if (event === 'pusher:ping') this.#tell(peer, 'pusher:pong', {});
    else if (event === 'pusher:subscribe') this.#subscribe(peer, channel);
    else if (event === 'pusher:unsubscribe') peer.channels.delete(channel);
    else if (event === 'pusher:signin') this.#signIn(peer, data);
    else if (event.startsWith('client-'))
      this.#tell(peer, 'pusher:error', { code: clientEventRefused, message: 'Clients send no events here' });
  }

  #subscribe(peer: Peer, channel: string): void {
    const { userId, channels } = peer;
    const fits = userId === undefined ? mayBecomeOwn(channel) : isOwn(userId, channel);
    if (!fits || channels.size >= most.channels) this.#refuse(peer, channel);
    else channels.add(channel);
    if (fits && userId !== undefined) this.#tell(peer, 'pusher_internal:subscription_succeeded', {}, channel);
  }

  #refuse(peer: Peer, channel: string): void {
    peer.channels.delete(channel);
    const refusal = { type: 'AuthError', error: 'This channel is not yours', status: 403 };
    this.#tell(peer, 'pusher:subscription_error', refusal, channel.slice(0, 200));
  }

  #signIn(peer: Peer, data: Frame['data']): void {
    const owner = signedOwner(this.#options.app, peer.id, data);
    if (owner === undefined) endWith(peer.socket, closing.unauthorized);
    else this.#belong(peer, owner, data);
  }

  #belong(peer: Peer, { userId, sessionId }: Owner, { user_data }: Frame['data']): void {
    peer.userId = userId;
    peer.sessionId = sessionId;
    this.#makeRoom(peer, userId);
    this.#tell(peer, 'pusher:signin_success', { user_data });
    const waiting = [...peer.channels];
    peer.channels.clear();
    for (const channel of waiting) this.#subscribe(peer, channel);
    if (sessionId !== undefined) this.#options.onSignIn?.(sessionId);
  }

  /** The oldest one goes: it may belong to a network that its owner has left long ago. */
  #makeRoom(peer: Peer, userId: number): void {
    const others = [...this.#peers].filter((other) => other !== peer && other.userId === userId);
    const [oldest] = others;
    if (this.#options.limits && oldest && others.length >= most.ofUser) {
      endWith(oldest.socket, closing.overQuota);
      this.#peers.delete(oldest);
    }
  }
}
