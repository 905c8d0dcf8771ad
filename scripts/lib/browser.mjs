/** Finds or installs a Chromium for the browser tests: Playwright's own, or Debian's package. */
import { installOnDebian } from './debian.mjs';
import { findInstalledBrowser, noBrowser, shell } from './installed-browser.mjs';
import { program, run, UserError } from './project.mjs';

/** The path of a Chromium that starts; if none is found, a UserError names the remedy. */
export async function findBrowser() {
  const fonts = ['fonts-noto-core', 'fonts-noto-color-emoji'];
  const fromDebian = [shell, 'chromium'].map(
    (name) => () => installOnDebian([name, ...fonts], `Debian’s ${name} and fonts for Arabic and emoji`),
  );
  for (const get of [undefined, installWithPlaywright, ...fromDebian]) {
    await get?.();
    const found = await findInstalledBrowser();
    if (found) return found;
  }
  throw new UserError(noBrowser);
}

async function installWithPlaywright() {
  console.log('No Chromium found; asking Playwright for one.');
  const command = program('playwright-core', 'cli.js').concat('install', 'chromium');
  const { code } = await run(command, { quiet: true });
  if (code !== 0) console.log('Playwright could not get it.');
}
