/** The policy of one-time codes: four digits are few, so the limits carry the security. */
import { randomInt } from 'node:crypto';

/** A shop may raise it; the contract and the storefront take what is sent. */
export const otpLength = 4;

const minuteMs = 60_000;

export const codePolicy = {
  validMs: 5 * minuteMs,
  /** Of one code, also when they come at once. */
  tries: 3,
  /** Over all codes of a recipient, without a right one in between. */
  failuresInARow: 10,
  /** The first lock; each one after it is twice as long. */
  lockMs: 24 * 60 * minuteMs,
  /** How long the token for a new password works. */
  resetMs: 10 * minuteMs,
} as const;

/** 0000 to 9999, each as likely as the others. */
export const newCode = (): string => String(randomInt(10 ** otpLength)).padStart(otpLength, '0');
