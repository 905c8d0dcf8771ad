import { expect, test } from 'vitest';
import { drawLine, type Pdf } from './text.ts';

/** What is drawn, from left to right. */
const drawn = (text: string, base: 'ltr' | 'rtl') => {
  const parts: { text: string; x: number }[] = [];
  const pdf = {
    font: () => pdf,
    fontSize: () => pdf,
    widthOfString: ({ length }: string) => length,
    text: (part: string, x: number) => void parts.push({ text: part, x }),
  };
  const place = { x: 0, y: 0, width: 100, side: 'left' } as const;
  drawLine(pdf as unknown as Pdf, { text, base }, place, { size: 10, weight: 'regular' });
  return parts.sort((one, other) => one.x - other.x).map((part) => part.text);
};

test.each(['ltr', 'rtl'] as const)(
  'Persian digits are drawn from left to right, one by one, in a text that is %s',
  (base) => {
    // The PDF library shapes a part of Arabic script from right to left, so a whole number would be reversed.
    expect(drawn('۱٬۲۳۴٫۵۰', base)).toEqual(['۱', '٬', '۲', '۳', '۴', '٫', '۵', '۰']);
  },
);

test('Latin digits and words stay in one part', () => {
  expect(drawn('USD 1,234.50', 'ltr')).toEqual(['USD 1,234.50']);
});

test('Words of Arabic script stay whole, with the first at the right', () => {
  expect(drawn('جمع کل', 'rtl').filter((part) => part.trim())).toEqual(['کل', 'جمع']);
});
