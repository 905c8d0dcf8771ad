import type { ReturnOrder } from '#machines/query/contract.types.ts';
import { momentOf } from '#src/i18n/protocol-dates.ts';
import type { useDates } from '#src/shop/use-dates.ts';

/** The day of a return as the reader writes it. Other back ends name the day in English words and no moment. */
export const returnDay = (
  dates: ReturnType<typeof useDates>,
  { created_at = '', return_date }: Pick<ReturnOrder, 'created_at' | 'return_date'>,
): string => dates.day(created_at) || dates.day(momentOf(return_date), 'UTC') || return_date;
