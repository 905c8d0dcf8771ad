import { expect, test } from 'vitest';
import { shortName } from '../../scripts/lib/short-names.ts';

test('A short name of a style is no part of the name of an element', () => {
  const filePath = 'src/ui/Button/Button.css.ts';
  const names = Array.from({ length: 80 }, (_, at) => shortName({ filePath, hash: `hash-${at}` }));
  expect(new Set(names).size).toBe(80);
  // Tags have small letters alone, but for those of headings, which follow no letter.
  expect(names.filter((name) => !/^[a-z]{2}[A-Z\d]+$/.test(name))).toEqual([]);
});
