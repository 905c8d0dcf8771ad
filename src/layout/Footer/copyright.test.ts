import { describe, expect, test } from 'vitest';
import { copyright } from './copyright.ts';

const year = new Date().getFullYear();

describe('copyright', () => {
  test('puts the year before the text of the shop', () => {
    expect(copyright('Larder', 'All rights reserved')).toBe(`© ${year} Larder`);
  });
  test('shows a sign that the text brings along once', () => {
    expect(copyright('© Larder', 'All rights reserved')).toBe(`© ${year} Larder`);
  });
  test('falls back where the shop wrote nothing', () => {
    expect(copyright(' ', 'All rights reserved')).toBe(`© ${year} All rights reserved`);
  });
});
