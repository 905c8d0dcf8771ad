/** Lighthouse on home, list and product, on a phone, with both of its methods of throttling. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeCollector } from './figures.mjs';
import { pages } from './pages.mjs';
import { startProgram, stopProgram } from './shop.mjs';

const modes = ['simulate', 'devtools'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const timings = [
  ['FCP', 'first-contentful-paint'],
  ['LCP', 'largest-contentful-paint'],
  ['TBT', 'total-blocking-time'],
  ['CLS', 'cumulative-layout-shift'],
];

const flags = [
  '--headless=new',
  '--remote-debugging-port=0',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
];

const unitOf = (name) => {
  if (name.endsWith('CLS')) return '';
  return timings.some(([short]) => name.endsWith(short)) ? 'ms' : 'of 100';
};

/** One run rates every page in every mode with its own browser, so that all are measured under the same load. */
export async function measureLighthouse({ shop, browser, runs, say }) {
  const { default: lighthouse } = await import('lighthouse');
  const figures = makeCollector(unitOf);
  for (let run = 1; run <= runs; run += 1) {
    say(`Lighthouse, run ${run} of ${runs}`);
    const chrome = await startChrome(browser);
    try {
      for (const mode of modes) {
        for (const [name, address] of pages) {
          const options = { port: chrome.port, throttlingMethod: mode, onlyCategories: categories, logLevel: 'silent' };
          const result = await lighthouse(shop.url + address, options);
          note(figures, `${name}, ${mode}`, result.lhr);
        }
      }
    } finally {
      await chrome.stop();
    }
  }
  return figures.rows();
}

function note(figures, name, { audits, categories: rated }) {
  for (const category of categories) figures.add(`${name}: ${category}`, Math.round(rated[category].score * 100));
  for (const [short, id] of timings) figures.add(`${name}: ${short}`, audits[id].numericValue);
}

async function startChrome(browser) {
  const profile = mkdtempSync(path.join(tmpdir(), 'larder-bench-browser-'));
  // Debian's browser is a script that starts the real one and would leave it running.
  const options = { stdio: 'ignore', detached: true };
  const child = startProgram(browser, [...flags, `--user-data-dir=${profile}`, 'about:blank'], options);
  const stop = async () => {
    await stopProgram(child);
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  const portFile = path.join(profile, 'DevToolsActivePort');
  for (let tries = 0; tries < 600; tries += 1) {
    const port = existsSync(portFile) && Number.parseInt(readFileSync(portFile, 'utf8'), 10);
    if (port) return { port, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  throw new Error('The browser for Lighthouse did not open its port within half a minute.');
}
