/** Dates of messages and orders, always Gregorian with Latin digits; only the words follow the language. */
import { intlLocale, type Locale } from '#locales/locales.ts';

type Moment = Date | string | number;
type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (locale: Locale, timeZone: string | undefined) => {
  const key = `${locale} ${timeZone ?? ''}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(intlLocale(locale), {
    hour: '2-digit',
    minute: '2-digit',
    // `hour12` leaves it to each engine's data whether noon is 12 or 0; this page and its server would differ.
    hourCycle: 'h12',
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    ...(timeZone ? { timeZone } : {}),
  });
  formats.set(key, made);
  return made;
};

const partsOf = (moment: Moment, locale: Locale, timeZone?: string): Parts | undefined => {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return undefined;
  const parts = formatOf(locale, timeZone).formatToParts(date);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
};

const two = (digits = '') => digits.padStart(2, '0');

/** Formats as `DD MMM, YYYY`; an invalid date gives an empty string. */
export const formatDay = (moment: Moment, locale: Locale, timeZone?: string): string => {
  const parts = partsOf(moment, locale, timeZone);
  return parts ? `${two(parts.day)} ${parts.month}, ${parts.year}` : '';
};

/** Formats as `hh:mm a, DD MMM, YYYY`; an invalid date gives an empty string. The default time zone is the reader's. */
export const formatMessageTime = (moment: Moment, locale: Locale, timeZone?: string): string => {
  const parts = partsOf(moment, locale, timeZone);
  if (!parts) return '';
  const half = (parts.dayPeriod ?? '').toLowerCase();
  return `${two(parts.hour)}:${two(parts.minute)} ${half}, ${formatDay(moment, locale, timeZone)}`;
};
