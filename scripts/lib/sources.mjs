/** Whether the sources have changed since the last build. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './project.mjs';

const stampFile = inRoot('dist', '.stamp');

const roots = [
  ...['api', 'locales', 'machines', 'server', 'src', 'public', 'openapi', 'openapi.yaml', 'index.html'],
  // The plugins of the build are part of its input.
  path.join('scripts', 'lib'),
];
const configuration = ['vite.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];

// Read at run time, not by the build.
const notBuilt = [path.join('server', 'pictures'), path.join('server', 'db', 'migrations')];
/** A build for testers must not be served to shoppers. */
const mode = `${process.env.LARDER_STAGING ?? ''}\n`;
const isTest = /\.test\.tsx?$/;

/** `times` is quick to take; `contents` is still equal after a fresh checkout. */
export function takeStamp() {
  const files = [...roots, ...configuration].flatMap(list).sort();
  const times = createHash('sha256').update(mode);
  for (const file of files) {
    const { size, mtimeMs } = statSync(inRoot(file));
    times.update(`${file} ${size} ${mtimeMs}\n`);
  }
  let contents;
  return {
    times: times.digest('hex'),
    get contents() {
      contents ??= hashOf(files);
      return contents;
    },
  };
}

export function isBuilt(stamp) {
  const last = readStamp();
  if (!last) return false;
  if (last.times === stamp.times) return true;
  if (last.contents !== stamp.contents) return false;
  writeStamp(stamp);
  return true;
}

export function writeStamp({ times, contents }) {
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ times, contents }));
}

/** An interrupted build must not count. */
export const removeStamp = () => rmSync(stampFile, { force: true });

function readStamp() {
  if (!existsSync(stampFile)) return undefined;
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return undefined;
  }
}

function list(name) {
  const entry = inRoot(name);
  if (!existsSync(entry) || notBuilt.includes(name) || isTest.test(name)) return [];
  if (!statSync(entry).isDirectory()) return [path.relative(root, entry)];
  return readdirSync(entry).flatMap((child) => list(path.join(name, child)));
}

function hashOf(files) {
  const hash = createHash('sha256').update(mode);
  for (const file of files)
    hash
      .update(`${file}\n`)
      .update(readFileSync(inRoot(file)))
      .update('\n');
  return hash.digest('hex');
}
