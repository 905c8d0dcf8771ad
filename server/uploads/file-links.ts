/**
 * The addresses of uploaded files. A public one is random and stays for ever. A private one is made by the server for
 * the file's owner whenever the owner asks for the thing that it belongs to: a picture tag cannot send a token, so the
 * link itself is the proof, signed with the shop's secret (HMAC-SHA-256 of name and end). It works for ten minutes, for
 * every holder.
 */
import { timingSafeEqual } from 'node:crypto';
import type { ShopSecret } from '#server/security/shop-secret.ts';

export const publicPath = '/uploads/';
export const privatePath = '/files/';

const linkMs = 10 * 60_000;

export const isFileName = (name: string): boolean => /^[\w-]{22}\.(?:webp|pdf)$/.test(name);

export const publicLink = (name: string): string => `${publicPath}${name}`;

const signatureOf = (secret: ShopSecret, name: string, until: number): string =>
  secret.hash('file', name, String(until)).toString('base64url');

export function privateLink(secret: ShopSecret, name: string, now: Date): string {
  const until = Math.floor((now.getTime() + linkMs) / 1000);
  return `${privatePath}${name}?until=${until}&sign=${signatureOf(secret, name, until)}`;
}

const steadyMs = 5 * 60_000;

/** The same for five minutes, so that a list that is fetched again does not load its pictures again. It works for ten to fifteen. */
export const steadyLink = (secret: ShopSecret, name: string, now: Date): string =>
  privateLink(secret, name, new Date(Math.ceil(now.getTime() / steadyMs) * steadyMs));

/** `expired` only if the signature is valid: guessing reveals nothing. */
export function checkPrivateLink(
  secret: ShopSecret,
  name: string,
  query: { until?: unknown; sign?: unknown },
  now: Date,
): 'good' | 'expired' | 'forged' {
  const until = Number(query.until);
  const given = Buffer.from(String(query.sign));
  const right = Buffer.from(signatureOf(secret, name, until));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'forged';
  return until * 1000 < now.getTime() ? 'expired' : 'good';
}
