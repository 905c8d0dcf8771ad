/**
 * Replaces a text by a placeholder that charts treat alike: empty stays empty,
 * digits stay digits, an address of mail stays one, the length stays up to a dozen letters. The same text has the
 * same placeholder for as long as a session lasts, so that what belongs together still does.
 */

/** Rules about length, such as that of a password, need no more than this. */
const longest = 12;

const lettersOf = (number: number, length: number) => number.toString(36).padStart(length, 'x').slice(-length);
const digitsOf = (number: number, length: number) => String(number).padStart(length, '0').slice(-length);

const formed: [RegExp, (number: number, text: string) => string][] = [
  [/^\+?\d+$/, (number, text) => digitsOf(number, Math.min(text.length, 15))],
  [/^\S+@\S+\.\S+$/, (number) => `x${number}@shop.invalid`],
  [/^https?:/, (number) => `https://shop.invalid/${number}`],
  [/^\//, (number) => `/x${number}`],
];

const stand = (number: number, text: string): string => {
  const form = formed.find(([shape]) => shape.test(text));
  return form ? form[1](number, text) : lettersOf(number, Math.min(text.length, longest));
};

export const createPlaceholders = () => {
  const known = new Map<string, string>();
  const ofLine = (line: string): string => {
    const bare = line.trim();
    if (bare === '') return line === '' ? '' : ' ';
    const placeholder = known.get(bare) ?? stand(known.size + 1, bare);
    known.set(bare, placeholder);
    return placeholder;
  };
  /** Line by line: a shopping list has one wish in each. */
  return (text: string): string => text.split('\n').map(ofLine).join('\n');
};
