import { describe, expect, test } from 'vitest';
import { copyright } from './copyright.ts';

const year = new Date().getFullYear();

describe('copyright', () => {
  test('puts the year before the text of the shop', () => {
    expect(copyright('Larder', 'All rights reserved')).toBe(`© ${year} Larder`);
  });
  test('shows one copyright sign when the text has its own', () => {
    expect(copyright('© Larder', 'All rights reserved')).toBe(`© ${year} Larder`);
  });
  test('has a default when the shop has no text', () => {
    expect(copyright(' ', 'All rights reserved')).toBe(`© ${year} All rights reserved`);
  });
});
