import { expect, test } from 'vitest';
import { asciiDigits } from './digits.ts';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  [' 12 ۳٤', ' 12 34'],
  ['+98 ۹۱۲', '+98 912'],
  ['no digits', 'no digits'],
])('The digits of %s become %s', (typed, ascii) => {
  expect(asciiDigits(typed)).toBe(ascii);
});
