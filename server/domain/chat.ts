/** The short preview of the last message in the list of conversations. */

const shownLetters = 12;
let letters: Intl.Segmenter | undefined;

/** At most twelve letters as people count them, and three dots when there are more. */
export function shortened(text: string): string {
  // The first object of `Intl` takes 10 ms: a start should not wait for it.
  letters ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  const found = Array.from(letters.segment(text), ({ segment }) => segment);
  return found.length <= shownLetters ? text : `${found.slice(0, shownLetters).join('')}...`;
}

const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Such as 3 minutes ago; `tag` is the language as browsers name it. */
export function timeAgo(then: Date, now: Date, tag: string): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - then.getTime()) / 1000));
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? (['second', 1] as const);
  return new Intl.RelativeTimeFormat(tag).format(-Math.floor(seconds / size), unit);
}
