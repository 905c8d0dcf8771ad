/**
 * Links to an order's documents. A new tab cannot send a token, so the link is the proof: made for the order's owner
 * whenever the order is shown, signed with the shop's secret, and valid for half an hour.
 */
import { timingSafeEqual } from 'node:crypto';
import type { Language } from '#server/domain/texts.ts';
import type { ShopSecret } from '#server/security/shop-secret.ts';

export type DocumentKind = 'invoice' | 'receipt';
export type DocumentWish = { kind: DocumentKind; orderId: number; language: Language };

const linkMs = 30 * 60_000;

/** As route patterns. */
export const documentPaths: Record<DocumentKind, string> = {
  invoice: '/shop/download-invoice/:id',
  receipt: '/shop/payment-slip/:id/download',
};

const signatureOf = (secret: ShopSecret, { kind, orderId, language }: DocumentWish, until: number): Buffer =>
  secret.hash('document', kind, String(orderId), language, String(until));

export function documentLink(secret: ShopSecret, wish: DocumentWish, now: Date): string {
  const until = Math.floor((now.getTime() + linkMs) / 1000);
  const sign = signatureOf(secret, wish, until).toString('base64url');
  const path = documentPaths[wish.kind].replace(':id', String(wish.orderId));
  return `${path}?language=${wish.language}&until=${until}&sign=${sign}`;
}

/** `expired` only if the signature is valid: guessing reveals nothing. */
export function checkLink(
  secret: ShopSecret,
  wish: DocumentWish,
  query: { until?: unknown; sign?: unknown },
  now: Date,
): 'good' | 'expired' | 'forged' {
  const until = Number(query.until);
  const given = Buffer.from(String(query.sign));
  const right = Buffer.from(signatureOf(secret, wish, until).toString('base64url'));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'forged';
  return until * 1000 < now.getTime() ? 'expired' : 'good';
}
