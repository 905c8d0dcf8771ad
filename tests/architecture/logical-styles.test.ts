/** Styles name the sides by the direction of reading, so that a page which runs from the right is the same page, mirrored. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';

const sides = [
  /\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*/g,
  /\bborder(?:Top|Bottom)(?:Left|Right)Radius\b/g,
  /(?<![\w.$-])(?:left|right)\s*:/g,
  /\b(?:float|clear|textAlign|captionSide)\s*:\s*'(?:left|right)'/g,
];

const sidesIn = (styles: string) => sides.flatMap((side) => styles.match(side) ?? []);

test('No style of the shop names left or right', () => {
  const files = readdirSync(inRoot('src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css.ts'),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.map((file) => [file, sidesIn(readFileSync(inRoot('src', file), 'utf8'))]);
  expect(found.filter(([, names = []]) => names.length > 0)).toEqual([]);
});

describe('the search for left and right', () => {
  test.each([
    "{ marginLeft: '1rem' }",
    '{ scrollPaddingRight: 4 }',
    "{ borderRightWidth: '1px' }",
    '{ borderTopLeftRadius: 8 }',
    "{ position: 'absolute', left: 0 }",
    "{ textAlign: 'right' }",
    "{ float: 'left' }",
  ])('finds %s', (styles) => expect(sidesIn(styles)).toHaveLength(1));

  test('accepts logical properties and positions inside an image', () =>
    expect(sidesIn("{ marginInlineStart: 0, insetInlineEnd: 0, objectPosition: 'right', leftover: 1 }")).toEqual([]));
});
