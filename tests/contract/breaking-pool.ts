/** Shops whose database fails: away altogether, or right after the shopper was recognised. */
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { conformingFetch, type TestResponse } from '#tests/support/contract/conforming-fetch.ts';
import { sandboxKeys } from '#tests/support/services/payment-notice.ts';
import type { Request } from './operations.ts';

export type BrokenShop = {
  send(request: Request, token?: string): Promise<TestResponse>;
  close(): Promise<void>;
};

/** Finding the session still works, so that the failure meets the handler and not the check of the token. */
const findsSession = /^select [^;]* from "sessions" inner join "users"/;

const textOf = (query: unknown) => (typeof query === 'string' ? query : ((query as { text?: string }).text ?? ''));

export function failingPool(pool: pg.Pool, fault: () => Error): pg.Pool {
  return new Proxy(pool, {
    get(target, name) {
      if (name === 'connect') return () => Promise.reject(fault());
      if (name !== 'query') return Reflect.get(target, name);
      return (query: unknown, ...more: unknown[]) =>
        findsSession.test(textOf(query))
          ? Reflect.apply(target.query, target, [query, ...more])
          : Promise.reject(fault());
    },
  });
}

/** Nobody listens on port 1. */
export const poolToNowhere = () =>
  new pg.Pool({ connectionString: 'postgresql://larder@127.0.0.1:1/larder', connectionTimeoutMillis: 2_000 });

export async function startBrokenShop(pool: pg.Pool): Promise<BrokenShop> {
  const app = await buildApp({
    config: readConfig({ LARDER_LIMITS: 'off', LOG_LEVEL: 'silent', API_ONLY: '1' }),
    db: drizzle({ client: pool }),
    pool,
    sandboxKeys,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    send: ({ method, path, body, headers }, token) =>
      conformingFetch(`${url}/api${path}`, {
        method,
        headers: {
          'X-Requested-With': 'XMLHttpRequest',
          ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
          ...(token && { Authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      }),
    close: () => app.close(),
  };
}
