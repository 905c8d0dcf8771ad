/** Before the integration lane: a place for what its files see of the contract. After it: says when that was not compared. */
import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { inRoot } from '#server/root.ts';
import { statusesSoFar } from './statuses.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the run's records, one a file. */
    statuses: string;
  }
}

const folder = inRoot('test-results', 'statuses', String(process.pid));

export function setup(project: TestProject): void {
  rmSync(folder, { recursive: true, force: true });
  project.provide('statuses', folder);
}

export function teardown(): void {
  const { files, left } = statusesSoFar(folder);
  const ran = files.length - left.length;
  if (ran < files.length) {
    console.log(
      `The statuses of the contract were not compared: ${ran} of ${files.length} files of tests/contract ran.`,
    );
  }
  rmSync(folder, { recursive: true, force: true });
}
