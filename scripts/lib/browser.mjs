/** Finds or installs a Chromium for the browser tests: Playwright's own, or Debian's package. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';
import { installOnDebian } from './debian.mjs';
import { inRoot, program, run, UserError } from './project.mjs';

/** Chromium without a window system: the same pages for a sixth less CPU time. */
const shell = 'chromium-headless-shell';

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

/** The path of a Chromium that starts; if none is found, a UserError names the remedy. */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await starts(given)) return given;
    throw new UserError(`CHROMIUM_PATH is ${given}, but no browser starts from there.`);
  }
  const fonts = ['fonts-noto-core', 'fonts-noto-color-emoji'];
  const fromDebian = [shell, 'chromium'].map(
    (name) => () => installOnDebian([name, ...fonts], `Debian’s ${name} and fonts for Arabic and emoji`),
  );
  for (const get of [undefined, installWithPlaywright, ...fromDebian]) {
    await get?.();
    const found = await firstThatStarts();
    if (found) return found;
  }
  throw new UserError(
    'No Chromium was found for the browser tests: install Chromium or Chrome, or set CHROMIUM_PATH to the program.',
  );
}

async function firstThatStarts() {
  for (const candidate of [...(usual[process.platform] ?? []), playwrightPath()]) {
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

function playwrightPath() {
  try {
    return createRequire(inRoot('package.json'))('playwright-core').chromium.executablePath();
  } catch {
    return undefined;
  }
}

async function installWithPlaywright() {
  console.log('No Chromium found; asking Playwright for one.');
  const command = program('playwright-core', 'cli.js').concat('install', 'chromium');
  const { code } = await run(command, { quiet: true });
  if (code !== 0) console.log('Playwright could not get it.');
}
