/** Calls of a shopper, who sends each request with its key until there is a response, as somebody does without network. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Ledger } from './ledger.ts';
import type { Goods, Person } from './people.ts';

export type Work = {
  url: string;
  /** For what the people of the shop do. */
  pool: Pool;
  /** The newest code that was mailed to each address. */
  codes: ReadonlyMap<string, string>;
  goods: Goods;
  ledger: Ledger;
  random: () => number;
  isOver: () => boolean;
  /** How long each call took. */
  onCall?: (milliseconds: number) => void;
};

export const callLimitMs = 60_000;
/** Longer than any fault lasts on a busy machine. */
export const giveUpMs = 330_000;
/** Between two attempts: many who try again and again would keep a server from starting. */
const longestPauseMs = 1_000;
/** "Again later": another request holds the key, or the database is away. */
const later = [409, 429, 503];

/** Nobody said what became of a call. */
export class Unanswered extends Error {}

/** A refusal that no fault explains. */
export class Refused extends Error {
  readonly status: number;

  constructor(call: Call, status: number, text: string) {
    super(`${call.method} ${call.path} answered ${status}: ${text.slice(0, 200)}`);
    this.status = status;
  }
}

export type Call = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: object | FormData | undefined;
  key?: string;
};

/** The `data` of a success; undefined where nobody knows what became of the call. */
// biome-ignore lint/suspicious/noExplicitAny: each caller knows the response of its operation
export async function attempt({ url, ledger, onCall }: Work, { token }: Person, call: Call): Promise<any> {
  const { method, path, body, key } = call;
  const begin = performance.now();
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(body && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
      'X-Requested-With': 'XMLHttpRequest',
      Authorization: `Bearer ${token}`,
      ...(key && { 'Idempotency-Key': key }),
    },
    ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(callLimitMs),
  }).catch(() => undefined);
  const text = await response?.text().catch(() => undefined);
  onCall?.(performance.now() - begin);
  if (!response || text === undefined) {
    ledger.cut += 1;
    return undefined;
  }
  if (response.ok) return JSON.parse(text).data ?? {};
  if (later.includes(response.status)) {
    ledger.later += 1;
    return undefined;
  }
  throw new Refused(call, response.status, text);
}

/** Only for calls that may be repeated: with a key, or because a second one changes nothing. */
export async function insist(work: Work, person: Person, call: Call) {
  const giveUpAt = Date.now() + giveUpMs;
  for (let pauseMs = 50; Date.now() < giveUpAt; pauseMs = Math.min(longestPauseMs, pauseMs * 2)) {
    const data = await attempt(work, person, call);
    if (data !== undefined) return data;
    await sleep(pauseMs * (0.5 + work.random()));
  }
  throw new Unanswered(`${call.method} ${call.path} got no response for ${giveUpMs / 1_000} seconds.`);
}

export const get = (path: string): Call => ({ method: 'GET', path });

export const post = (path: string, body: object | FormData): Call => ({
  method: 'POST',
  path,
  body,
  key: randomUUID(),
});

export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
