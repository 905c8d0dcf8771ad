/** Finds a Chromium on this machine. */
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { run, UserError } from './project.mjs';

/** Chromium without a window system: the same pages for a sixth less CPU time. */
export const shell = 'chromium-headless-shell';

export const noBrowser =
  'No Chromium was found for the browser tests: install Chromium or Chrome, or set CHROMIUM_PATH to the program.';

const usual = {
  linux: [
    `/usr/bin/${shell}`,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: ['/Applications', path.join(homedir(), 'Applications')].flatMap((folder) => [
    path.join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
    path.join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
  ]),
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((name) => process.env[name])
    .filter(Boolean)
    .map((folder) => path.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
};

/** The path of a Chromium that starts, or undefined. A UserError says that CHROMIUM_PATH is wrong. */
export async function findInstalledBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await starts(given)) return given;
    throw new UserError(`CHROMIUM_PATH is ${given}, but no browser starts from there.`);
  }
  for (const candidate of [...(usual[process.platform] ?? []), await playwrightPath()]) {
    if (candidate && (await starts(candidate))) return candidate;
  }
  return undefined;
}

/** The file may exist without the libraries that it needs. */
async function starts(file) {
  if (!existsSync(file)) return false;
  // Chrome on Windows opens a window in place of printing its version.
  if (process.platform === 'win32') return true;
  const { code } = await run([file, '--version'], { quiet: true }).catch(() => ({ code: 1 }));
  return code === 0;
}

/** The other browsers are builds of Playwright's own; a UserError says how to get one. */
export async function requirePlaywrightBrowser(name) {
  const playwright = await import('playwright-core');
  if (existsSync(playwright[name].executablePath())) return;
  throw new UserError(
    `There is no ${name}: npx playwright-core install ${name} installs the one that Playwright drives.`,
  );
}

/** A fresh clone has no packages before its first command. */
const playwrightPath = () =>
  import('playwright-core').then(
    ({ chromium }) => chromium.executablePath(),
    () => undefined,
  );
