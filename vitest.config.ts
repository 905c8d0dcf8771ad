/**
 * The lanes of `npm test`: `unit` (charts, client, views, rules), `integration` (HTTP on a real PostgreSQL), `e2e` (the
 * built shop in a browser). `walks` is what `npm run journeys` runs.
 */
import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { walkProjects } from './scripts/lib/journey-workers.ts';
import { compiledMessages } from './scripts/lib/messages-plugin.ts';
import { ByEnvironment } from './scripts/lib/test-order.ts';
import { uncachedStyles } from './scripts/lib/transforms-plugin.ts';
import { unwatched } from './scripts/lib/unwatched.ts';

/**
 * The compiler of styles starts a Vite server of its own, which would watch the folders of the test databases too: on a
 * run that is half of the main process's time. `vitest` without `run` watches the sources.
 */
const isRun = process.argv.includes('run');
const watched = isRun ? null : unwatched;

/** Until a state is there; a busy machine takes its time. */
const poll = { timeout: 15_000 };

/**
 * A worker has a browser, a server and a database. Three on two cores made each file more than twice as slow; more than
 * four find no test that waits for them.
 */
const browserWorkers = Math.max(2, Math.min(4, availableParallelism()));

export default defineConfig({
  plugins: [compiledMessages(), vanillaExtractPlugin(), react(), uncachedStyles()],
  server: { watch: watched },
  test: {
    environment: 'node',
    // A module is transformed again when its text changes, and not at each start of a lane or of a worker.
    experimental: { fsModuleCache: true },
    // A list of what was found, and not "[ Array(1) ]", in the summary of a run.
    chaiConfig: { truncateThreshold: 1_000 },
    sequence: { sequencer: ByEnvironment },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          setupFiles: ['tests/support/charts/record-flows.ts', 'tests/support/charts/leave-clean.ts'],
          include: [
            '{api,machines,src}/**/*.test.{ts,tsx}',
            'server/{documents,domain,serializers}/**/*.test.ts',
            'tests/{architecture,replays,unit}/**/*.test.ts',
          ],
          // Importing takes longer than testing: files share their processes, and `leave-clean.ts` sees to it that they can.
          isolate: false,
          maxWorkers: '100%',
          testTimeout: 20_000,
          expect: { poll },
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: [
            'server/{db,http,routes,services,cli}/**/*.test.ts',
            'tests/{integration,security,contract,concurrency}/**/*.test.ts',
          ],
          globalSetup: ['tests/support/server/global-setup.ts', 'tests/support/contract/run.ts'],
          setupFiles: ['tests/support/server/integration-setup.ts'],
          // A worker loads the server once, and its files share what they can: tests/support/server/shared-server.ts.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          expect: { poll },
        },
      },
      ...walkProjects(process.env.LARDER_JOURNEYS, {
        include: ['tests/paths/walk.ts'],
        testTimeout: 300_000,
        expect: { poll },
      }),
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/server/global-setup.ts'],
          setupFiles: ['tests/support/browser/e2e-setup.ts'],
          // The files of a worker share its shop and its browser.
          isolate: false,
          maxWorkers: browserWorkers,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          expect: { poll },
        },
      },
    ],
  },
});
