/**
 * The embedded PostgreSQL: a real server from npm on 127.0.0.1, with its data in a folder of the shop. It outlives a
 * killed shop and is adopted by the next one. It serves one computer only; several servers share a DATABASE_URL.
 */
import path from 'node:path';
import { makeFolder } from '#server/folders.ts';
import { reasonOf, StartError } from '#server/start-error.ts';
import { own, usableFolder } from './embedded/account.ts';
import {
  type Cluster,
  clusterIn,
  clusterUrl,
  createCluster,
  type Start,
  startCluster,
  stopCluster,
} from './embedded/cluster.ts';
import { addressOf, ensureDatabase } from './embedded/databases.ts';
import { runningPort } from './embedded/main-process.ts';
import { preparePrograms } from './embedded/programs.ts';
import { type Supervised, type Supervision, supervise } from './embedded/supervision.ts';
import { type Lock, waitForLock } from './process-lock.ts';

export type EmbeddedPostgres = {
  /** The URL of a database, which is created if it is missing. */
  url(database: string): Promise<string>;
  /** It was already running: a process that was killed left it behind, or another process still uses it. */
  adopted: boolean;
  /** The folder of the data: not below `dir` if root runs the shop in a folder that is closed to others. */
  folder: string;
  /** Restarts the server whenever it ends, until the supervision or the server itself is stopped. */
  keepRunning(options: KeepRunning): Supervision;
  /** Stops the server for all its clients. */
  stop(): Promise<void>;
};

export type KeepRunning = Pick<Supervised, 'log'> & {
  database: string;
  /** The URL of the database has changed. */
  onMoved(url: string): void;
};

export async function startEmbeddedPostgres(dir: string): Promise<EmbeddedPostgres> {
  const folder = databaseFolder(dir);
  return alone(folder, async () => {
    const cluster = clusterIn(folder, preparePrograms(folder));
    await createCluster(cluster);
    const adopted = await startCluster(cluster);
    let supervision: Supervision | undefined;
    return {
      adopted,
      folder,
      url: (database) => ensureDatabase(clusterUrl(cluster, 'postgres'), database),
      keepRunning(options) {
        supervision = keepRunning(cluster, options);
        return supervision;
      },
      async stop() {
        await supervision?.stop();
        await stopCluster(cluster);
      },
    };
  });
}

/** On the same port if it is free, so that the URL stays. */
function keepRunning(cluster: Cluster, { database, onMoved, log }: KeepRunning): Supervision {
  const start: Start = { port: runningPort(cluster), attempts: 1 };
  return supervise({
    port: () => runningPort(cluster),
    start: () => alone(cluster.folder, () => startCluster(cluster, start)),
    onMoved: () => onMoved(addressOf(clusterUrl(cluster, 'postgres'), database)),
    log,
  });
}

function databaseFolder(dir: string): string {
  const folder = usableFolder(dir);
  try {
    makeFolder(folder);
    own(folder, 0o700);
    return folder;
  } catch (error) {
    throw new StartError(`The folder ${folder} for the database cannot be used: ${reasonOf(error)}.`, { cause: error });
  }
}

/** Starts in one folder are serialized: a second one waits and then adopts the server. */
async function alone<Result>(folder: string, start: () => Promise<Result>): Promise<Result> {
  const lock = await lockStart(folder);
  try {
    return await start();
  } finally {
    lock.release();
  }
}

/** A first start takes seconds. */
async function lockStart(folder: string): Promise<Lock> {
  const lock = await waitForLock(path.join(folder, 'start.lock'), 120_000);
  if (lock) return lock;
  throw new StartError(`Another process has been starting the database in ${folder} for two minutes; end it first.`);
}
