/** The history of journeys: which paths cannot be relied on. */
import { expect, test } from 'vitest';
import { addRun, isFlaky, type Mark, marksOf, type Run, readHistory } from '#tests/paths/history.ts';

const run = (mark: Mark, variant = 'chromium desktop en'): Run => ({
  at: '2026-01-01',
  variant,
  marks: { 'cart aaaa': mark },
});

test('A path has the marks of the runs of its own variant, the newest last', () => {
  const runs = [run('passed'), run('failed', 'chromium phone ar'), run('failed')].reduce(addRun, [] as Run[]);
  expect(marksOf(runs, 'chromium desktop en', 'cart aaaa')).toEqual(['passed', 'failed']);
  expect(marksOf(runs, 'chromium phone ar', 'cart aaaa')).toEqual(['failed']);
  expect(marksOf(runs, 'chromium desktop en', 'cart bbbb')).toEqual([]);
});

test('The history ends with the last twenty runs, and a path shows ten of them', () => {
  const runs = Array.from({ length: 30 }, () => run('passed')).reduce(addRun, [] as Run[]);
  expect([runs.length, marksOf(runs, 'chromium desktop en', 'cart aaaa').length]).toEqual([20, 10]);
});

test.each<[Mark[], boolean]>([
  [[], false],
  [['passed', 'passed'], false],
  [['failed', 'failed'], false],
  [['failed', 'failed', 'passed'], false],
  [['passed', 'failed', 'passed'], true],
  [['unsteady'], true],
])('%j is flaky: %s', (marks, flaky) => expect(isFlaky(marks)).toBe(flaky));

test.each(['', 'no JSON', '{"runs":7}', '{"runs":[null,{"at":"2025"}]}'])('%j is an empty history', (text) =>
  expect(readHistory(text)).toEqual([]),
);
