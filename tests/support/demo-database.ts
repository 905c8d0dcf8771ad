/** A database with the demo shop in it; loaded once a run, copied for each test file. */
import { loadDemoShop } from '#server/seed/load.ts';
import { type TestDatabase, testDatabase } from './database.ts';

/** A weekday noon on which every shop of the demo is open. */
export const demoNow = new Date('2026-06-10T12:00:00Z');

export const demoDatabase = (poolSize = 5): Promise<TestDatabase> =>
  testDatabase({
    poolSize,
    filling: { name: 'demo', fill: async ({ db }) => void (await loadDemoShop(db, { clock: () => demoNow })) },
  });
