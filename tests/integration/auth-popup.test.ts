/** The window of a provider: where it starts, where it may lead, and what its document is allowed. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildProxyApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { saveSocialAuth } from '#server/db/queries/social.ts';
import { clientIds } from '#tests/support/services/identity-provider.ts';
import { type SocialShop, secret, startSocialShop } from '#tests/support/shops/social-shop.ts';

let social: SocialShop;

beforeAll(async () => {
  social = await startSocialShop();
});

afterAll(() => social.close());

const requested = { state: secret(), nonce: secret(), challenge: secret() };

const visit = (path: string, init: RequestInit = {}, url = social.shop.url) =>
  fetch(url + path, { redirect: 'manual', ...init });

const start = (provider: string, query: Record<string, string> = requested, url?: string) =>
  visit(`/auth/popup/${provider}?${new URLSearchParams(query)}`, {}, url);

const locationOf = (response: Response) => response.headers.get('location') ?? '';

function pageOf(response: Response): [string, Record<string, string>] {
  const { origin, pathname, searchParams } = new URL(locationOf(response));
  return [origin + pathname, Object.fromEntries(searchParams)];
}

describe('the start of the sign-in window', () => {
  test('redirects to Google with the digests of nonce and verifier', async () => {
    const response = await start('google');
    expect(response.status).toBe(303);
    expect(pageOf(response)).toEqual([
      `${social.fake.origin}/google/authorize`,
      {
        client_id: clientIds.google,
        redirect_uri: social.redirectUri,
        response_type: 'code',
        scope: 'email profile openid',
        state: requested.state,
        nonce: requested.nonce,
        code_challenge: requested.challenge,
        code_challenge_method: 'S256',
        prompt: 'select_account',
      },
    ]);
  });

  test('redirects to Facebook and to Apple with their own parameters', async () => {
    expect(pageOf(await start('facebook'))).toEqual([
      `${social.fake.origin}/facebook/authorize`,
      {
        client_id: clientIds.facebook,
        redirect_uri: social.redirectUri,
        response_type: 'token',
        scope: 'public_profile,email',
        display: 'popup',
        state: requested.state,
      },
    ]);
    expect(pageOf(await start('apple'))[1]).toEqual({
      client_id: clientIds.apple,
      redirect_uri: social.redirectUri,
      response_type: 'code id_token',
      response_mode: 'form_post',
      scope: 'name email',
      state: requested.state,
      nonce: requested.nonce,
    });
  });

  test('redirects neither to a disabled provider nor back to another site', async () => {
    const off = await startSocialShop();
    const save = (setting: object) =>
      saveSocialAuth(off.shop.database.db, 'apple', { isActive: true, clientId: 'x', ...setting });
    for (const setting of [{ isActive: false }, { redirectUrl: 'https://evil.example/auth/popup' }]) {
      await save(setting);
      const response = await start('apple', requested, off.shop.url);
      expect([response.status, locationOf(response)]).toEqual([
        303,
        `/auth/popup#state=${requested.state}&error=not_offered`,
      ]);
      off.shop.forward(60_000);
    }
    await off.close();
  });

  test.each([
    ['an unknown provider', '/auth/popup/twitter', 404],
    ['no state', `/auth/popup/google?nonce=${requested.nonce}&challenge=${requested.challenge}`, 400],
    ['no nonce', `/auth/popup/apple?state=${requested.state}&challenge=${requested.challenge}`, 400],
    [
      'a state of another kind',
      `/auth/popup/google?nonce=${requested.nonce}&challenge=${requested.challenge}&state=x`,
      400,
    ],
  ])('refuses %s', async (_what, path, status) => {
    const response = await visit(path);
    expect([response.status, response.headers.get('location')]).toEqual([status, null]);
  });
});

describe('the page that the provider returns to', () => {
  test('may run the shop’s own script only, and sends its address to nobody', async () => {
    const response = await visit('/auth/popup?code=x&state=y');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; script-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; " +
        "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
      'cross-origin-opener-policy': 'unsafe-none',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(await response.text()).not.toContain('code');
  });

  test('is in the language of the shopper', async () => {
    const { headers } = { headers: { cookie: 'larder_view=ir|USD|dark' } };
    expect(await (await visit('/auth/popup', { headers })).text()).toContain('<html lang="fa" dir="rtl">');
  });

  test('puts the fields of Apple’s form behind a hash, where no server sees them', async () => {
    const body = new URLSearchParams({ state: 'a&b', code: 'c', id_token: 'x.y.z', user: '{"name":{}}', evil: '1' });
    const response = await visit('/auth/popup', { method: 'POST', body });
    expect(response.status).toBe(303);
    const [path, hash] = locationOf(response).split('#');
    expect(path).toBe('/auth/popup');
    expect(Object.fromEntries(new URLSearchParams(hash))).toEqual({
      state: 'a&b',
      code: 'c',
      id_token: 'x.y.z',
      user: '{"name":{}}',
    });
  });

  test.each([
    ['JSON', '{"state":"a"}', 'application/json', 400],
    ['text', 'state=a', 'text/plain', 415],
    ['too much', `id_token=${'x'.repeat(20_000)}`, 'application/x-www-form-urlencoded', 413],
  ])('refuses %s', async (_what, body, type, status) => {
    const response = await visit('/auth/popup', { method: 'POST', body, headers: { 'content-type': type } });
    expect([response.status, response.headers.get('location')]).toEqual([status, null]);
  });

  test('leaves no trace of a proof in the log', async () => {
    await visit('/auth/popup?code=very-secret-code&state=y');
    expect(social.shop.log.at(-1)).toContain('"route":"/auth/popup"');
    expect(social.shop.log.join()).not.toContain('very-secret-code');
  });
});

test('The window asks a foreign back end which providers it has', async () => {
  const { origin } = social.fake;
  const config = readConfig({ LARDER_LIMITS: 'off', API_URL: social.shop.url, SOCIAL_PROVIDERS_URL: origin });
  const proxy = await buildProxyApp({ config }, new URL(social.shop.url));
  const url = await proxy.listen({ port: 0, host: '127.0.0.1' });
  const [page, query] = pageOf(await start('google', requested, url));
  expect(page).toBe(`${origin}/google/authorize`);
  expect(query).toMatchObject({ client_id: clientIds.google, redirect_uri: `${url}/auth/popup` });
  await proxy.close();
});

test('Addresses of providers can be set in tests only', () => {
  const env = { APP_ENVIRONMENT: 'production', SOCIAL_PROVIDERS_URL: 'http://127.0.0.1:9' };
  expect(() => readConfig(env)).toThrow('SOCIAL_PROVIDERS_URL is for tests only');
  expect(() => readConfig({ FACEBOOK_API_VERSION: '20' })).toThrow('FACEBOOK_API_VERSION must look like v20.0');
  expect(readConfig({ FACEBOOK_API_VERSION: 'v25.0' }).social).toMatchObject({
    facebook: { graph: 'https://graph.facebook.com/v25.0', authorize: expect.stringContaining('/v25.0/dialog/oauth') },
  });
});
