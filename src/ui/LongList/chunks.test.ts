import { describe, expect, test } from 'vitest';
import { chunksOf } from './chunks.ts';

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

describe('chunksOf', () => {
  test('puts every item into exactly one chunk, in order', () => {
    for (const before of [0, 1, 19, 20, 21, 60]) {
      const chunks = chunksOf(from(1, 80), before, 25);
      expect(chunks.flatMap(({ items }) => items)).toEqual(from(1, 80));
      expect(new Set(chunks.map(({ key }) => key)).size).toBe(chunks.length);
    }
    expect(chunksOf([], 0, 25)).toEqual([]);
  });

  test('keeps existing chunks when the list grows at either end', () => {
    const small = chunksOf(from(101, 150), 0, 25);
    const grown = chunksOf(from(81, 153), 20, 25);
    for (const { key, items } of small) expect(grown.find((chunk) => chunk.key === key)?.items).toEqual(items);
  });
});
