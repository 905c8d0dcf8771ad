/** The demo shop as a filling: loaded once a run, copied for each test file. */
import { loadDemoShop } from '#server/seed/load.ts';
import type { Filling } from './database.ts';

export const demoFilling: Filling = {
  name: 'demo',
  fill: async ({ db }) => {
    await loadDemoShop(db, { clock: () => new Date() });
  },
};
