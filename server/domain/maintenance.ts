/** A shop that is closed while its operator works on it. */

/** `since` is an ISO time; `minutes` is how long it is expected to take. */
export type Maintenance = { since: string; minutes: number };

/** A late end has clients come back soon, and still not all the time. */
const leastSeconds = 60;

/** From `now` to the expected end, and never less than a minute. */
export function secondsToWait({ since, minutes }: Maintenance, now: Date): number {
  const end = Date.parse(since) + minutes * 60_000;
  return Math.max(leastSeconds, Math.ceil((end - now.getTime()) / 1000));
}
