/** A shop whose three providers are the fake ones, and good logins with each of them. */
import { randomBytes } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { saveSocialAuth } from '#server/db/queries/social.ts';
import { startTestServer, type TestResponse, type TestServer, type TestServerOptions } from '../server/server.ts';
import {
  type Claims,
  clientIds,
  digest,
  type FakeProvider,
  type Signing,
  startFakeProvider,
} from '../services/identity-provider.ts';

type Provider = keyof typeof clientIds;
type Login = { code: string; data: Record<string, unknown> | null };

export type SocialShop = {
  shop: TestServer;
  fake: FakeProvider;
  redirectUri: string;
  send(provider: Provider, login: unknown): Promise<TestResponse>;
  google(claims?: Claims): Login;
  facebook(about?: Parameters<FakeProvider['facebookToken']>[0]): Login;
  apple(claims?: Claims, how?: Signing): Promise<Login>;
  /** Changes who the person at the provider is; each call is somebody new unless `sub` says otherwise. */
  become(person?: Partial<FakeProvider['person']>): FakeProvider['person'];
  close(): Promise<void>;
};

export const secret = () => randomBytes(32).toString('base64url');

let people = 0;

export async function startSocialShop(options: TestServerOptions = {}): Promise<SocialShop> {
  const fake = await startFakeProvider();
  const shop = await startTestServer({ ...options, env: { ...fake.env, ...options.env } });
  for (const provider of ['google', 'facebook', 'apple'] as const) {
    await saveSocialAuth(shop.database.db, provider, { isActive: true, clientId: clientIds[provider] });
  }
  const redirectUri = `${shop.url}/auth/popup`;
  return {
    shop,
    fake,
    redirectUri,
    send: (provider, login) => shop.post(`/auth/${provider}/token`, login),
    google(claims = {}) {
      const [nonce, verifier] = [secret(), secret()];
      const grant = { claims: { nonce: digest(nonce), ...claims }, verifier: digest(verifier), redirectUri };
      return { code: fake.code(grant), data: { nonce, code_verifier: verifier } };
    },
    facebook: (about) => ({ code: fake.facebookToken(about), data: null }),
    async apple(claims = {}, how = {}) {
      const nonce = secret();
      const id_token = await fake.statement('apple', { nonce: digest(nonce), ...claims }, how);
      return { code: 'apple', data: { id_token, nonce } };
    },
    become(person = {}) {
      people += 1;
      const [sub, email] = [`person-${people}`, `person${people}@larder.test`];
      return Object.assign(fake.person, { sub, email, name: 'Sample Shopper', email_verified: true, ...person });
    },
    close: async () => {
      await shop.close();
      await fake.close();
    },
  };
}

/** The origins that this process asks with `fetch`, from now on. */
export function watchOutgoing(): Set<string> {
  const origins = new Set<string>();
  channel('undici:request:create').subscribe((message) => {
    origins.add(String((message as { request: { origin: unknown } }).request.origin));
  });
  return origins;
}
