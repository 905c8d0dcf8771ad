/** A headless Chromium whose pages remember everything that must not happen: console errors, page errors, CSP reports. */
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { openContext } from './failure-records.ts';

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
  `--disable-features=${unwanted.join(',')}`,
];

/** For a single file run by hand; as `npm test` looks for them. */
const usual = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Launches the browser that `npm test` found (`CHROMIUM_PATH`). One that keeps pages brings them back whole on Back. */
export const launchBrowser = ({ keepsPages = false } = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? usual.find(existsSync) ?? '',
    args: flags,
    ...(keepsPages ? { ignoreDefaultArgs: ['--disable-back-forward-cache'] } : {}),
  });

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

/** Opens a page in a context of its own. */
export const openPage = async (browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> => {
  const context = await openContext(browser, { viewport: desktop, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  watch(page, complaints);
  return { page, context, complaints };
};
