/** Finds or installs what a cluster of the shop runs on: PostgreSQL 15 with pg_auto_failover, PgBouncer and HAProxy. */
import { existsSync } from 'node:fs';
import { installOnDebian } from './debian.mjs';

const places = {
  PG_AUTOCTL_PATH: ['/usr/bin/pg_autoctl', '/usr/lib/postgresql/15/bin/pg_autoctl'],
  CLUSTER_PG_BIN: ['/usr/lib/postgresql/15/bin'],
  PGBOUNCER_PATH: ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'],
  HAPROXY_PATH: ['/usr/sbin/haproxy', '/usr/bin/haproxy'],
};

const packages = ['postgresql-15', 'postgresql-15-auto-failover', 'pg-auto-failover-cli', 'pgbouncer', 'haproxy'];

const isThere = ([name, usual]) => Boolean(process.env[name]) || usual.some(existsSync);

/** Their paths, by the variables that name them; undefined where one is missing and cannot be installed. */
export async function findClusterPrograms() {
  const required = Object.entries(places);
  if (!required.every(isThere)) await installOnDebian(packages, 'Debian’s packages for a cluster');
  const missing = required.filter((place) => !isThere(place)).map(([name]) => name);
  if (missing.length === 0)
    return Object.fromEntries(required.map(([name, usual]) => [name, process.env[name] || usual.find(existsSync)]));
  console.warn(`A cluster needs the Debian packages ${packages.join(', ')}; not found: ${missing.join(', ')}.`);
  return undefined;
}
