/** The runs of a line in visual order, from left to right. */
import { expect, test } from 'vitest';
import { type Direction, visualRuns } from './bidi.ts';

const seen = (text: string, base: Direction) => visualRuns(text, base).map((run) => `${run.direction} ${run.text}`);

test.each([
  ['Invoice 12.50 $', 'ltr', ['ltr Invoice 12.50 $']],
  ['أرز 1 كغ', 'rtl', ['rtl  كغ', 'ltr 1', 'rtl أرز ']],
  ['Ann مريم Smith', 'ltr', ['ltr Ann ', 'rtl مريم', 'ltr  Smith']],
  ['بمبلغ 12.50', 'rtl', ['ltr 12.50', 'rtl بمبلغ ']],
  ['5% (شامل)', 'rtl', ['rtl  )شامل(', 'ltr 5%']],
  ['حليب (1 لتر)', 'rtl', ['rtl  لتر(', 'ltr 1', 'rtl حليب )']],
  ['Milk (حليب) 2', 'ltr', ['ltr Milk (', 'rtl حليب', 'ltr ) ', 'ltr 2']],
  ['حليب (fresh)', 'rtl', ['rtl (', 'ltr fresh', 'rtl حليب )']],
  ['رقم 100-2345', 'rtl', ['ltr 2345', 'rtl -', 'ltr 100', 'rtl رقم ']],
  ['رقم \u200e100-2345', 'rtl', ['ltr \u200e100-2345', 'rtl رقم ']],
  ['خصم 5%', 'rtl', ['rtl %', 'ltr 5', 'rtl خصم ']],
  ['حليب 🥛 طازج', 'rtl', ['rtl حليب 🥛 طازج']],
  ['پرداخت\u200cشده', 'rtl', ['rtl پرداخت\u200cشده']],
] as const)('The text %s in a page of direction %s has the right order of runs', (text, base, runs) => {
  expect(seen(text, base)).toEqual(runs);
});
