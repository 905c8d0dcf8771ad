/** The responses per second over loopback, and the latency of the slowest hundredth. */
import autocannon from 'autocannon';
import { makeCollector } from './figures.mjs';

const targets = [
  ['list of 20 products', '/api/products?page=1&per_page=20'],
  ['rendered page of the list', '/products'],
];
const connections = 10;
const seconds = 10;
const mostRuns = 3;

const unitOf = (name) => (name.endsWith('p99') ? 'ms' : '/s');

export async function measureLoad({ shop, runs, say }) {
  const figures = makeCollector(unitOf);
  const count = Math.min(runs, mostRuns);
  for (let run = 1; run <= count; run += 1) {
    say(`load, run ${run} of ${count}`);
    for (const [name, address] of targets) await fire(figures, name, shop.url + address, seconds);
  }
  return figures.rows();
}

/** The load before the memory is measured, if none was requested. */
export async function warmUp({ shop }) {
  const ignored = makeCollector(unitOf);
  for (const [name, address] of targets) await fire(ignored, name, shop.url + address, 5);
}

async function fire(figures, name, url, duration) {
  const headers = { 'accept-encoding': 'br, gzip' };
  const result = await autocannon({ url, connections, duration, headers });
  const refused = result.non2xx + result.errors + result.timeouts;
  if (refused > 0) throw new Error(`${refused} requests of ${url} were not answered with 200.`);
  figures.add(`${name}: requests`, result.requests.average);
  figures.add(`${name}: p99`, result.latency.p99);
}
