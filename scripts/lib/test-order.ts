/** The order of test files: files of one environment together, because a worker restarts for another environment. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const environmentOf = ({ moduleId }: TestSpecification) =>
  /@vitest-environment\s+(\S+)/.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? '';

/**
 * The slowest files of the integration and the e2e lane, the slowest of a lane first. Vitest knows the last duration of a
 * file; a fresh clone has none, and would begin with the files that have the most text. A short file that takes long, such
 * as `every-pair`, would run last, while the other worker has nothing left to do.
 */
const longest = [
  'concurrency/every-pair',
  'concurrency/chaos',
  'integration/http-start',
  'integration/search-ranking',
  'contract/limits',
  'integration/dev',
  'e2e/a11y/axe',
  'e2e/paths',
  'e2e/main-job',
  'e2e/flows-gallery',
  'e2e/chat-long',
  'e2e/paths-command',
  'e2e/a11y/every-route-arabic',
  'e2e/mutations',
  'e2e/a11y/every-route-english',
  'e2e/options',
  'e2e/tester',
  'e2e/pictures',
  'e2e/leaks',
  'e2e/dialogs',
  'e2e/back',
  'e2e/stored-attacks',
  'e2e/shop-kinds',
  'e2e/a11y/every-route-persian',
  'e2e/orders',
  'e2e/realtime-drops',
  'e2e/flows-simulation',
  'e2e/a11y/keyboard',
  'e2e/pseudo-language',
  'e2e/dialogs-social',
].map((name) => `tests/${name}.test.ts`);

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
