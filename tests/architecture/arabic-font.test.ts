import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';
import { arabicFont, arabicFontFile, arabicLetters } from '#tools/fonts/arabic-font.ts';

const isArabic = (letter: string) => /\p{Script=Arabic}/u.test(letter);

test('The font file is what the command writes, and has less than 24 KB', async () => {
  const font = readFileSync(inRoot(arabicFontFile));
  expect(font.equals(await arabicFont())).toBe(true);
  expect(font.length).toBeLessThan(24_000);
});

test.each(['ar', 'ir'])('The font has every letter of the texts in %s', (locale) => {
  const texts = readFileSync(inRoot('locales', `${locale}.json`), 'utf8');
  const missing = [...new Set(texts)].filter((letter) => isArabic(letter) && !arabicLetters.includes(letter));
  expect(missing).toEqual([]);
});
