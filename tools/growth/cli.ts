/** `npm run bench -- growth`: the shop at several sizes. Figures are shown and drawn, and never fail the run. */
import { readOptions, refuse } from '../../scripts/lib/options.mjs';

const usualSizes = '1000,10000,100000';

const help = `
npm run bench -- growth [options]

Measures the queries of shops of several sizes. With the usual sizes it draws docs/growth.svg anew.

  --sizes <a,b>      numbers of products (${usualSizes})
  --runs <number>    how often (3)
  --seed <number>    which goods are made (1)
  --keep             uses databases of an earlier run again, and keeps them`;
const { values } = readOptions(help, {
  sizes: { type: 'string', default: usualSizes },
  runs: { type: 'string', default: '3' },
  seed: { type: 'string', default: '1' },
  keep: { type: 'boolean', default: false },
});
const sizes = values.sizes.split(',').map(Number);
const [runs, seed] = [Number(values.runs), Number(values.seed)];
if (![...sizes, runs].every((number) => Number.isInteger(number) && number > 0) || !Number.isInteger(seed))
  refuse('--sizes, --runs and --seed are whole numbers');

// Loaded only now, because a wrong argument is reported at once.
const { measureGrowth } = await import('./growth.ts');
await measureGrowth({ sizes, runs, seed, isKept: values.keep, isUsual: values.sizes === usualSizes });
