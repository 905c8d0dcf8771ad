/**
 * The PostgreSQL that comes with the shop: a real server from npm on 127.0.0.1, with its data in a folder of the shop.
 * It outlives a killed shop and is adopted by the next; it serves one computer only, several share a DATABASE_URL.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { own, usableFolder } from './embedded/account.ts';
import { clusterIn, clusterUrl, createCluster, startCluster, stopCluster } from './embedded/cluster.ts';
import { ensureDatabase } from './embedded/databases.ts';
import { preparePrograms } from './embedded/programs.ts';
import { type Lock, waitForLock } from './process-lock.ts';
import { reasonOf, StartError } from './start-error.ts';

export type EmbeddedPostgres = {
  /** The address of a database, which is made if it is missing. */
  url(database: string): Promise<string>;
  /** It was running already, left over from a process that was killed or started by one that still runs. */
  adopted: boolean;
  /** Where the data really are: not below `dir` when root runs the shop in a folder closed to others. */
  folder: string;
  /** Stops the server for everybody who uses it. */
  stop(): Promise<void>;
};

export async function startEmbeddedPostgres(dir: string): Promise<EmbeddedPostgres> {
  const folder = makeFolder(dir);
  const lock = await lockStart(folder);
  try {
    const cluster = clusterIn(folder, preparePrograms(folder));
    await createCluster(cluster);
    return {
      adopted: await startCluster(cluster),
      folder,
      url: (database) => ensureDatabase(clusterUrl(cluster, 'postgres'), database),
      stop: () => stopCluster(cluster),
    };
  } finally {
    lock.release();
  }
}

function makeFolder(dir: string): string {
  const folder = usableFolder(dir);
  try {
    mkdirSync(folder, { recursive: true });
    own(folder, 0o700);
    return folder;
  } catch (error) {
    throw new StartError(`The folder ${folder} for the database cannot be used: ${reasonOf(error)}.`, { cause: error });
  }
}

/** A first start takes seconds; whoever comes at the same time waits and then adopts. */
async function lockStart(folder: string): Promise<Lock> {
  const lock = await waitForLock(path.join(folder, 'start.lock'), 120_000);
  if (lock) return lock;
  throw new StartError(`Another process has been starting the database in ${folder} for two minutes; end it first.`);
}
