/** Signing in with a provider, in a shop of its own whose providers are on this machine. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SocialShop, startSocialShop } from '#tests/support/shops/social-shop.ts';
import { callOf } from './shop.ts';

let social: SocialShop;

beforeAll(async () => {
  social = await startSocialShop();
});

afterAll(() => social.close());

const send = async (provider: string, body?: object) =>
  (await callOf(social.shop, 'loginWithProvider', { path: { provider }, ...(body && { body }) })).status;

test('loginWithProvider answers 200 to a valid proof of each provider', async () => {
  expect(await send('google', social.google())).toBe(200);
  expect(await send('apple', await social.apple())).toBe(200);
  social.become();
  expect(await send('facebook', social.facebook())).toBe(200);
});

test('loginWithProvider answers 400 to the example of the contract, a proof that no provider issued', async () => {
  expect(await send('google')).toBe(400);
});

test('loginWithProvider answers 422 to an unknown provider and to Apple without an identity token', async () => {
  expect(await send('twitter')).toBe(422);
  expect(await send('apple', { code: 'apple', data: { sub: '1', email: 'victim@larder.test' } })).toBe(422);
});

test('loginWithProvider answers 503 when the provider is unavailable', async () => {
  social.fake.trouble = (response) => response.writeHead(503).end();
  expect(await send('google', social.google())).toBe(503);
  social.fake.trouble = undefined;
});
