/** Finds or installs what a cluster of the shop runs on: PostgreSQL 15 with pg_auto_failover, PgBouncer and HAProxy. */
import { existsSync } from 'node:fs';
import { installOnDebian } from '../../scripts/lib/debian.mjs';

/** Where Debian's packages put a program, in place of the variable that names it. */
const places = {
  PG_AUTOCTL_PATH: ['/usr/bin/pg_autoctl', '/usr/lib/postgresql/15/bin/pg_autoctl'],
  CLUSTER_PG_BIN: ['/usr/lib/postgresql/15/bin'],
  PGBOUNCER_PATH: ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'],
  HAPROXY_PATH: ['/usr/sbin/haproxy', '/usr/bin/haproxy'],
};

type Name = keyof typeof places;

const names = Object.keys(places) as Name[];
const packages = ['postgresql-15', 'postgresql-15-auto-failover', 'pg-auto-failover-cli', 'pgbouncer', 'haproxy'];

const pathOf = (name: Name) => process.env[name] || places[name].find(existsSync);

function foundPath(name: Name): string {
  const path = pathOf(name);
  if (path) return path;
  throw new Error(`A cluster needs ${name}, of one of the Debian packages ${packages.join(', ')}.`);
}

/** The paths of the programs. Installs those that are missing, where it can; throws where one is missing still. */
export async function findPrograms() {
  if (!names.every(pathOf)) await installOnDebian(packages, 'Debian’s packages for a cluster');
  return {
    postgres: { pgAutoctl: foundPath('PG_AUTOCTL_PATH'), bin: foundPath('CLUSTER_PG_BIN') },
    proxies: { haproxy: foundPath('HAPROXY_PATH'), pgbouncer: foundPath('PGBOUNCER_PATH') },
  };
}
