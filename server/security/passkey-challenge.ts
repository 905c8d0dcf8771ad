/**
 * Challenges of passkeys, which the server issues without storing them: a challenge carries its end and a signature of
 * the shop. The caller records each use, so that it counts once.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { ShopSecret } from './shop-secret.ts';

export const challengeMs = 5 * 60_000;

const nonceBytes = 16;
const endBytes = 6;
const headBytes = nonceBytes + endBytes;

/** What the challenge is for: to sign in, or to add a passkey to this account. */
export type ChallengeFor = 'login' | { userId: number };

const signatureOf = (secret: ShopSecret, purpose: ChallengeFor, head: Buffer) =>
  secret.hash('passkey challenge', purpose === 'login' ? purpose : `account ${purpose.userId}`, head.toString('hex'));

export function newChallenge(secret: ShopSecret, purpose: ChallengeFor, now: Date): Uint8Array<ArrayBuffer> {
  const end = Buffer.alloc(endBytes);
  end.writeUIntBE(now.getTime() + challengeMs, 0, endBytes);
  const head = Buffer.concat([randomBytes(nonceBytes), end]);
  return new Uint8Array(Buffer.concat([head, signatureOf(secret, purpose, head)]));
}

/** Whether this shop has issued the challenge for this purpose, and it is still valid. `challenge` is base64url. */
export function isChallenge(secret: ShopSecret, purpose: ChallengeFor, challenge: string, now: Date): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  const head = bytes.subarray(0, headBytes);
  const signature = bytes.subarray(headBytes);
  const expected = signatureOf(secret, purpose, head);
  return (
    signature.length === expected.length &&
    timingSafeEqual(signature, expected) &&
    head.readUIntBE(nonceBytes, endBytes) > now.getTime()
  );
}
