import { describe, expect, test } from 'vitest';
import { floatingCartCap, headerBadgeCap } from '#machines/constants.ts';
import { capped } from './numbers.ts';

describe('capped', () => {
  test('shows the number up to the cap and a plus above it', () => {
    expect(capped(9, headerBadgeCap)).toBe('9');
    expect(capped(10, headerBadgeCap)).toBe('9+');
    expect(capped(99, floatingCartCap)).toBe('99');
    expect(capped(100, floatingCartCap)).toBe('99+');
  });
});
