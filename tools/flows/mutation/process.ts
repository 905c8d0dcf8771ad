/** A process that tests mutants: Vitest without files of its own, which gets every test file once for each mutant. */
import path from 'node:path';
import type { Plugin } from 'vite';
import { createVitest } from 'vitest/node';
import { compiledMessages } from '../../../scripts/lib/messages-plugin.ts';
import { root } from '../find.ts';
import { type Assignment, assignmentVariable } from './assignment.ts';

const here = path.join(root, 'tools', 'flows', 'mutation');

/** Charts and tests get the XState that makes mutants; that one gets the library. */
const mutantsForXState = (): Plugin => ({
  name: 'mutants-for-xstate',
  enforce: 'pre',
  resolveId: (name, importer) =>
    name === 'xstate' && !importer?.startsWith(here) ? path.join(here, 'xstate.ts') : undefined,
});

/** Shorter than in the unit lane: a test that waits for what a mutant never does has seen enough. */
const limits = { testTimeout: 4000, hookTimeout: 4000, expect: { poll: { timeout: 1500 } } };

const { indexes, files } = JSON.parse(process.env[assignmentVariable] ?? '{}') as Assignment;

const vitest = await createVitest(
  'test',
  {
    config: false,
    root,
    watch: false,
    isolate: false,
    maxWorkers: 1,
    runner: path.join(here, 'runner.ts'),
    setupFiles: ['tests/support/charts/leave-clean.ts'],
    include: files,
    reporters: [{}],
    ...limits,
  },
  { plugins: [compiledMessages(), mutantsForXState()], server: { watch: null } },
);
await vitest.standalone();
const specifications = await vitest.globTestSpecifications(files);
// The whole list for each mutant, so that a mutant is done before the next one begins.
await vitest.runTestSpecifications(indexes.flatMap(() => specifications));
await vitest.close();
process.exit(0);
