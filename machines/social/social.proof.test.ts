import { describe, expect, test } from 'vitest';
import { type Attempt, newAttempt, popupAddress } from './social.attempt.ts';
import { type Given, givenIn, resultOf } from './social.proof.ts';

/** The verifier and its digest from appendix B of RFC 7636. */
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const attempt: Attempt = { state: 's', nonce: 'n', verifier };
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const idToken = `${base64url({ alg: 'RS256' })}.${base64url({ sub: '7', email: 'sample@larder.test', given: 'Ärla' })}.sig`;

describe('a sign-in attempt', () => {
  test('has its own secrets, and its address has only their digests', async () => {
    const secrets = Array.from({ length: 20 }, newAttempt).flatMap(Object.values<string>);
    expect(new Set(secrets).size).toBe(60);
    expect(secrets.every((secret) => /^[\w-]{43}$/.test(secret))).toBe(true);

    const address = new URL(await popupAddress('google', attempt), 'https://shop.example');

    expect(address.pathname).toBe('/auth/popup/google');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      state: 's',
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      challenge,
    });
  });
});

describe('the response of a provider', () => {
  test.each([
    ['google', { code: '4/c' }, { code: '4/c', data: { nonce: 'n', code_verifier: verifier } }],
    ['facebook', { access_token: 'EAA' }, { code: 'EAA', data: null }],
    [
      'apple',
      { code: 'c', id_token: idToken, user: '{"name":{"firstName":"Nil","lastName":"Karimi"}}' },
      {
        code: 'apple',
        data: {
          sub: '7',
          email: 'sample@larder.test',
          given: 'Ärla',
          id_token: idToken,
          nonce: 'n',
          name: 'Nil Karimi',
        },
      },
    ],
    ['apple', { id_token: 'junk', user: 'junk' }, { code: 'apple', data: { id_token: 'junk', nonce: 'n' } }],
  ] as const)('proves a sign-in with %s', (provider, given, proof) => {
    expect(resultOf(provider, given, attempt)).toEqual({ kind: 'proved', proof });
  });

  test.each(['google', 'facebook', 'apple'] as const)(
    'proves nothing for %s without the requested fields',
    (provider) => {
      expect(resultOf(provider, { state: 's' }, attempt)).toMatchObject({ kind: 'unproved' });
      expect(resultOf(provider, { error: 'server_error' }, attempt)).toEqual({
        kind: 'unproved',
        reason: 'server_error',
      });
    },
  );

  test.each(['access_denied', 'user_cancelled_authorize'])(
    'is a cancellation with the error %s, whatever else it has',
    (error) => {
      expect(resultOf('apple', { error, id_token: idToken }, attempt)).toEqual({ kind: 'cancelled' });
    },
  );
});

describe('a message from the window', () => {
  const message = (response: unknown) => ({ type: 'provider.answered', response });
  const good: Given = { state: 's', code: 'c' };

  test('is accepted for its own attempt', () => {
    expect(givenIn(message(good), attempt)).toEqual(good);
  });

  test.each([
    ['another state', message({ ...good, state: 't' })],
    ['no state', message({ code: 'c' })],
    ['another kind', { type: 'webpackOk', response: good }],
    ['no answer', message(null)],
    ['nothing', undefined],
    ['a text', 'provider.answered'],
  ])('is ignored with %s', (_what, data) => {
    expect(givenIn(data, attempt)).toBeUndefined();
  });
});
