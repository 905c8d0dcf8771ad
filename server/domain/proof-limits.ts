/** How often anybody may try to prove who they are. */

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

/** One-time codes: what they may cost, and how far anybody gets by guessing. No limit here is everybody's. */
export const codeLimits = {
  /** Between two codes for a contact. */
  pauseSeconds: 60,
  codesOfContact: 5,
  contactWindowSeconds: 24 * 3600,
  codesOfAddress: 10,
  addressWindowSeconds: 3600,
  failuresOfAddress: 20,
  /** Of all addresses together. Each time so many more have come the operator is told; nobody is refused for it. */
  failuresOfAlarm: 500,
  failuresWindowSeconds: 24 * 3600,
} as const;
