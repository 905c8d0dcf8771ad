/**
 * What ships: the packages that `npm ci --omit=dev` installs, those that the build puts into its own files (`bundled` in
 * package.json), and all that either needs.
 */
import { readFileSync } from 'node:fs';
import { inRoot } from './project.mjs';

const read = (name) => JSON.parse(readFileSync(inRoot(name), 'utf8'));

/** The folders in which Node looks for what the package at `place` needs, the nearest first. */
function foldersFrom(place) {
  const parts = place === '' ? [] : place.split('/node_modules/');
  return [...parts.map((_, at) => `${parts.slice(0, parts.length - at).join('/node_modules/')}/`), ''];
}

/** Undefined for what is not installed, such as an optional package of another system. */
const placeOf = (packages, from, name) =>
  foldersFrom(from)
    .map((folder) => `${folder}node_modules/${name}`)
    .find((place) => packages[place]);

/** The places of these packages in a lock file, such as `node_modules/pg`, and of all that they need. */
export function closureOf({ packages }, names) {
  const found = new Set();
  const waiting = names.map((name) => placeOf(packages, '', name));
  while (waiting.length > 0) {
    const place = waiting.pop();
    if (!place || found.has(place)) continue;
    found.add(place);
    const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = packages[place];
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
    const needed = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
    waiting.push(...needed.map((name) => placeOf(packages, place, name)));
  }
  return found;
}

export const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The places of everything that ships. */
export function shippedPackages() {
  const { dependencies, optionalDependencies, bundled } = read('package.json');
  const lock = read('package-lock.json');
  return closureOf(lock, [...Object.keys({ ...dependencies, ...optionalDependencies }), ...bundled]);
}

/** All that ships with its version, such as `pg@8.23.1`. */
export function shippedVersions() {
  const { packages } = read('package-lock.json');
  return new Set(
    [...shippedPackages()].map((place) => `${packages[place].name ?? nameOf(place)}@${packages[place].version}`),
  );
}
