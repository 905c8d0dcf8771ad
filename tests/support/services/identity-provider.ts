/**
 * Google, Facebook and Apple on one loopback server: the addresses that `SOCIAL_PROVIDERS_URL` stands for.
 *
 * A browser that comes to `/…/authorize` agrees at once, unless `person.says` something else. Tests of the server
 * leave the browser out: they take codes, tokens and signed statements straight from here, good ones and forged ones.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose';

export const clientIds = { google: 'larder-google', facebook: '20251121', apple: 'test.larder.web' } as const;
export const secrets = { GOOGLE_CLIENT_SECRET: 'google-secret', FACEBOOK_APP_SECRET: 'facebook-secret' } as const;

/** A claim that is `undefined` is left out. */
export type Claims = Record<string, unknown>;
export type Signing = { key?: CryptoKey; header?: Partial<JWTHeaderParameters> };
export type Grant = { claims?: Claims; verifier?: string; redirectUri: string };
export type FacebookToken = { app_id?: string; user_id?: string; is_valid?: boolean; me?: Record<string, unknown> };

export type Person = {
  says: 'yes' | 'no' | 'nothing';
  sub: string;
  name: string;
  email: string | undefined;
  email_verified: boolean;
};

export type FakeProvider = {
  origin: string;
  /** The environment of a shop with these providers. */
  env: Record<string, string>;
  publicKey: CryptoKey;
  person: Person;
  /** The requested paths, in order. */
  requested: string[];
  /** Accepts each code once, as providers do; off to test the shop's own check. */
  isStrict: boolean;
  /** Set: everything is answered with this. */
  trouble: ((response: ServerResponse) => void) | undefined;
  statement(provider: 'google' | 'apple', claims?: Claims, how?: Signing): Promise<string>;
  /** A code for which a statement with these claims is handed out. */
  code(grant: Grant): string;
  facebookToken(about?: FacebookToken): string;
  close(): Promise<void>;
};

export const digest = (secret: string) => createHash('sha256').update(secret).digest('base64url');

const kid = 'fake';
const seconds = () => Math.floor(Date.now() / 1000);

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

async function formIn(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString());
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Apple's `form_post`: a page that sends its fields on by itself. */
const formPage = (action: string, fields: Record<string, string>) =>
  `<form method="post" action="${attribute(action)}">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${attribute(value)}">`)
    .join('')}</form><script>document.forms[0].submit()</script>`;

type Page = (url: URL, request: IncomingMessage, response: ServerResponse) => unknown;

export async function startFakeProvider(): Promise<FakeProvider> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  const codes = new Map<string, Grant>();
  const facebookTokens = new Map<string, FacebookToken>();

  const statement: FakeProvider['statement'] = (provider, claims = {}, { key = privateKey, header = {} } = {}) => {
    const { sub, name, email, email_verified } = fake.person;
    const usual = {
      iss: `${fake.origin}/${provider}`,
      aud: clientIds[provider],
      iat: seconds(),
      exp: seconds() + 3600,
    };
    const who = provider === 'google' ? { sub, name, email, email_verified } : { sub, email, email_verified };
    return new SignJWT({ ...usual, ...who, ...claims }).setProtectedHeader({ alg: 'RS256', kid, ...header }).sign(key);
  };

  const facebookToken: FakeProvider['facebookToken'] = (about = {}) => {
    const token = `EAA${randomUUID()}`;
    facebookTokens.set(token, about);
    return token;
  };

  const code: FakeProvider['code'] = (grant) => {
    const made = `4/${randomUUID()}`;
    codes.set(made, grant);
    return made;
  };

  const isRight = (grant: Grant, form: URLSearchParams) =>
    form.get('redirect_uri') === grant.redirectUri &&
    form.get('client_id') === clientIds.google &&
    form.get('client_secret') === secrets.GOOGLE_CLIENT_SECRET &&
    (grant.verifier === undefined || digest(form.get('code_verifier') ?? '') === grant.verifier);

  const exchange: Page = async (_url, request, response) => {
    const form = await formIn(request);
    const grant = codes.get(form.get('code') ?? '');
    if (fake.isStrict) codes.delete(form.get('code') ?? '');
    if (!grant || !isRight(grant, form)) return json(response, 400, { error: 'invalid_grant' });
    json(response, 200, { access_token: 'unused', id_token: await statement('google', grant.claims) });
  };

  const inspect: Page = (url, request, response) => {
    const app = `Bearer ${clientIds.facebook}|${secrets.FACEBOOK_APP_SECRET}`;
    const about = facebookTokens.get(url.searchParams.get('input_token') ?? '');
    if (request.headers.authorization !== app) return json(response, 400, { error: { message: 'Invalid app' } });
    const usual = { app_id: clientIds.facebook, type: 'USER', user_id: fake.person.sub, expires_at: seconds() + 3600 };
    json(response, 200, { data: about ? { ...usual, is_valid: true, ...about, me: undefined } : { is_valid: false } });
  };

  const me: Page = (_url, request, response) => {
    const { sub, name, email } = fake.person;
    const about = facebookTokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
    json(response, about ? 200 : 400, { id: sub, name, email, ...about?.me });
  };

  const back = (url: URL, more: Record<string, string>) => ({ state: url.searchParams.get('state') ?? '', ...more });
  const to = (url: URL) => url.searchParams.get('redirect_uri') ?? '';
  const sendTo = (response: ServerResponse, location: string) => response.writeHead(302, { location }).end();

  /** The result of the person's decision. */
  const decided = (url: URL, response: ServerResponse, yes: () => unknown) => {
    if (fake.person.says === 'yes') return yes();
    if (fake.person.says === 'no') {
      return sendTo(response, `${to(url)}?${new URLSearchParams(back(url, { error: 'access_denied' }))}`);
    }
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Do you agree?</h1>');
  };

  const googlePage: Page = (url, _request, response) =>
    decided(url, response, () => {
      const claims = { nonce: url.searchParams.get('nonce') };
      const verifier = url.searchParams.get('code_challenge') ?? '';
      const made = code({ claims, verifier, redirectUri: to(url) });
      sendTo(response, `${to(url)}?${new URLSearchParams(back(url, { code: made }))}`);
    });

  const facebookPage: Page = (url, _request, response) =>
    decided(url, response, () => {
      const more = back(url, { access_token: facebookToken(), expires_in: '5000' });
      sendTo(response, `${to(url)}#${new URLSearchParams(more)}`);
    });

  const applePage: Page = (url, _request, response) =>
    decided(url, response, async () => {
      const [firstName, lastName] = fake.person.name.split(' ');
      const id_token = await statement('apple', { nonce: url.searchParams.get('nonce') });
      const user = JSON.stringify({ name: { firstName, lastName }, email: fake.person.email });
      const page = formPage(to(url), back(url, { code: 'c0de', id_token, user }));
      response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    });

  const keys: Page = (_url, _request, response) => json(response, 200, { keys: [jwk] });
  const pages: Record<string, Page> = {
    '/google/authorize': googlePage,
    '/google/token': exchange,
    '/google/keys': keys,
    '/facebook/authorize': facebookPage,
    '/facebook/graph/debug_token': inspect,
    '/facebook/graph/me': me,
    '/apple/authorize': applePage,
    '/apple/keys': keys,
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', fake.origin);
    fake.requested.push(url.pathname);
    if (fake.trouble) return fake.trouble(response);
    const page = pages[url.pathname];
    if (page) return page(url, request, response);
    json(response, 404, {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const fake: FakeProvider = {
    origin,
    env: { SOCIAL_PROVIDERS_URL: origin, ...secrets },
    publicKey,
    person: { says: 'yes', sub: '1', name: 'Sample Shopper', email: 'sample@larder.test', email_verified: true },
    requested: [],
    isStrict: true,
    trouble: undefined,
    statement,
    code,
    facebookToken,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return fake;
}
