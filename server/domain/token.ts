/** Bearer tokens: 256 random bits that only the shopper keeps; the database has their SHA-256. */
import { createHash, randomBytes } from 'node:crypto';

/** A session that is not used this long is over. */
export const idleMs = 24 * 60 * 60_000;
/** A session is over after this time, however much it is used. */
export const absoluteMs = 7 * 24 * 60 * 60_000;
/** The token of a seller, which may stand in a file, is over after this time. */
export const sellerTokenMs = 12 * 60 * 60_000;
export const sessionsPerUser = 10;
/** The time of last use is written at most this often, to spare a write a request. */
export const touchEveryMs = 60_000;

export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** `Bearer t` and the bare `t` are both in use; `Bearer Bearer t` is a bug of the caller and is refused. */
export function tokenIn(header: string | undefined): string | undefined {
  return /^(?:bearer )?([\w-]{43})$/i.exec(header ?? '')?.[1];
}
