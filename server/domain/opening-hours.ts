/** Whether a shop is open; hours are in the time zone of the shop and may run past midnight. */

/** 'hh:mm', with or without seconds; 24:00 is the end of the day. */
export type OpeningHours = { opensAt: string; closesAt: string };

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * `minute` is that of the day at the shop. The moment of closing is closed. Two equal times mean that the shop never closes.
 */
export function isOpen({ opensAt, closesAt }: OpeningHours, minute: number): boolean {
  const opens = minuteOf(opensAt);
  const closes = minuteOf(closesAt);
  if (opens === closes) return true;
  return opens < closes ? opens <= minute && minute < closes : minute >= opens || minute < closes;
}

export const shopStatus = (hours: OpeningHours, minute: number): 'Online' | 'Offline' =>
  isOpen(hours, minute) ? 'Online' : 'Offline';

const presenceMs = 10 * 60_000;

/** The shop's staff were active in the last ten minutes. */
export const wasSeenLately = (lastSeenAt: Date | null, now: Date): boolean =>
  lastSeenAt !== null && now.getTime() - lastSeenAt.getTime() <= presenceMs;
