import { describe, expect, test } from 'vitest';
import { phaseAt, remainingOf, saleMoment, timeOf } from './use-sale-time.ts';

describe('remainingOf', () => {
  test.each([
    [0, [0, 0, 0, 0]],
    [-5000, [0, 0, 0, 0]],
    [999, [0, 0, 0, 0]],
    [59_000, [0, 0, 0, 59]],
    [86_399_000, [0, 23, 59, 59]],
    [86_400_000, [1, 0, 0, 0]],
    [400 * 86_400_000 + 3_661_000, [400, 1, 1, 1]],
  ])('splits %i ms into days, hours, minutes and seconds', (milliseconds, expected) => {
    const { days, hours, minutes, seconds } = remainingOf(milliseconds);
    expect([days, hours, minutes, seconds]).toEqual(expected);
  });
});

describe('saleMoment', () => {
  test('is in UTC in every time zone of the reader', () => {
    expect(saleMoment('2026-03-29 01:30:00')).toBe(Date.UTC(2026, 2, 29, 1, 30));
    expect(saleMoment('soon')).toBeNaN();
  });
});

describe('phaseAt', () => {
  test.each([
    [99, 'coming'],
    [100, 'running'],
    [199, 'running'],
    [200, 'over'],
  ])('knows the phase at %i', (now, phase) => {
    expect(phaseAt(now, 100, 200)).toBe(phase);
  });
});

describe('timeOf', () => {
  test.each([
    ['coming', 'running', 40, { phase: 'running', left: 160 }],
    ['running', 'running', 150, { phase: 'running', left: 50 }],
    ['over', 'running', 200, { phase: 'over', left: 0 }],
    ['coming', 'coming', 40, { phase: 'coming', left: 60 }],
    ['running', 'coming', 150, undefined],
    ['over', 'coming', 200, undefined],
    ['coming', undefined, 40, { phase: 'coming', left: 60 }],
  ] as const)('of a sale that is %s by the clock and %s to the back end', (_, slot, now, time) => {
    const shown = time && { ...time, left: remainingOf(time.left * 1000) };
    expect(timeOf(now * 1000, 100_000, 200_000, slot)).toEqual(shown);
  });
});
