/** A run in which nothing ends any more ends with the names of the files that hang. */
import { afterEach, expect, test, vi } from 'vitest';
import type { TestModule } from 'vitest/node';
import HungFiles from '../../scripts/lib/hung-files.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const minute = 60_000;
const moduleNamed = (moduleId: string) => ({ moduleId }) as TestModule;

const start = () => {
  vi.useFakeTimers();
  const exit = vi.fn(async () => undefined);
  const messages = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const reporter = new HungFiles();
  reporter.onInit({ config: { root: '/shop' }, exit } as never);
  reporter.onTestRunStart();
  return { reporter, exit, messages };
};

test('The files that have begun and not ended are named', () => {
  const { reporter, exit, messages } = start();
  reporter.onTestModuleQueued(moduleNamed('/shop/tests/quick.test.ts'));
  reporter.onTestModuleQueued(moduleNamed('/shop/tests/hung.test.ts'));
  vi.advanceTimersByTime(11 * minute);
  reporter.onTestModuleEnd(moduleNamed('/shop/tests/quick.test.ts'));
  vi.advanceTimersByTime(11 * minute);
  expect(exit).not.toHaveBeenCalled();
  const before = process.exitCode;
  vi.advanceTimersByTime(minute);
  const after = process.exitCode;
  process.exitCode = before;
  expect(after).toBe(1);
  expect(exit).toHaveBeenCalledWith(true);
  expect(messages.mock.calls).toEqual([['No test has ended for 12 minutes. These files hang: tests/hung.test.ts']]);
});

test('A file whose tests end one after another does not hang, nor does a run that is over', () => {
  const { reporter, exit } = start();
  reporter.onTestModuleQueued(moduleNamed('/shop/tests/long.test.ts'));
  for (let count = 0; count < 5; count += 1) {
    vi.advanceTimersByTime(10 * minute);
    reporter.onTestCaseResult();
  }
  reporter.onTestRunEnd();
  vi.advanceTimersByTime(60 * minute);
  expect(exit).not.toHaveBeenCalled();
});
