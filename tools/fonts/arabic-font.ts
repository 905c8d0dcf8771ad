/** The typeface of Arabic and Persian: the letters of the two languages out of Vazirmatn, in the weights of the Latin one. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

export const arabicFontFile = 'src/theme/fonts/vazirmatn-arabic.woff2';

const require = createRequire(import.meta.url);
const source = require.resolve('@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2');

const range = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));

/** Letters, marks, digits and punctuation. A rarer letter is shown in a font of the device. */
export const arabicLetters: string = [
  ...'،؛؟٪٫٬ٰپچژکگۀی﷼',
  ...range(0x0621, 0x063a),
  ...range(0x0640, 0x0655),
  ...range(0x0660, 0x0669),
  ...range(0x06f0, 0x06f9),
  ...range(0x200c, 0x200f),
].join('');

/** The bytes of the font file, as WOFF2. */
export const arabicFont = (): Promise<Buffer> =>
  subsetFont(readFileSync(source), arabicLetters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });
