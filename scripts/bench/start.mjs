/** How long the shop takes to start, without data and with them, and how much space it takes on the disk. */
import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../lib/project.mjs';
import { makeCollector, summary } from './figures.mjs';
import { makePlace, startShop } from './shop.mjs';

const megabyte = 1_000_000;
const mostRuns = 3;

/** Each run has a start in an empty place, which creates database and demo shop, and a second start there. */
export async function measureStart({ runs, say }) {
  const figures = makeCollector();
  const count = Math.min(runs, mostRuns);
  for (let run = 1; run <= count; run += 1) {
    say(`start, run ${run} of ${count}`);
    const place = await makePlace();
    try {
      for (const name of ['first start to the first page', 'next start to the first page']) {
        const shop = await startShop(place);
        figures.add(name, shop.startedInMs);
        await shop.stop();
      }
    } finally {
      await place.remove();
    }
  }
  return [...figures.rows(), sizeRow('node_modules'), sizeRow('dist')];
}

function sizeRow(folder) {
  const size = sizeOf(inRoot(folder)) / megabyte;
  return { name: `size of ${folder}`, unit: 'MB', figures: summary([size]), values: [size] };
}

const sizeOf = (folder) =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const file = path.join(folder, entry.name);
    return sum + (entry.isDirectory() ? sizeOf(file) : lstatSync(file).size);
  }, 0);
