/**
 * Devices on which an account has signed in before. Guesses from elsewhere must not lock the owner out of them, so they
 * have limits of their own. The mark is an HMAC by the shop's secret: nobody can make one, and the server stores none.
 */
import { randomBytes } from 'node:crypto';
import type { ShopSecret } from './shop-secret.ts';

/** A family may share a tablet; the account that signed in last comes first. */
const mostAccounts = 4;
const form = /^([\w-]{22})((?:\.[\w-]{22}){1,4})$/;

type Marked = { name: string; marks: string[] };

function read(cookie: string | undefined): Marked | undefined {
  const [, name, marks] = form.exec(cookie ?? '') ?? [];
  return name && marks ? { name, marks: marks.slice(1).split('.') } : undefined;
}

const markOf = (secret: ShopSecret, name: string, userId: number) =>
  secret.hash('device', name, String(userId)).subarray(0, 16).toString('base64url');

/** The name of the device, if this account has signed in on it. */
export function knownDevice(secret: ShopSecret, cookie: string | undefined, userId: number): string | undefined {
  const device = read(cookie);
  return device?.marks.includes(markOf(secret, device.name, userId)) ? device.name : undefined;
}

/** The value of the cookie after a sign-in; other accounts of the device stay known. */
export function withAccount(secret: ShopSecret, cookie: string | undefined, userId: number): string {
  const { name, marks } = read(cookie) ?? { name: randomBytes(16).toString('base64url'), marks: [] };
  const own = markOf(secret, name, userId);
  return [name, own, ...marks.filter((mark) => mark !== own)].slice(0, mostAccounts + 1).join('.');
}
