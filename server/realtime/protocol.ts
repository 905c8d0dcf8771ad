/** The frames of the Pusher protocol, version 7, as far as the shop needs it. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export const protocolVersion = '7';
/** A client that hears nothing for this long asks whether anybody is there; so does the server. */
export const activitySeconds = 120;
/** How long the response to that may take. */
export const pongSeconds = 30;
export const maxFrameBytes = 64 * 1024;

/** 40xx: do not come back. 41xx: come back after a while. 42xx: come back at once. */
export const closing = {
  unknownApp: [4001, 'Application does not exist'],
  overQuota: [4004, 'Too many connections of this account'],
  unsupported: [4007, 'Unsupported protocol version'],
  noVersion: [4008, 'No protocol version supplied'],
  unauthorized: [4009, 'Connection not authorised'],
  overCapacity: [4100, 'Over capacity'],
  restart: [4200, 'The server restarts'],
  silent: [4201, 'Pong reply not received in time'],
  // The page comes back with the token that it has by then, or is refused.
  sessionEnded: [4202, 'The session has ended'],
} as const satisfies Record<string, readonly [code: number, message: string]>;

export type Closing = (typeof closing)[keyof typeof closing];

export const clientEventRefused = 4301;

export type Frame = { event: string; data: Record<string, unknown> };

function asObject(value: unknown): Record<string, unknown> {
  const found: unknown = typeof value === 'string' ? JSON.parse(value || '{}') : (value ?? {});
  if (typeof found !== 'object' || found === null || Array.isArray(found)) throw new TypeError('No object.');
  return found as Record<string, unknown>;
}

/** Undefined: not a frame of the protocol. */
export function readFrame(text: string): Frame | undefined {
  try {
    const { event, data } = asObject(text);
    return typeof event === 'string' ? { event, data: event.startsWith('client-') ? {} : asObject(data) } : undefined;
  } catch {
    return undefined;
  }
}

export const frameOf = (event: string, data: object, channel?: string): string =>
  JSON.stringify({ event, ...(channel !== undefined && { channel }), data: JSON.stringify(data) });

export const signatureOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

export type Owner = { userId: number; sessionId: number | undefined };

/** Who a socket belongs to, as `/pusher/auth` says it and the socket hands it on. */
export function signInOf(app: { key: string; secret: string }, socketId: string, { userId, sessionId }: Owner) {
  const session = sessionId === undefined ? {} : { user_info: { session: String(sessionId) } };
  const userData = JSON.stringify({ id: String(userId), ...session });
  return { auth: `${app.key}:${signatureOf(app.secret, `${socketId}::user::${userData}`)}`, user_data: userData };
}

function same(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const idIn = (text: unknown) => (typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : undefined);

/** The shopper and the session that the server has signed for this very socket, or undefined. */
export function signedOwner(
  app: { key: string; secret: string },
  socketId: string,
  { auth, user_data: userData }: Record<string, unknown>,
): Owner | undefined {
  if (typeof auth !== 'string' || typeof userData !== 'string') return undefined;
  if (!same(auth, `${app.key}:${signatureOf(app.secret, `${socketId}::user::${userData}`)}`)) return undefined;
  const { id, user_info: info } = asObject(userData);
  const userId = idIn(id);
  return userId === undefined ? undefined : { userId, sessionId: idIn(asObject(info).session) };
}
