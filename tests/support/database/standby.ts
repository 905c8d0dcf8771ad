/** A primary and a standby that follows it by streaming replication, both of the embedded PostgreSQL's programs. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { own } from '#server/db/embedded/account.ts';
import { clusterIn, clusterUrl, createCluster, startCluster, stopCluster } from '#server/db/embedded/cluster.ts';
import { addressOf, ensureDatabase, onServer } from '#server/db/embedded/databases.ts';
import { preparePrograms } from '#server/db/embedded/programs.ts';

export type Pair = {
  primaryUrl: string;
  standbyUrl: string;
  /** The standby goes on receiving, but shows nothing of it. */
  holdStandby(isHeld: boolean): Promise<void>;
  stopStandby(): Promise<void>;
  startStandby(): Promise<void>;
  /** Lets it become a primary of its own. */
  promoteStandby(): Promise<void>;
  stop(): Promise<void>;
};

const database = 'larder';

/** The copy is made while the primary is stopped: the embedded PostgreSQL has no pg_basebackup. */
export async function startPair(): Promise<Pair> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-pair-'));
  own(folder, 0o755);
  const programs = preparePrograms(folder);
  const primary = clusterIn(join(folder, 'primary'), programs);
  const standby = clusterIn(join(folder, 'standby'), programs);
  for (const { folder: home } of [primary, standby]) {
    spawnSync('mkdir', [home]);
    own(home, 0o700);
  }
  await createCluster(primary);
  await startCluster(primary);
  await ensureDatabase(clusterUrl(primary, 'postgres'), database);
  const address = new URL(clusterUrl(primary, database));
  await stopCluster(primary);
  spawnSync('cp', ['-a', primary.data, standby.data]);
  writeFileSync(standby.passwordFile, readFileSync(primary.passwordFile));
  writeFileSync(join(standby.data, 'standby.signal'), '');
  own(join(standby.data, 'standby.signal'), 0o600);
  const { port, username, password } = address;
  const following = `primary_conninfo = 'host=127.0.0.1 port=${port} user=${username} password=${password}'\n`;
  appendFileSync(join(standby.data, 'postgresql.auto.conf'), following);
  await startCluster(primary, { port: Number(port), attempts: 1 });
  await startCluster(standby);
  const standbyUrl = clusterUrl(standby, database);
  const onStandby = (query: string) => onServer(standbyUrl, (client) => client.query(query));
  return {
    primaryUrl: address.href,
    standbyUrl,
    async holdStandby(isHeld) {
      await onStandby(isHeld ? 'select pg_wal_replay_pause()' : 'select pg_wal_replay_resume()');
    },
    stopStandby: () => stopCluster(standby),
    async startStandby() {
      await startCluster(standby, { port: Number(new URL(standbyUrl).port), attempts: 3 });
    },
    async promoteStandby() {
      await onServer(addressOf(standbyUrl, 'postgres'), (client) => client.query('select pg_promote()'));
    },
    async stop() {
      await stopCluster(standby);
      await stopCluster(primary);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
