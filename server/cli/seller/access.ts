/** Who the seller is: the password once, then a token in a file that only its owner can read. */
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { emailOf } from '#server/domain/contact.ts';
import { UsageError } from '../cli-error.ts';
import type { SellerContext } from '../command.ts';
import type { Seller } from '../program.ts';
import { responseOf, sellerApi } from './api.ts';

type Environment = Readonly<Record<string, string | undefined>>;

type CommandContext = {
  environment: Environment;
  say: (line: string) => void;
  /** Undefined: there is nobody to ask. */
  readPassword: (question: string) => Promise<string | undefined>;
};

type Access = { url: string; email: string; shop: string; token: string; expiresAt: string };

/** The file of tokens, in the user's folder of settings. */
export function tokenFile({ XDG_CONFIG_HOME, APPDATA }: Environment): string {
  return join(XDG_CONFIG_HOME ?? APPDATA ?? join(homedir(), '.config'), 'larder', 'sellers.json');
}

const isAccess = (value: unknown): value is Access =>
  typeof value === 'object' && value !== null && 'token' in value && 'url' in value && 'expiresAt' in value;

/** A file that cannot be read counts as empty: the password opens the shop again. */
async function readAll(path: string): Promise<Access[]> {
  const text = await readFile(path, 'utf8').catch(() => '[]');
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? found.filter(isAccess) : [];
  } catch {
    return [];
  }
}

async function keep(path: string, all: readonly Access[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}.new`;
  await writeFile(draft, JSON.stringify(all, null, 2), { mode: 0o600 });
  await chmod(draft, 0o600);
  await rename(draft, path);
}

const isSame = (one: Pick<Access, 'url' | 'email'>, other: Pick<Access, 'url' | 'email'>) =>
  one.url === other.url && one.email === other.email;

const isLoopback = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/** A password never travels in the clear. */
export function addressOf(text: string): string {
  if (!URL.canParse(text))
    throw new UsageError(`--url must be an address such as https://shop.example, not "${text}".`);
  const { protocol, hostname, origin } = new URL(text);
  if (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))) return origin;
  throw new UsageError('--url must begin with https://, because your password is sent there.');
}

function urlOf({ email, url }: Seller, known: readonly Access[]): string {
  if (url) return addressOf(url);
  const urls = known.filter((access) => access.email === email).map((access) => access.url);
  const [only] = urls;
  if (only && urls.length === 1) return only;
  throw new UsageError('Say which shop it is with --url https://shop.example.');
}

const passwordVariable = 'SELLER_PASSWORD';

/** Reads a line without showing it. */
export async function readPassword(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const reply = await terminal.question('');
  terminal.close();
  process.stderr.write('\n');
  return reply;
}

async function signIn(
  who: Pick<Access, 'url' | 'email'>,
  { environment, readPassword }: CommandContext,
): Promise<Access> {
  const { url, email } = who;
  const password = environment[passwordVariable] ?? (await readPassword(`Password of ${email} at ${url}: `));
  if (!password) throw new UsageError(`There is nobody to ask for the password. Put it into ${passwordVariable}.`);
  const { data } = await responseOf(sellerApi(url).POST('/seller/login', { body: { email, password } }));
  const expiresAt = new Date(`${data.access.expires_at.replace(' ', 'T')}Z`).toISOString();
  return { ...who, shop: data.shop.slug, token: data.access.token, expiresAt };
}

/** Within a minute of its end a token is not worth beginning with. */
const isAlive = ({ expiresAt }: Access) => Date.parse(expiresAt) > Date.now() + 60_000;

const isAccepted = async ({ url, token }: Access) =>
  (await sellerApi(url, token).GET('/seller/shop')).response.status !== 401;

export async function sellerContext(seller: Seller, context: CommandContext): Promise<SellerContext> {
  const path = tokenFile(context.environment);
  const known = await readAll(path);
  const email = emailOf(seller.email);
  const who = { email, url: urlOf({ ...seller, email }, known) };
  const kept = known.find((access) => isSame(access, who));
  const access = kept && isAlive(kept) && (await isAccepted(kept)) ? kept : await signIn(who, context);
  if (access !== kept) await keep(path, [...known.filter((other) => !isSame(other, who)), access]);
  return { api: sellerApi(access.url, access.token), shop: access.shop, say: context.say };
}
