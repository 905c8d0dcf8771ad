/** The date texts of the protocol, all in UTC. */
import { defaultLocale, intlLocale, type Locale } from '#locales/locales.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const two = (value: number) => String(value).padStart(2, '0');
const monthOf = (date: Date) => months[date.getUTCMonth()] ?? '';
const clock24 = (date: Date) => `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
const clock12 = (date: Date) =>
  `${two(date.getUTCHours() % 12 || 12)}:${two(date.getUTCMinutes())} ${date.getUTCHours() < 12 ? 'AM' : 'PM'}`;

/** 2025-03-05T15:07:09.000000Z */
export const isoMicroseconds = (date: Date): string => date.toISOString().replace('Z', '000Z');

/** 05 Mar, 2025 */
export const shortDate = (date: Date): string =>
  `${two(date.getUTCDate())} ${monthOf(date).slice(0, 3)}, ${date.getUTCFullYear()}`;

/** 05 Mar, 2025 03:07 PM */
export const shortDateTime = (date: Date): string => `${shortDate(date)} ${clock12(date)}`;

/** 05 March, 2025 */
export const longDate = (date: Date): string => `${two(date.getUTCDate())} ${monthOf(date)}, ${date.getUTCFullYear()}`;

/** 05 March, 2025 03:07 PM */
export const longDateTime12 = (date: Date): string => `${longDate(date)} ${clock12(date)}`;

/** 05 March 2025 15:07 */
export const longDateTime = (date: Date): string =>
  `${two(date.getUTCDate())} ${monthOf(date)} ${date.getUTCFullYear()} ${clock24(date)}`;

/** March 05, 2025 in the language of the protocol; others have an order and a calendar of their own. */
export const reviewDate = (date: Date, locale: Locale = defaultLocale): string => {
  if (locale === defaultLocale) return `${monthOf(date)} ${two(date.getUTCDate())}, ${date.getUTCFullYear()}`;
  return date.toLocaleDateString(intlLocale(locale), { dateStyle: 'long', timeZone: 'UTC' });
};

/** 2025-03-05 15:07:09 */
export const plainDateTime = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');

export const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + days * 86_400_000);

/** Days of the language of the protocol are written as in Britain. */
export const dateTagOf = (locale: Locale): string =>
  locale === defaultLocale ? new Intl.Locale(intlLocale(locale), { region: 'GB' }).toString() : intlLocale(locale);

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Since midnight, by the clocks of `timeZone`. */
export function minuteOfDay(now: Date, timeZone: string): number {
  const [hours, minutes] = new Intl.DateTimeFormat('en', { ...clock, timeZone }).format(now).split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
