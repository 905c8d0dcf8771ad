/** The idempotency key of the next request. */

/** Counts, so that a test can predict the key; each `.live.ts` draws a UUID instead. */
export const nextIntentKey = (key: string): string => `intent-${Number(key.replace(/\D/g, '')) + 1}`;
