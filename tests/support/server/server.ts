/** The real server on a real database, for tests that speak HTTP to it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import { insertUser } from '#server/db/queries/identity.ts';
import { readerIn } from '#server/i18n/translate.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import type { SearchPace } from '#server/search-server/client.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { signIn } from '#server/services/sign-in.ts';
import { conformingFetch, fetchResponse, type TestResponse } from '../contract/conforming-fetch.ts';
import { type TestDatabase, type TestDatabaseOptions, testDatabase } from '../database/database.ts';
import { inQuietTransaction } from '../database/recorded-commits.ts';
import { sandboxKeys } from '../services/payment-notice.ts';
import { testPushKeys } from '../services/push-keys.ts';

export type CallOptions = {
  body?: unknown;
  token?: string | undefined;
  locale?: string;
  headers?: Record<string, string>;
  /** Off for calls that break the contract on purpose, such as unknown paths. */
  conforming?: boolean;
};

export type { TestResponse };

export type TestServer = {
  app: FastifyInstance;
  database: TestDatabase;
  /** `http://127.0.0.1:port` */
  url: string;
  /** Where it keeps the files that it gets. */
  uploadsDir: string;
  /** The lines of the server's log, JSON each. */
  log: string[];
  /** Moves the server's clock; sessions, sales and answers in the cache get older. */
  forward(milliseconds: number): void;
  call(method: string, path: string, options?: CallOptions): Promise<TestResponse>;
  get(path: string, options?: CallOptions): Promise<TestResponse>;
  post(path: string, body?: unknown, options?: CallOptions): Promise<TestResponse>;
  /** Registers over HTTP. */
  register(more?: Record<string, unknown>): Promise<Account>;
  /** The account and the session that registration makes, without its checks and without the price of the hash. */
  shopper(more?: { email?: string; phone?: string | null }): Promise<Account>;
  close(): Promise<void>;
};

export type Account = { token: string; id: number; email: string; phone: string };

/**
 * What a file may use of a server that other files of the worker use too. Who closes it, moves its clock, reads its log
 * or looks through its folder starts one of their own.
 */
export type SharedServer = Omit<TestServer, 'app' | 'close' | 'forward' | 'log' | 'uploadsDir'> & {
  app: Pick<FastifyInstance, 'server'>;
};

export type TestServerOptions = TestDatabaseOptions & {
  env?: Record<string, string>;
  config?: Partial<Config>;
  metrics?: Metrics;
  searchPace?: SearchPace;
};

export const goodPassword = 'nine green bottles';

const headersOf = ({ body, token, locale, headers }: CallOptions): Record<string, string> => ({
  'X-Requested-With': 'XMLHttpRequest',
  Accept: 'application/json',
  // FormData sets its content type itself, with the boundary.
  ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
  ...(token && { Authorization: `Bearer ${token}` }),
  ...(locale && { 'Accept-Language': locale }),
  ...headers,
});

const bodyOf = (body: unknown) => (typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body));

const quiet = { LARDER_LIMITS: 'off', LOG_LEVEL: 'info', ...testPushKeys };

let shoppers = 0;

/** Another person each time. */
function newPerson() {
  shoppers += 1;
  return { email: `shopper${shoppers}@larder.test`, phone: `20255${String(50_000 + shoppers).padStart(6, '0')}` };
}

let hash: Promise<string> | undefined;

/** Of `goodPassword`; argon2 takes its time, so a worker does it once. */
const goodHash = () => {
  hash ??= hashPassword(goodPassword);
  return hash;
};

/** Limits are off unless `env` turns them on, so that files can call as often as they like. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { env = {}, config: changes = {}, metrics, searchPace, ...databaseOptions } = options;
  const database = await testDatabase({ poolSize: 10, ...databaseOptions });
  const uploadsDir = mkdtempSync(join(tmpdir(), 'larder-uploads-'));
  const log: string[] = [];
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const app = await buildApp({
    // The steps of its time would be most of the time of a test that asks for many codes.
    config: { ...readConfig({ ...quiet, UPLOADS_DIR: uploadsDir, ...env }), hidesTimes: false, ...changes },
    db: database.db,
    pool: database.pool,
    clock,
    sandboxKeys,
    ...(metrics && { metrics }),
    ...(searchPace && { searchPace }),
    logStream: { write: (line) => void log.push(line) },
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });

  const call: TestServer['call'] = async (method, path, call = {}) => {
    const send = call.conforming === false ? fetchResponse : conformingFetch;
    const init = { method, headers: headersOf(call), redirect: 'manual' as const };
    return send(`${url}/api${path}`, call.body === undefined ? init : { ...init, body: bodyOf(call.body) });
  };
  const post: TestServer['post'] = (path, body = {}, more = {}) => call('POST', path, { ...more, body });

  return {
    app,
    database,
    url,
    uploadsDir,
    log,
    call,
    post,
    get: (path, more) => call('GET', path, more),
    forward: (milliseconds) => {
      ahead += milliseconds;
    },
    async register(more = {}) {
      const person = newPerson();
      const form = { name: 'Sample Shopper', ...person, password: goodPassword, country: 'United States', ...more };
      const { status, body, text } = await post('/registration', form);
      if (status !== 200) throw new Error(`The test shopper was refused: ${text}`);
      return { token: body.data.access.token, id: body.data.user.id, ...person };
    },
    async shopper(more = {}) {
      const person = newPerson();
      const account = { name: 'Sample Shopper', ...person, phoneCode: '1', country: 'United States', ...more };
      const user = await insertUser(database.db, { ...account, passwordHash: await goodHash() });
      const caller = { ...readerIn('en'), userAgent: 'node' };
      const { access } = await inQuietTransaction(database.db, (tx) =>
        signIn(tx, user, { now: clock(), caller, entry: 'own device' }),
      );
      return { token: access.token, id: user.id, ...person, ...(more.email && { email: more.email }) };
    },
    close: async () => {
      await app.close();
      await database.close();
      rmSync(uploadsDir, { recursive: true, force: true });
    },
  };
}
