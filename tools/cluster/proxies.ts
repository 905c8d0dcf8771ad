/** HAProxy and PgBouncer, with the files of deploy/cluster and the ports of this run. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { freePort } from '#tools/free-port.ts';
import { type Place, type Running, until } from './place.ts';
import { database, type Postgres } from './postgres.ts';

export const shopCount = 3;

export type Proxies = {
  /** Where shoppers reach the shop. */
  url: string;
  shopPorts: number[];
  pooledUrl: string;
  /** Past PgBouncer, to whichever node is the primary. */
  directUrl: string;
  pgbouncer: Running;
  password: string;
};

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query('select 1')).rowCount === 1;
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function startProxies(
  place: Place,
  postgres: Postgres,
  programs: { haproxy: string; pgbouncer: string },
): Promise<Proxies> {
  const [shop, primary, pooler] = [await freePort(), await freePort(), await freePort()];
  const shopPorts: number[] = [];
  while (shopPorts.length < shopCount) shopPorts.push(await freePort());
  const password = randomBytes(18).toString('base64url');

  const configuration = place.fill('haproxy.cfg', [
    ['bind 127.0.0.1:8080', `bind 127.0.0.1:${shop}`],
    ['bind 127.0.0.1:5000', `bind 127.0.0.1:${primary}`],
    ...shopPorts.map((port, at): [string, string] => [`127.0.0.1:440${at + 1}`, `127.0.0.1:${port}`]),
    ...postgres.nodes.map(({ port }, at): [string, string] => [`127.0.0.1:543${at + 1}`, `127.0.0.1:${port}`]),
  ]);
  place.run({ name: 'haproxy', line: [programs.haproxy, '-db', '-f', configuration], isOfDatabase: true });

  const accounts = place.write('userlist.txt', `"larder" "${password}"\n`);
  const pooled = place.fill('pgbouncer.ini', [
    ['port=5000', `port=${primary}`],
    [/^listen_port = .*/, `listen_port = ${pooler}`],
    [/^auth_file = .*/, `auth_file = ${accounts}`],
    [/^pidfile = .*/, `pidfile = ${place.in('pgbouncer.pid')}\nunix_socket_dir =`],
  ]);
  const pgbouncer = place.run({ name: 'pgbouncer', line: [programs.pgbouncer, pooled], isOfDatabase: true });

  const address = (port: number) => `postgresql://larder:${password}@127.0.0.1:${port}/${database}`;
  await until('The way to the primary', () => answers(address(primary)));
  await until('The way through PgBouncer', () => answers(address(pooler)));
  return {
    url: `http://127.0.0.1:${shop}`,
    shopPorts,
    pooledUrl: address(pooler),
    directUrl: address(primary),
    pgbouncer,
    password,
  };
}
