/** The waits of the realtime connection, in milliseconds. Apart from `constants.ts`, which the first view has. */

export const defaultRealtimeCluster = 'mt1';
/** The defaults of Pusher's own client. */
export const realtimeActivityMs = 120_000;
export const realtimePongMs = 30_000;
export const realtimeUnavailableMs = 10_000;
/** The limit of one attempt to connect; with the pause after it, a returned server is found within 5 s. */
export const realtimeAttemptMs = 3500;
/** The limit of the sign-in at a connected service. */
export const realtimeJoinMs = 10_000;
/** The pause after a lost connection, and after a busy service; it doubles each time, up to the limit. */
export const realtimePauseMs = 500;
export const realtimePauseLimitMs = 4000;
export const realtimeBusyMs = 1000;
export const realtimeBusyLimitMs = 30_000;
/** The pause after a refusal by the service. */
export const realtimeRefusedMs = 60_000;
