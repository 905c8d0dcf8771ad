/** The files of deploy/cluster agree with one another, with the server and with PostgreSQL's protocol. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { inRoot } from '#server/root.ts';
import { readArguments } from '#tools/cluster/arguments.ts';

const read = (name: string) => readFileSync(inRoot('deploy', 'cluster', name), 'utf8');
const haproxy = read('haproxy.cfg');
const pgbouncer = read('pgbouncer.ini');
const settings = Object.fromEntries(
  [...read('shop.env').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);

describe('haproxy.cfg', () => {
  const sent = [...haproxy.matchAll(/tcp-check send-binary ([\da-f]+)/g)].map(([, hex = '']) =>
    Buffer.from(hex, 'hex'),
  );
  const message = Buffer.concat(sent);

  test('logs in as its own account, asks whether the node is a standby, and says goodbye', () => {
    const length = message.readInt32BE(0);
    expect(message.readInt32BE(4)).toBe(196_608);
    expect(message.subarray(8, length).toString()).toBe('user\0larder_check\0database\0postgres\0\0');
    const query = message.subarray(length);
    expect(String.fromCharCode(query[0] ?? 0)).toBe('Q');
    const end = 1 + query.readInt32BE(1);
    expect(query.subarray(5, end).toString()).toBe('select pg_is_in_recovery()\0');
    expect(query.subarray(end)).toEqual(Buffer.from('5800000004', 'hex'));
  });

  test('takes a node for the primary if the one row says f', () => {
    const [, row = ''] = /expect binary (44[\da-f]+)/.exec(haproxy) ?? [];
    const bytes = Buffer.from(row, 'hex');
    expect([bytes.readInt32BE(1), bytes.readInt16BE(5), bytes.readInt32BE(7)]).toEqual([bytes.length - 1, 1, 1]);
    expect(bytes.subarray(11).toString()).toBe('f');
  });

  test('leads to as many processes as nodes, each once', () => {
    const servers = [...haproxy.matchAll(/^ {2}server (\w+) (\S+)/gm)].map(([, name, address]) => [name, address]);
    expect(new Set(servers.map(([, address]) => address)).size).toBe(6);
    expect(servers.map(([name]) => name)).toEqual(['shop_1', 'shop_2', 'shop_3', 'node_1', 'node_2', 'node_3']);
  });
});

describe('the addresses', () => {
  const portOf = (name: string) => new URL(settings[name] ?? '').port;

  test('lead from the shop to PgBouncer, from there to HAProxy, and directly to HAProxy', () => {
    expect(readConfig({ ...settings, DATA_DIR: '/tmp' })).toMatchObject({ port: 4401, trustProxy: 'loopback' });
    expect(/^listen_port = (\d+)/m.exec(pgbouncer)?.[1]).toBe(portOf('DATABASE_URL'));
    const [, primary] = /frontend postgres[\s\S]*?bind 127\.0\.0\.1:(\d+)/.exec(haproxy) ?? [];
    expect([/ port=(\d+)/.exec(pgbouncer)?.[1], portOf('DATABASE_DIRECT_URL')]).toEqual([primary, primary]);
    expect(haproxy).toContain(`127.0.0.1:${portOf('DATABASE_REPLICA_URL')}`);
  });

  test('PgBouncer shares connections by transaction, and limits the time of a statement as the shop does', () => {
    expect(pgbouncer).toMatch(/^pool_mode = transaction$/m);
    expect(pgbouncer).toContain('set statement_timeout = 10000; set idle_in_transaction_session_timeout = 15000');
  });
});

describe('the arguments of the cluster', () => {
  test('have usual values', () => {
    expect(readArguments(['--kill'])).toEqual({ isKilling: true, rounds: 1, shoppers: 8 });
    expect(readArguments(['--help'])).toBeUndefined();
  });

  test.each([
    [['--rounds', 'many'], '"many" is no number for --rounds from 1 to 100; see --help.'],
    [['--speed'], "Unknown option '--speed'; see --help."],
  ])('%j are refused in one sentence', (args, sentence) => {
    expect(() => readArguments(args)).toThrow(sentence);
  });
});
