/** A headless Chromium whose pages remember everything that must not happen: console errors, page errors, CSP reports. */
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, firefox, type Page, type Request, webkit } from 'playwright-core';
import { expect } from 'vitest';
import { type ContextOptions, openContext, openSharedContext } from './failure-records.ts';

/**
 * A flag of this name replaces the driver's own, so its features are named too; the last two keep a page of the browser
 * itself ready beside each window, for a third of what a new window costs.
 */
const unwanted = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Fewer processes to start: a seventh of the time of a page.
  '--renderer-process-limit=1',
  '--in-process-gpu',
  `--disable-features=${unwanted.join(',')}`,
];

/** For a single file run by hand; as `npm test` looks for them. */
const usual = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

export type BrowserName = 'chromium' | 'firefox' | 'webkit';

const others = { firefox, webkit };

type Launch = { name?: BrowserName; keepsPages?: boolean };

/**
 * Launches the browser that `npm test` found (`CHROMIUM_PATH`), or another one that Playwright has installed. One that
 * keeps pages brings them back whole on Back.
 */
export const launchBrowser = ({ name = 'chromium', keepsPages = false }: Launch = {}): Promise<Browser> => {
  if (name !== 'chromium') return others[name].launch();
  const launch = () =>
    chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? usual.find(existsSync) ?? '',
      args: flags,
      ...(keepsPages ? { ignoreDefaultArgs: ['--disable-back-forward-cache'] } : {}),
    });
  // Chromium has crashed while it started, before there was a page.
  return launch().catch(launch);
};

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

export type WatchedPage = {
  page: Page;
  context: BrowserContext;
  /** What went wrong so far; empty in every good test. */
  complaints: string[];
};

// A refused or missing answer and a lost socket are logged by Chromium itself; whether they may happen is for the test to say.
const isOwnNoise = (text: string) =>
  /^(Failed to load resource|WebSocket connection to|WebSocket is already in CLOSING or CLOSED state)/.test(text);

/** Writes what must not happen on `page` into `complaints`. */
export const watch = (page: Page, complaints: string[]): void => {
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOwnNoise(message.text())) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`page: ${error.message}`));
};

const inFlight = new WeakMap<Page, Set<Request>>();

const trackRequests = (page: Page) => {
  const requests = new Set<Request>();
  inFlight.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
};

/** Until the page has had time for what it puts off, and has drawn. A busy processor may leave it no idle moment. */
export const rest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestIdleCallback(() => requestAnimationFrame(resolve), { timeout: 2_000 })),
      ),
  );

/**
 * Waits until a page of `openPage` has no request in flight and makes none while it rests, twice. `networkidle` waits
 * for half a second more: it is for a test that must see that no request follows later.
 */
export const seeQuiet = async (page: Page): Promise<void> => {
  const requests = inFlight.get(page);
  for (let rests = 0; rests < 2; ) {
    await expect.poll(() => [...(requests ?? [])].map((request) => request.url())).toEqual([]);
    let made = 0;
    const count = () => {
      made += 1;
    };
    page.on('request', count);
    await rest(page).finally(() => page.off('request', count));
    rests = made === 0 ? rests + 1 : 0;
  }
};

/** Opens a page in a context of its own. `isShared`: it outlives the test, and the tests that use it say so. */
export const openPage = async (
  browser: Browser,
  options: ContextOptions = {},
  { isShared = false } = {},
): Promise<WatchedPage> => {
  const open = isShared ? openSharedContext : openContext;
  const context = await open(browser, { viewport: desktop, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  watch(page, complaints);
  trackRequests(page);
  return { page, context, complaints };
};
