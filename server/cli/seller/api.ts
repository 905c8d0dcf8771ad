/** The calls of a seller's tools, typed by the contract. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '#api/generated/schema.ts';
import { version } from '#server/version.ts';
import { CliError } from '../cli-error.ts';

export type SellerApi = Client<paths> & {
  /** `https://shop.example` */
  url: string;
};

/** The token is no longer valid. */
export class SignedOut extends CliError {}

const mostTries = 4;
const longestWaitMs = 60_000;

/** A write has a key, so sending it again does nothing twice. */
const isWorthRepeating = (status: number) => status === 429 || status === 502 || status === 503 || status === 504;

/** A shop that is closed for maintenance says so at once; nobody waits for it at a terminal. */
const isClosed = ({ status, headers }: Response) =>
  status === 503 && Number(headers.get('retry-after') ?? 0) * 1000 >= longestWaitMs;

const waitMs = (response: Response | undefined, tries: number): number =>
  Math.min(longestWaitMs, Number(response?.headers.get('retry-after') ?? 0) * 1000 || 2 ** tries * 250);

async function attempt(request: Request, tries: number): Promise<Response> {
  const response = await fetch(request.clone()).catch((error: unknown) => {
    if (tries >= mostTries) throw error;
    return undefined;
  });
  if (response && (tries >= mostTries || !isWorthRepeating(response.status) || isClosed(response))) return response;
  await sleep(waitMs(response, tries));
  return attempt(request, tries + 1);
}

async function send(request: Request): Promise<Response> {
  request.headers.set('Idempotency-Key', randomUUID());
  return attempt(request, 1).catch((error: unknown) => {
    throw new CliError(`${new URL(request.url).origin} does not answer (${reasonOf(error)}).`);
  });
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return error instanceof Error ? error.message : 'no reason';
}

export function sellerApi(url: string, token?: string): SellerApi {
  const headers = {
    Accept: 'application/json',
    'Accept-Language': 'en',
    'User-Agent': `larder-shop/${version}`,
    'X-Requested-With': 'XMLHttpRequest',
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  return Object.assign(createClient<paths>({ baseUrl: `${url}/api`, fetch: send, headers }), { url });
}

type Answered<Data> = { data?: Data; error?: unknown; response: Response };
type Refused = { message?: string; errors?: Record<string, string[]> };

function sentenceOf({ error, response }: Answered<unknown>): string {
  const { message, errors = {} } = (typeof error === 'object' && error !== null ? error : {}) as Refused;
  const fields = Object.values(errors).flat();
  if (response.status === 404) return 'Your shop has nothing of this name or number.';
  return fields.join(' ') || message || `The shop answered ${response.status}.`;
}

/** What the shop answered; a refusal becomes the error that the command prints. */
export async function responseOf<Data>(call: Promise<Answered<Data>>): Promise<Data> {
  const answered = await call;
  const { data, response } = answered;
  if (response.status === 401) throw new SignedOut('You are signed out. Repeat the command to sign in again.');
  if (data === undefined || !response.ok) throw new CliError(sentenceOf(answered));
  return data;
}
