/**
 * The dates of the protocol that are words, such as `05 March, 2025`, `05 Mar, 2025`, `March 05, 2025` and
 * `05 March, 2025 03:07 PM`, all in UTC.
 */

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
];

const shape = /^(\d{2}) ([A-Z][a-z]+), (\d{4})(?: (\d{2}):(\d{2}) ([AP])M)?$/;
const monthFirst = /^([A-Z][a-z]+) (\d{2}),/;

/** Parses a date of the protocol into milliseconds; any other text gives NaN. */
export const momentOf = (text: string): number => {
  const [, day, month = '', year, hour = '0', minute = '0', half] =
    shape.exec(text.replace(monthFirst, '$2 $1,')) ?? [];
  const at = months.findIndex((name) => name === month || name.slice(0, 3) === month);
  if (at < 0) return Number.NaN;
  return Date.UTC(Number(year), at, Number(day), (Number(hour) % 12) + (half === 'P' ? 12 : 0), Number(minute));
};
