/**
 * Vite plugin: the long texts of the errors of intl-messageformat, which no shopper ever sees, leave the first view.
 * They tell a developer of a wrong call or of a missing value; the kind of the error stays, and the shop shows the key then.
 */
import type { Plugin } from 'vite';

const isFormatter = /[\\/]intl-messageformat[\\/]index\.js$/;
const texts = [
  /(?<=throw new TypeError\()`Cannot apply fractional scale [^`]*`/,
  /(?<=throw new FormatError\()`Intl\.PluralRules is not available [^`]*`/,
  /(?<=throw new TypeError\()"IntlMessageFormat\.__parse must be set [^"]*"/,
  /(?<=throw new TypeError\()"A message must be provided as a String or AST\."/,
  /(?<=super\()`Invalid values for [^`]*`/,
  /(?<=super\()`Value for [^`]* must be of type [^`]*`/,
  /(?<=super\()`The intl string context variable [^`]*`/,
];

/** The source with empty texts; throws if the package has others now. */
export function withoutTexts(source: string): string {
  return texts.reduce((text, pattern) => {
    if (!pattern.test(text)) throw new Error(`intl-messageformat no longer has ${pattern}.`);
    return text.replace(pattern, '""');
  }, source);
}

export const shortFormatErrors = (): Plugin => ({
  name: 'short-format-errors',
  apply: 'build',
  transform(code, id) {
    return isFormatter.test(id) ? { code: withoutTexts(code), map: null } : undefined;
  },
});
