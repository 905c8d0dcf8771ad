/** The arguments of `npm run conformance`. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { inOneSentence, UsageError } from '../chaos/usage.ts';
import type { Account } from './conformance.ts';
import { type Level, levels } from './conformance.ts';

export const help = `Usage: npm run conformance -- --url https://shop.example [options]

Sends every request of the contract that only reads, and prints for each: whether the back end offers it, which
fields are missing or of another type, and what the storefront shows or leaves out.

  --url URL                the shop; its calls are below URL/api
  --account MAIL:PASSWORD  signs in and requests the personal data of the account too
  --write                  tries hearts, cart and addresses of that account too, and undoes each
  --level LEVEL            when the exit code is 1:
                             offered  a call of the protocol is not offered, refused or fails
                             fields   also if the storefront cannot use a response or leaves rows out (default)
                             strict   also if a field differs from the contract, or an addition of Larder is missing
  --locale CODE            the language of the requests (default en)
  --timeout SECONDS        for each call (default 15)
  --json FILE              writes the result as JSON
  --html FILE              writes the result as a page
  --help                   prints this text`;

export type Arguments = {
  url: URL;
  account?: Account;
  isWriting: boolean;
  level: Level;
  locale: string;
  timeoutMs: number;
  json?: string;
  html?: string;
};

const text = { type: 'string' } as const;
const options = {
  url: text,
  account: text,
  write: { type: 'boolean' },
  level: text,
  locale: text,
  timeout: text,
  json: text,
  html: text,
  help: { type: 'boolean' },
} as const;

const isLevel = (name: string): name is Level => (levels as readonly string[]).includes(name);

const urlOf = (given: string | undefined): URL => {
  if (given === undefined) throw new UsageError('Name the shop: --url https://shop.example');
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new UsageError(`"${given}" is no address: --url https://shop.example`);
};

const accountOf = (given: string | undefined): Account | undefined => {
  if (given === undefined) return undefined;
  const [email, ...rest] = given.split(':');
  const password = rest.join(':');
  if (email && password) return { email, password };
  throw new UsageError('An account is an e-mail and a password: --account MAIL:PASSWORD');
};

const secondsOf = (given: string): number => {
  const seconds = Number(given);
  if (seconds >= 1 && seconds <= 600) return seconds;
  throw new UsageError(`--timeout takes 1 to 600 seconds, not "${given}".`);
};

const levelOf = (given: string): Level => {
  if (isLevel(given)) return given;
  throw new UsageError(`--level is one of ${levels.join(', ')}, not "${given}".`);
};

const parsed = (words: readonly string[]) => inOneSentence(() => parseArgs({ args: [...words], options })).values;

/** Before the first request: a report that cannot be written would be lost at the end. */
const reportFile = (file: string): string => {
  const folder = dirname(file);
  if (existsSync(folder)) return file;
  throw new UsageError(`There is no folder ${folder} for the report ${file}.`);
};

/** Undefined for `--help`; throws a `UsageError`. */
export const readArguments = (words: readonly string[]): Arguments | undefined => {
  const {
    url,
    account: given,
    write = false,
    level = 'fields',
    locale = 'en',
    timeout = '15',
    ...rest
  } = parsed(words);
  if (rest.help) return undefined;
  const account = accountOf(given);
  if (write && !account) {
    throw new UsageError('--write changes things of an account: name it with --account MAIL:PASSWORD.');
  }
  return {
    url: urlOf(url),
    isWriting: write,
    level: levelOf(level),
    locale,
    timeoutMs: secondsOf(timeout) * 1000,
    ...(account && { account }),
    ...(rest.json !== undefined && { json: reportFile(rest.json) }),
    ...(rest.html !== undefined && { html: reportFile(rest.html) }),
  };
};
