/** The delivery times of a shop, as its seller and the operator write them: all of a week at once. */

import { isDeepStrictEqual } from 'node:util';
import type { Body } from '#server/contract.types.ts';
import { invalidateCache } from '#server/db/after-commit.ts';
import { calendarOf, writeCalendar } from '#server/db/queries/delivery-slots.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import { conflict } from '#server/domain/refusal.ts';
import { serializeCalendar } from '#server/serializers/seller.ts';

export type DeliveryTimes = NonNullable<Body<'changeSellerShop'>['delivery_times']>;

const inOrder = (a: DeliveryTimes['slots'][number], b: DeliveryTimes['slots'][number]) =>
  a.weekday - b.weekday || a.from.localeCompare(b.from);

/** The calendar of PostgreSQL has no year 0. */
export const isDay = (text: string): boolean => {
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && day.getUTCFullYear() > 0;
};

/** Whether a time ends before it begins, or two of a day have a minute in common. */
export const areWrong = ({ slots }: DeliveryTimes): boolean =>
  slots.toSorted(inOrder).some(({ weekday, from, until }, at, sorted) => {
    const before = sorted[at - 1];
    return until <= from || (before?.weekday === weekday && from < before.until);
  });

/** Refuses a change that was made from other times than these; null: none. The shop must be locked. */
export async function requireTimes(tx: Tx, shopId: number, seen: DeliveryTimes | null): Promise<void> {
  const calendar = await calendarOf(tx, shopId);
  if (!isDeepStrictEqual(calendar ? serializeCalendar(calendar) : null, seen))
    throw conflict('The delivery times have changed in the meantime.');
}

/** The shop must be locked. With null it offers no times, and delivers as soon as it can. */
export async function writeTimes(tx: Tx, shopId: number, times: DeliveryTimes | null): Promise<void> {
  invalidateCache(tx);
  if (!times) return writeCalendar(tx, shopId, null);
  const { days, is_required: isRequired, closed_days: closedDays } = times;
  const slots = times.slots.map(
    ({ weekday, capacity, cutoff_minutes: cutoffMinutes, from: startsAt, until: endsAt }) => ({
      ...{ weekday, capacity, cutoffMinutes, startsAt, endsAt },
    }),
  );
  await writeCalendar(tx, shopId, { days, isRequired, closedDays: [...closedDays], slots });
}
