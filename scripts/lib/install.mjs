/** Makes node_modules match package-lock.json. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot, npm, run, seconds, UserError } from './project.mjs';

const stampFile = inRoot('node_modules', '.larder-stamp');

/** Quick if nothing is to be done. */
export async function installIfNeeded() {
  const stamp = lockStamp();
  if (readIfThere(stampFile) === stamp) return;
  if (!isInstalled()) await install();
  writeFileSync(stampFile, stamp);
}

const lockFile = inRoot('package-lock.json');

/** Binaries differ by system, so a folder that was copied from another system counts as missing. */
function lockStamp() {
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  return `${hash} ${process.platform}-${process.arch}\n`;
}

const readIfThere = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** True if npm has run: npm records the installed packages, and all that are not optional must exist. */
function isInstalled() {
  const noted = readIfThere(inRoot('node_modules', '.package-lock.json'));
  if (noted === undefined || existsSync(stampFile)) return false;
  const there = JSON.parse(noted).packages;
  const required = Object.entries(JSON.parse(readFileSync(lockFile, 'utf8')).packages);
  return required.every(([folder, { version, optional }]) => {
    if (folder === '') return true;
    return there[folder] ? there[folder].version === version : Boolean(optional);
  });
}

async function install() {
  const start = performance.now();
  console.log('Installing the packages of package-lock.json; this takes a minute or two.');
  // The build needs development dependencies, even if NODE_ENV is production.
  const { code } = await run(npm('ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'));
  if (code !== 0)
    throw new UserError('npm ci failed: read its last lines above, and check the connection to the registry.');
  console.log(`Installed in ${seconds(start)}.`);
}
