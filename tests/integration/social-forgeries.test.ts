/** What looks like a proof of Google, Facebook or Apple and is none: every forgery is refused, and nobody gets in. */
import { exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientIds, digest } from '#tests/support/services/identity-provider.ts';
import { type SocialShop, secret, startSocialShop, watchOutgoing } from '#tests/support/shops/social-shop.ts';
import { text } from '#tests/support/texts/texts.ts';

let social: SocialShop;
let stranger: CryptoKeyPair;
const outgoing = watchOutgoing();

beforeAll(async () => {
  social = await startSocialShop();
  stranger = await generateKeyPair('RS256', { extractable: true });
});

afterAll(() => social.close());

beforeEach(() => {
  social.become();
});

const seconds = (ahead = 0) => Math.floor(Date.now() / 1000) + ahead;

const sessions = async () => {
  const { rows } = await social.shop.database.pool.query('select count(*)::int as n from sessions');
  return rows[0].n;
};

/** Claims that would be good if anybody had signed them. */
const claims = (nonce: string) => ({
  iss: `${social.fake.origin}/apple`,
  aud: clientIds.apple,
  sub: social.fake.person.sub,
  email: social.fake.person.email,
  email_verified: true,
  iat: seconds(),
  exp: seconds(600),
  nonce: digest(nonce),
});

const withToken = (id_token: string, nonce: string) => ({ code: 'apple', data: { id_token, nonce } });

/** The middle of a good token, replaced by claims of somebody else. */
async function altered() {
  const { data } = await social.apple();
  const [head, , signature] = String(data?.id_token).split('.');
  const body = Buffer.from(JSON.stringify({ ...claims(String(data?.nonce)), sub: 'somebody-else' }));
  return withToken([head, body.toString('base64url'), signature].join('.'), String(data?.nonce));
}

async function twiceTheNonce() {
  const login = await social.apple();
  expect((await social.send('apple', login)).status).toBe(200);
  const nonce = String(login.data?.nonce);
  return withToken(await social.fake.statement('apple', { nonce: digest(nonce) }), nonce);
}

/** The published key is no secret: a checker that lets the token choose its algorithm would take it for one. */
async function signedWithPublicKey() {
  const nonce = secret();
  const key = new TextEncoder().encode(await exportSPKI(social.fake.publicKey));
  const forged = new SignJWT(claims(nonce)).setProtectedHeader({ alg: 'HS256', kid: 'fake' });
  return withToken(await forged.sign(key), nonce);
}

const unsigned = () => {
  const nonce = secret();
  return withToken(new UnsecuredJWT(claims(nonce)).encode(), nonce);
};

const foreignReturn = () => {
  const [nonce, verifier] = [secret(), secret()];
  const redirectUri = 'https://evil.example/auth/popup';
  const code = social.fake.code({ claims: { nonce: digest(nonce) }, verifier: digest(verifier), redirectUri });
  return { code, data: { nonce, code_verifier: verifier, redirect_url: redirectUri, redirect_uri: redirectUri } };
};

const spentCode = async () => {
  const login = social.google();
  expect((await social.send('google', login)).status).toBe(200);
  return { ...login, data: { ...login.data, nonce: secret() } };
};

const spentToken = async () => {
  const login = social.facebook();
  expect((await social.send('facebook', login)).status).toBe(200);
  return login;
};

const apple = (change: Parameters<SocialShop['apple']>[0], how?: Parameters<SocialShop['apple']>[1]) => () =>
  social.apple(change, how);

const otherHeader = { jku: 'http://127.0.0.1:9/keys', x5u: 'http://127.0.0.1:9/cert', kid: 'stranger' };

describe('a forged identity token of Apple', () => {
  test.each([
    ['without a signature (alg none)', unsigned],
    ['signed with the published key as a password (HS256)', signedWithPublicKey],
    ['altered after it was signed', altered],
    ['of another issuer', apple({ iss: 'https://appleid.example' })],
    ['of Google’s issuer', async () => social.apple({ iss: `${social.fake.origin}/google` })],
    ['for another app', apple({ aud: 'com.example.other' })],
    ['for our app among others, issued to another', apple({ aud: [clientIds.apple, 'x'], azp: 'x' })],
    ['that has run out', apple({ iat: seconds(-500), exp: seconds(-60) })],
    ['that is old', apple({ iat: seconds(-700) })],
    ['from the future', apple({ iat: seconds(120) })],
    ['without an end', apple({ exp: undefined })],
    ['about nobody', apple({ sub: undefined })],
    ['without a nonce', apple({ nonce: undefined })],
    ['with the nonce itself instead of its digest', () => social.apple({ nonce: 'n'.repeat(43) })],
    ['made for another attempt', apple({ nonce: digest('another attempt') })],
    ['with a nonce that was used', twiceTheNonce],
    ['signed by somebody else', async () => social.apple({}, { key: stranger.privateKey })],
    ['that names its own keys', async () => social.apple({}, { key: stranger.privateKey, header: otherHeader })],
    ['that is no statement', () => withToken('eyJhbGciOiJSUzI1NiJ9.e30.c2ln', secret())],
  ])('is refused when it is %s', async (_what, forge) => {
    const login = await forge();
    const before = await sessions();
    const { status, body } = await social.send('apple', login);
    expect([status, body.message]).toEqual([
      400,
      text('Signing in with {provider} did not work. Please try again.', { provider: 'Apple' }),
    ]);
    expect(await sessions()).toBe(before);
  });

  test.each([
    ['claims that nobody signed', () => claims(secret()), ['data.id_token']],
    ['no data at all', () => null, ['data.id_token', 'data.nonce']],
    ['a statement without the secret of its nonce', () => ({ id_token: 'x.y.z' }), ['data.nonce']],
  ])('is refused with 422 for %s', async (_what, data, fields) => {
    const before = await sessions();
    const { status, body } = await social.send('apple', { code: 'apple', data: data() });
    expect([status, Object.keys(body.errors).sort()]).toEqual([422, fields]);
    expect(await sessions()).toBe(before);
  });
});

describe('a forged sign-in with Google', () => {
  test.each([
    ['a code that was used', spentCode],
    ['a code that nobody gave out', () => ({ ...social.google(), code: '4/invented' })],
    ['a code of another browser (no verifier of its own)', () => ({ ...social.google(), data: social.google().data })],
    ['a code that was made for a foreign return address', foreignReturn],
    ['a code whose statement has another nonce', () => social.google({ nonce: digest('another attempt') })],
    ['a code whose statement has no nonce', () => social.google({ nonce: undefined })],
    ['a code whose statement is for another app', () => social.google({ aud: 'another-app' })],
    ['a code whose statement is of another issuer', () => social.google({ iss: `${social.fake.origin}/apple` })],
  ])('is refused for %s', async (_what, forge) => {
    const login = await forge();
    const before = await sessions();
    const { status, body } = await social.send('google', login);
    expect([status, body.message]).toEqual([
      400,
      text('Signing in with {provider} did not work. Please try again.', { provider: 'Google' }),
    ]);
    expect(await sessions()).toBe(before);
  });

  test.each([
    ['nonce', { code_verifier: 'v'.repeat(43) }],
    ['code_verifier', { nonce: 'n'.repeat(43) }],
  ])('without %s is refused with 422 before any call', async (field, data) => {
    social.fake.requested.length = 0;
    const { status, body } = await social.send('google', { ...social.google(), data });
    expect([status, Object.keys(body.errors)]).toEqual([422, [`data.${field}`]]);
    expect(social.fake.requested).toEqual([]);
  });
});

describe('a forged sign-in with Facebook', () => {
  test.each([
    ['a token of another app', () => social.facebook({ app_id: '666' })],
    ['a token that has died', () => social.facebook({ is_valid: false })],
    ['a token that Facebook does not know', () => ({ code: 'EAAinvented', data: null })],
    ['a token of one person that names another', () => social.facebook({ user_id: 'somebody-else' })],
    ['a token that was used', spentToken],
  ])('is refused for %s', async (_what, forge) => {
    const login = await forge();
    const before = await sessions();
    expect((await social.send('facebook', login)).status).toBe(400);
    expect(await sessions()).toBe(before);
  });
});

describe('the shop with sign-in providers', () => {
  test('offers neither Google nor Facebook without their secrets', async () => {
    const bare = await startSocialShop({ env: { GOOGLE_CLIENT_SECRET: '', FACEBOOK_APP_SECRET: '' } });
    expect((await bare.send('google', bare.google())).status).toBe(400);
    expect((await bare.send('facebook', bare.facebook())).status).toBe(400);
    expect((await bare.send('apple', await bare.apple())).status).toBe(200);
    expect(bare.fake.requested).toEqual(['/apple/keys']);
    expect(bare.shop.log.filter((line) => line.includes('its secret is not set'))).toHaveLength(2);
    await bare.close();
  });

  test('refuses a provider whose setting redirects to another site', async () => {
    const { pool } = social.shop.database;
    const set = `update settings set value = jsonb_set(value, '{apple,redirectUrl}', $1) where key = 'socialAuths'`;
    await pool.query(set, [JSON.stringify('https://evil.example/auth/popup')]);
    expect((await social.send('apple', await social.apple())).status).toBe(400);
    await pool.query(set, [JSON.stringify(social.redirectUri)]);
    expect((await social.send('apple', await social.apple())).status).toBe(200);
  });

  test('called only the providers during these tests', () => {
    expect([...outgoing].filter((origin) => origin.endsWith(':9'))).toEqual([]);
    expect(outgoing).toContain(social.fake.origin);
  });
});
