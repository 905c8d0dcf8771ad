/** Limits on attempts to log in and to enter one-time codes. */

/** So many networks' worth of requests for all the networks of one site together. */
export const networksOfSite = 5;

/** Wrong passwords for one account from one address: so many are free, then each costs a growing pause. */
export const loginThrottle = {
  freeFailures: 5,
  windowSeconds: 15 * 60,
  maxPauseSeconds: 3600,
  /** From all addresses together. */
  failuresOfAccount: 100,
  accountWindowSeconds: 3600,
} as const;

/** One-time codes: limits on sending and on guessing. Each limit counts per recipient or network, never globally. */
export const codeLimits = {
  /** Between two codes for a contact. */
  pauseSeconds: 60,
  codesOfContact: 5,
  contactWindowSeconds: 24 * 3600,
  codesOfAddress: 10,
  addressWindowSeconds: 3600,
  failuresOfAddress: 20,
  /** Over all addresses. The operator gets a warning for each further batch of this size; no request is refused. */
  failuresOfAlarm: 500,
  failuresWindowSeconds: 24 * 3600,
} as const;
