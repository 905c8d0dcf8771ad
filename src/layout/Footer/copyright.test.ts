import { describe, expect, test, vi } from 'vitest';
import { copyright } from './copyright.ts';

const year = new Date().getFullYear();

describe('copyright', () => {
  test('puts the year before the text of the shop', () => {
    expect(copyright('Larder', 'All rights reserved', 'en')).toBe(`© ${year} Larder`);
  });
  test('shows one copyright sign when the text has its own', () => {
    expect(copyright('© Larder', 'All rights reserved', 'en')).toBe(`© ${year} Larder`);
  });
  test('writes the year in the digits of the language', () => {
    vi.useFakeTimers({ now: new Date('2026-07-01T12:00:00Z') });
    expect(copyright('لاردر', '', 'ir')).toBe('© ۲۰۲۶ لاردر');
    vi.useRealTimers();
  });
  test('has a default when the shop has no text', () => {
    expect(copyright(' ', 'All rights reserved', 'en')).toBe(`© ${year} All rights reserved`);
  });
});
