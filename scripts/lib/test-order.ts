/** The order of test files: those of one environment together, because a worker starts anew for the next environment. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const environmentOf = ({ moduleId }: TestSpecification) =>
  /@vitest-environment\s+(\S+)/.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? '';

/**
 * Within an environment the order is vitest's own: what failed first, then what took longest, so that no worker ends late.
 * Somebody who watches wants to see something soon: after what failed comes what was quickest.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const longestFirst = await super.sort(files);
    const sorted = this.ctx.config.watch ? this.quickestFirst(longestFirst) : longestFirst;
    const environments = new Map(sorted.map((file) => [file, environmentOf(file)]));
    const names = [...new Set(environments.values())].sort();
    return names.flatMap((name) => sorted.filter((file) => environments.get(file) === name));
  }

  private quickestFirst(files: TestSpecification[]) {
    const hasFailed = ({ project, moduleId }: TestSpecification) =>
      this.ctx.cache.getFileTestResults(`${project.name}:${relative(this.ctx.config.root, moduleId)}`)?.failed ?? false;
    return [...files.filter(hasFailed), ...files.filter((file) => !hasFailed(file)).reverse()];
  }
}
