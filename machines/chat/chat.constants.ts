/** The sizes and the waits of the chats. Apart from `constants.ts`, which the first view has. */

export const chatPageSize = 20;
export const shopSearchDebounceMs = 500;
export const drawerScrollDebounceMs = 500;
export const chatFetchLockMs = 1000;
export const drawerOlderAtPx = 50;
export const screenOlderAtPx = 300;

/** A shopper who writes is announced again after this time, and a shop that writes is shown for this time. */
export const typingPauseMs = 3000;
export const typingHeardMs = 5000;
