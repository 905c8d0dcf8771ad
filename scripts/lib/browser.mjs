/** Finds a Chromium for the browser tests, or gets one: Playwright's own, or Debian's package. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';
import { inRoot, program, run, UserError } from './project.mjs';

/** Chromium without its windows: the same pages for a sixth less of the processor. */
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

/** The path of a Chromium that starts; a UserError says what to do when there is none. */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await starts(given)) return given;
    throw new UserError(`CHROMIUM_PATH is ${given}, but no browser starts from there.`);
  }
  const fromDebian = [shell, 'chromium'].map((name) => () => installOnDebian(name));
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

/** A file that is there may still lack its libraries. */
async function starts(file) {
  if (!existsSync(file)) return false;
  // Chrome on Windows opens a window instead of printing its version.
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

async function installOnDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing Debian’s ${name} and fonts for Arabic and emoji.`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const packages = [name, 'fonts-noto-core', 'fonts-noto-color-emoji'];
  await run(['apt-get', 'update', '-q'], { quiet: true, env });
  await run(['apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages], { quiet: true, env });
}
