/** The link that ends the mails which an account can do without. Its token is a keyed hash, so the server stores none. */
import { timingSafeEqual } from 'node:crypto';
import type { ShopSecret } from '#server/security/shop-secret.ts';

export const unsubscribePage = '/mail/unsubscribe';

const markOf = (secret: ShopSecret, userId: string) => secret.hash('unsubscribe', userId).subarray(0, 16);

export const unsubscribePath = (secret: ShopSecret, userId: number): string =>
  `${unsubscribePage}?token=${userId}.${markOf(secret, String(userId)).toString('base64url')}`;

/** The account that the token is about; undefined for a token that the shop did not make. */
export function userOfToken(secret: ShopSecret, token: string): number | undefined {
  const [, userId = '', mark = ''] = /^(\d{1,9})\.([\w-]{22})$/.exec(token) ?? [];
  const given = Buffer.from(mark, 'base64url');
  const right = markOf(secret, userId);
  return given.length === right.length && timingSafeEqual(given, right) ? Number(userId) : undefined;
}
