/** The workers of the journeys: one project of Vitest for each, so that each has a process and a browser of its own. */
import type { TestProjectInlineConfiguration } from 'vitest/config';

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>;

/** `options` is LARDER_JOURNEYS; `test` is what the projects have in common. */
export const walkProjects = (options: string | undefined, test: TestOptions): TestProjectInlineConfiguration[] => {
  const { workers = 1 }: { workers?: number } = JSON.parse(options ?? '{}');
  return Array.from({ length: workers }, (_, at) => ({
    extends: true,
    test: { ...test, name: `walks-${at + 1}`, maxWorkers: workers, env: { LARDER_JOURNEYS_WORKER: String(at) } },
  }));
};
