import { expect, test } from 'vitest';
import { perPack } from './recipes.ts';

const kilo = { measure: 'g', amount: 1000 } as const;
const bottle = { measure: 'ml', amount: 500 } as const;

test.each([
  ['grams', { measure: 'g', content: 1 } as const, kilo, 1000],
  ['onions of 125 g', { measure: 'g', content: 125 } as const, kilo, 8],
  ['spoons of 15 ml', { measure: 'ml', content: 15 } as const, bottle, 500 / 15],
  ['cloves, ten to a head', { measure: 'piece', content: 0.1 } as const, { measure: 'piece', amount: 3 } as const, 30],
])('A pack holds so many %s', (_, measured, pack, expected) =>
  expect(perPack(measured, pack)).toBeCloseTo(expected, 9),
);

test('Nobody can say how much a pack holds in another measure, without a measure, or without a pack', () => {
  expect(perPack({ measure: 'g', content: 1 }, bottle)).toBeNull();
  expect(perPack({ measure: null, content: 1 }, kilo)).toBeNull();
  expect(perPack({ measure: 'g', content: 1 }, null)).toBeNull();
});
