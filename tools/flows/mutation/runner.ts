/**
 * Runs the same test files once for each mutant in one process: to start a process takes longer than most tests. A file
 * that comes for the n-th time is run with the n-th mutant; a mutant that a test has killed needs no further tests.
 */
import { appendFileSync } from 'node:fs';
import { type RunnerTask, type RunnerTestFile, vi } from 'vitest';
import { VitestTestRunner } from 'vitest/runners';
import { activate } from './active.ts';
import { type Assignment, assignmentVariable, asWritten, type Verdict } from './assignment.ts';

type Test = Parameters<VitestTestRunner['onAfterRunTask']>[0];

const assignment = JSON.parse(process.env[assignmentVariable] ?? '{}') as Assignment;

const hasFailed = (task: RunnerTask): boolean =>
  task.result?.state === 'fail' || ('tasks' in task && task.tasks.some(hasFailed));

const nameOf = (task: RunnerTask): string => {
  const inner = 'tasks' in task ? task.tasks.find(hasFailed) : undefined;
  return inner ? nameOf(inner) : task.name;
};

/** Real timers: a test that failed may have left false ones behind. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Vitest loads a runner by its default export. */
export default class MutantRunner extends VitestTestRunner {
  private readonly visits = new Map<string, number>();
  private readonly killed = new Set<number>();
  private current = asWritten;
  /** The first failure of a file decides. */
  private isDecided = false;
  private stray: unknown;

  constructor(config: ConstructorParameters<typeof VitestTestRunner>[0]) {
    super(config);
    // An action that throws ends its actor, and XState reports the error to nobody in particular.
    process.on('uncaughtException', (error) => {
      this.stray ??= error;
    });
  }

  onBeforeCollect([file = '']: string[]) {
    vi.useRealTimers();
    vi.resetModules();
    const visit = this.visits.get(file) ?? 0;
    this.visits.set(file, visit + 1);
    this.current = assignment.indexes[visit] ?? asWritten;
    this.isDecided = false;
    this.stray = undefined;
    activate(this.current === asWritten ? undefined : { description: assignment.description, index: this.current });
    this.report({ index: this.current, event: 'begun' });
  }

  /** The tests of a killed mutant are not even loaded. */
  override importFile(file: string, source: 'collect' | 'setup') {
    if (this.killed.has(this.current)) throw new Error('This mutant is killed.');
    return super.importFile(file, source);
  }

  override async onBeforeRunTask(test: Test) {
    if (this.isDecided) test.mode = 'skip';
    await super.onBeforeRunTask(test);
  }

  override onAfterRunTask(test: Test) {
    super.onAfterRunTask(test);
    if (test.result?.state === 'fail') this.isDecided = true;
  }

  override async onAfterRunFiles(files?: RunnerTestFile[]) {
    super.onAfterRunFiles();
    vi.useRealTimers();
    await settled();
    const failed = files?.find(hasFailed);
    const by = failed ? nameOf(failed) : this.stray && 'an error outside the tests';
    if (by && !this.killed.has(this.current)) this.report({ index: this.current, event: 'killed', by: String(by) });
    if (by && this.current !== asWritten) this.killed.add(this.current);
    this.report({ index: this.current, event: 'ended' });
  }

  private report(verdict: Verdict) {
    appendFileSync(assignment.results, `${JSON.stringify(verdict)}\n`);
  }
}
