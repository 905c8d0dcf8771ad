/** A reporter of vitest that ends a run in which nothing happens any more, and names the files that hang. */
import { relative } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** Longer than the limit of any test. Tests and hooks have limits; an `await` outside of functions has none. */
const silenceMs = 12 * 60_000;

export default class HungFiles implements Reporter {
  private readonly running = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private vitest: Pick<Vitest, 'config' | 'exit'> | undefined;

  onInit(vitest: Pick<Vitest, 'config' | 'exit'>): void {
    this.vitest = vitest;
  }

  onTestRunStart(): void {
    this.wait();
  }

  onTestModuleQueued({ moduleId }: TestModule): void {
    this.running.add(moduleId);
    this.wait();
  }

  onTestCaseResult(): void {
    this.wait();
  }

  onTestModuleEnd({ moduleId }: TestModule): void {
    this.running.delete(moduleId);
    this.wait();
  }

  onTestRunEnd(): void {
    clearTimeout(this.timer);
  }

  private wait() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.giveUp(), silenceMs);
    this.timer.unref();
  }

  private giveUp() {
    const names = [...this.running].map((file) => relative(this.vitest?.config.root ?? '', file));
    console.error(`No test has ended for ${silenceMs / 60_000} minutes. These files hang: ${names.join(', ')}`);
    process.exitCode = 1;
    void this.vitest?.exit(true);
  }
}
