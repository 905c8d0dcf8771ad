/** The order of test files: files of one environment together, because a worker restarts for another environment. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const environmentOf = ({ moduleId }: TestSpecification) =>
  /@vitest-environment\s+(\S+)/.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? '';

/**
 * The slowest files of the e2e lane, the slowest first. Vitest knows the last duration of a file; a fresh clone
 * has no last time, and would begin with the files that have the most text.
 */
const longest = [
  'a11y/axe',
  'paths',
  'a11y/every-route-arabic',
  'main-job',
  'a11y/every-route-english',
  'leaks',
  'stored-attacks',
  'pictures',
  'realtime',
  'a11y/bidi-and-targets',
  'other-back-ends',
  'search',
  'resume',
  'tester',
  'a11y/every-route-persian',
  'paths-command',
  'sessions',
  'realtime-drops',
  'payment',
  'dialogs-timeouts',
  'a11y/keyboard',
  'flows-gallery',
].map((name) => `tests/e2e/${name}.test.ts`);

/**
 * Within an environment the order is vitest's own: what failed first, then what took longest, so that no worker ends late.
 * In watch mode the first results should come early: failed files first, then the quickest.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const longestFirst = this.unknownFirst(await super.sort(files));
    const sorted = this.ctx.config.watch ? this.quickestFirst(longestFirst) : longestFirst;
    const environments = new Map(sorted.map((file) => [file, environmentOf(file)]));
    const names = [...new Set(environments.values())].sort();
    return names.flatMap((name) => sorted.filter((file) => environments.get(file) === name));
  }

  private resultsOf({ project, moduleId }: TestSpecification) {
    return this.ctx.cache.getFileTestResults(`${project.name}:${relative(this.ctx.config.root, moduleId)}`);
  }

  /** The long files that no run has measured come before all others. */
  private unknownFirst(files: TestSpecification[]) {
    const placeOf = (file: TestSpecification) => {
      const place = longest.indexOf(relative(this.ctx.config.root, file.moduleId));
      return place < 0 || this.resultsOf(file) ? longest.length : place;
    };
    return files.toSorted((one, other) => placeOf(one) - placeOf(other));
  }

  private quickestFirst(files: TestSpecification[]) {
    const hasFailed = (file: TestSpecification) => this.resultsOf(file)?.failed ?? false;
    return [...files.filter(hasFailed), ...files.filter((file) => !hasFailed(file)).reverse()];
  }
}
