/** Starting and stopping: one sentence for what is wrong, and no lost request at the end. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { inRoot } from '#server/root.ts';
import { emptyDatabase } from '#tests/support/database/database.ts';
import { halfSent } from '#tests/support/server/half-sent.ts';
import { startTestServer } from '#tests/support/server/server.ts';

let folder: string;

/** What the log says of requests that a stopping shop no longer waits for. */
const cutOff = 'requests that were never finished are cut off';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-start-'));
  // Otherwise the database of a test that root runs is elsewhere, and stays there.
  await chmod(folder, 0o755);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [inRoot('dist', 'server', 'main.js')], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      printed += String(data);
    });
  }
  const ended = once(child, 'exit').then(([code]) => ({ code, printed: printed.trim() }));
  const address = async () => {
    while (!printed.includes('http://')) {
      if (child.exitCode !== null) throw new Error(printed);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return /http:\/\/[^\s/]+/.exec(printed)?.[0] ?? '';
  };
  return { child, ended, address };
}

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, not "eighty".'],
  [{ WORKERS: 'two' }, 'WORKERS must be a whole number from 1 to 64, not "two".'],
  [{ WORKERS: '0' }, 'WORKERS must be a whole number from 1 to 64, not "0".'],
  [
    { DATABASE_URL: 'mysql://me:secret@db/shop' },
    'DATABASE_URL must look like postgresql://user:password@host:5432/name.',
  ],
  [
    { DATABASE_URL: 'postgres://db/shop', DATABASE_REPLICA_URL: 'standby:secret@db' },
    'DATABASE_REPLICA_URL must look like postgresql://user:password@host:5432/name.',
  ],
  [
    { DATABASE_URL: 'postgres://db/shop', DATABASE_DIRECT_URL: 'https://me:secret@db' },
    'DATABASE_DIRECT_URL must look like postgresql://user:password@host:5432/name.',
  ],
  [
    { DATABASE_REPLICA_URL: 'postgres://standby/shop' },
    'DATABASE_REPLICA_URL is set without DATABASE_URL: the built-in PostgreSQL has neither pooler nor replica.',
  ],
  [
    { S3_URL: 's3://key:secret@bucket' },
    'S3_URL must look like https://key:secret@s3.example/bucket?region=eu-central-1.',
  ],
  [
    { PUBLIC_URL: 'shop.example' },
    'PUBLIC_URL must be an http or https address such as https://shop.example, not "shop.example".',
  ],
  [
    { PUBLIC_URL: 'https://shop.example/sub' },
    'PUBLIC_URL must be an address without a path, such as https://shop.example, not "https://shop.example/sub".',
  ],
  [{ DEMO_SHOP: '0' }, 'DEMO_SHOP must be on or off, not "0".'],
  [{ OFFLINE_APP: 'false' }, 'OFFLINE_APP must be on or off, not "false".'],
  [{ API_ONLY: 'true' }, 'API_ONLY must be 1 or 0, not "true".'],
  [{ APP_ENVIRONMENT: 'moon' }, 'APP_ENVIRONMENT must be local or production, not "moon".'],
  [
    { TRUST_PROXY: 'everybody' },
    'TRUST_PROXY must be addresses or networks such as 127.0.0.1,10.0.0.0/8, or loopback, not "everybody".',
  ],
  [
    { LARDER_LIMITS: 'off', NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' },
    'LARDER_LIMITS=off is for load tests only and is not accepted in production.',
  ],
  [
    { SMTP_URL: 'http://me:secret@mail.example' },
    'SMTP_URL must look like smtps://user:password@mail.example:465 or smtp://mail.example:587.',
  ],
  [
    { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'the shop' },
    `MAIL_FROM must be the sender of the shop's mail such as Larder <shop@example.com>, not "the shop".`,
  ],
  [
    { SMS_URL: 'sms://me:secret@sms.example' },
    'SMS_URL must be an http or https address such as https://user:password@sms.example/send.',
  ],
  [
    { IMAGE_ORIGINS: 'https://pictures.example, https://other.example/path' },
    'IMAGE_ORIGINS must be origins such as https://pictures.example, not "https://other.example/path".',
  ],
  [
    { IMAGE_ORIGINS: "https://pictures.example;script-src'unsafe-inline'" },
    'IMAGE_ORIGINS must be origins such as https://pictures.example, not "https://pictures.example;script-src\'unsafe-inline\'".',
  ],
])('The environment %o stops the start with a sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test('Without environment variables the shop is local to this machine', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 4400,
    environment: 'local',
    limits: true,
    hidesTimes: true,
    trustProxy: false,
  });
  expect(readConfig({ NODE_ENV: 'production' }).environment).toBe('local');
  expect(readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'https://a.example' }).environment).toBe('production');
});

test('The start warns that a sandbox, switched on by name, takes the payments', async () => {
  const DATABASE_URL = await emptyDatabase();
  const warning = 'PAYMENT_SANDBOX is on';
  const env = {
    DATABASE_URL,
    PUBLIC_URL: 'http://shop.example',
    LOG_LEVEL: 'silent',
    DEMO_SHOP: 'off',
    API_ONLY: '1',
  };
  const shop = start({ ...env, PAYMENT_SANDBOX: 'on' });
  await shop.address();
  shop.child.kill('SIGTERM');
  const { code, printed } = await shop.ended;
  expect(code).toBe(0);
  expect(printed).toContain(warning);
  expect(printed).toContain('no money moves');
  const other = start(env);
  await other.address();
  other.child.kill('SIGTERM');
  const { printed: withoutSandbox } = await other.ended;
  expect(withoutSandbox).not.toContain(warning);
  expect(withoutSandbox).toContain('Online payment is not offered');
});

describe('A folder that cannot be used ends the start with one sentence and exit code 1', () => {
  const inFile = () => join(folder, 'a-file', 'below');
  const asFile = () => join(folder, 'a-file');
  // Node's recursive mkdir never returns there.
  const nowhere = () => '/proc/larder/data';

  beforeAll(() => writeFile(join(folder, 'a-file'), ''));

  const places = { 'a file': asFile, 'a folder in a file': inFile, 'a folder that cannot be made': nowhere };
  const rows = ['DATA_DIR', 'UPLOADS_DIR'].flatMap((name) =>
    Object.keys(places).map((place) => [name, place] as const),
  );

  test.each(rows)('%s is %s', async (name, place) => {
    const path = places[place as keyof typeof places]();
    const shop = start({ [name]: path, DEMO_SHOP: 'off' });
    const late = setTimeout(() => shop.child.kill('SIGKILL'), 30_000);
    const { code, printed } = await shop.ended;
    clearTimeout(late);
    expect(code).toBe(1);
    expect(printed).toContain(`${name} must be a folder that can be written to, not ${path}`);
    expect(printed.split('\n')).toHaveLength(1);
  });
});

test('A wrong number of workers ends the start with one sentence and exit code 1', async () => {
  const { code, printed } = await start({ WORKERS: '-1' }).ended;
  expect({ code, printed }).toEqual({ code: 1, printed: 'WORKERS must be a whole number from 1 to 64, not "-1".' });
});

test('An unreachable database ends the start with one sentence and exit code 1', async () => {
  const { code, printed } = await start({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/shop' }).ended;
  expect(code).toBe(1);
  expect(printed).toContain('ECONNREFUSED');
  expect(printed.split('\n')).toHaveLength(1);
  expect(printed).not.toContain('secret');
});

test('A busy port ends the start with one sentence, and a signal lets the running request finish', async () => {
  const DATABASE_URL = await emptyDatabase();
  const shop = start({ DATABASE_URL, LARDER_LIMITS: 'off', DEMO_SHOP: 'off', API_ONLY: '1' });
  const url = await shop.address();
  expect((await fetch(`${url}/readyz`)).status).toBe(200);

  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  for (const WORKERS of ['1', '2']) {
    const second = await start({ DATABASE_URL, PORT: String(port), WORKERS, DEMO_SHOP: 'off' }).ended;
    expect(second.code).toBe(1);
    const sentence = `Port ${port} is in use. Stop the program that uses it, or set PORT to a free port.`;
    expect(second.printed.split('\n').filter((line) => !line.startsWith('This database has no shop'))).toEqual([
      sentence,
    ]);
  }
  taken.close();

  const running = await Promise.all(Array.from({ length: 20 }, () => halfSent(`${url}/api/login`)));
  shop.child.kill('SIGTERM');
  const responses = await Promise.all(running.map((finish) => finish('{"phone":"nobody@larder.test"}')));
  for (const { statusCode } of responses) expect(statusCode).toBe(422);
  const { code, printed } = await shop.ended;
  expect(code).toBe(0);
  // Connections with nothing left to answer do not hold the end up.
  expect(printed).not.toContain(cutOff);
});

test('A connection that was never used does not hold the end up', async () => {
  const shop = await startTestServer();
  const { hostname, port } = new URL(shop.url);
  const unused = connect(Number(port), hostname).resume();
  await once(unused, 'connect');
  // By now the server has accepted it.
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
  await Promise.all([once(unused, 'close'), shop.close()]);
}, 20_000);

test('A request that is never finished is cut off, and does not hold the end up for ever', async () => {
  const shop = start({ DATABASE_URL: await emptyDatabase(), LARDER_LIMITS: 'off', DEMO_SHOP: 'off', API_ONLY: '1' });
  const url = await shop.address();
  await halfSent(`${url}/api/login`);
  shop.child.kill('SIGTERM');
  const { code, printed } = await shop.ended;
  expect(code).toBe(0);
  expect(printed.split(cutOff)).toHaveLength(2);
});
