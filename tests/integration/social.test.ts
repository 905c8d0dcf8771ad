/** Signing in with Google, Facebook and Apple, over HTTP, with providers of our own on loopback. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { purge } from '#server/retention.ts';
import { goodPassword } from '#tests/support/server/server.ts';
import { countriesFilling } from '#tests/support/shops/small-shop.ts';
import { type SocialShop, startSocialShop, watchOutgoing } from '#tests/support/shops/social-shop.ts';
import { text } from '#tests/support/texts/texts.ts';

let social: SocialShop;
let elsewhere: Server;
let elsewhereUrl: string;
let visits = 0;
const outgoing = watchOutgoing();

beforeAll(async () => {
  social = await startSocialShop({ filling: countriesFilling });
  elsewhere = createServer((_request, response) => {
    visits += 1;
    response.end('{}');
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  elsewhereUrl = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
});

afterAll(async () => {
  elsewhere.close();
  await social.close();
});

beforeEach(() => {
  social.become();
});

const query = async (text: string, values: unknown[] = []) =>
  (await social.shop.database.pool.query(text, values)).rows;

const logins = {
  google: async () => social.google(),
  facebook: async () => social.facebook(),
  apple: async () => social.apple(),
};

const providers = Object.keys(logins) as (keyof typeof logins)[];

/** A shopper with a password and the e-mail address that the provider gives too. */
async function registered(email: string, isVerified: boolean): Promise<number> {
  const { id } = await social.shop.shopper({ email });
  await query('update users set email_verified = $2 where id = $1', [id, isVerified]);
  return id;
}

describe('the first sign-in', () => {
  test.each(providers)('with %s opens an account without a password, and a session', async (provider) => {
    const { email } = social.become();
    const { status, body, headers } = await social.send(provider, await logins[provider]());
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.message).toBe(text('Login successful'));
    // Facebook does not say that it has proved the address.
    expect(body.data.user).toMatchObject({ email, email_verified: provider !== 'facebook', is_active: true });
    const { body: own } = await social.shop.get('/profile', { token: body.data.access.token });
    expect(own.data.user).toEqual(body.data.user);
    expect(await query('select password_hash from users where id = $1', [body.data.user.id])).toEqual([
      { password_hash: null },
    ]);
    expect((await social.shop.post('/login', { phone: email, password: goodPassword })).status).toBe(400);
  });

  test('takes the name that was given to Apple, or the one that the other providers know', async () => {
    const login = await social.apple();
    const { body } = await social.send('apple', { ...login, data: { ...login.data, name: ' Amal Haddad ' } });
    expect(body.data.user.name).toBe('Amal Haddad');
    social.become({ name: 'Nil Karimi' });
    expect((await social.send('google', social.google())).body.data.user.name).toBe('Nil Karimi');
    const { email } = social.become();
    expect((await social.send('apple', await social.apple())).body.data.user.name).toBe(email?.split('@')[0]);
  });

  test('opens one account when it happens twice at the same moment', async () => {
    const { email } = social.become();
    const responses = await Promise.all([0, 1, 2].map(() => social.send('google', social.google())));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(responses.map(({ body }) => body.data.user.id)).size).toBe(1);
    expect(await query('select id from users where email = $1', [email])).toHaveLength(1);
  });

  test('needs an e-mail address, and a verified one where another account has it', async () => {
    social.become({ email: undefined });
    const { status, body } = await social.send('facebook', social.facebook());
    expect(status).toBe(422);
    expect(body.message).toMatch(/^Your Facebook account didn’t share an email address\./);
  });
});

describe('the next sign-in', () => {
  test('finds the account by the provider’s id, whatever the e-mail address is by now', async () => {
    const first = await social.send('google', social.google());
    Object.assign(social.fake.person, { email: 'moved@larder.test' });
    const next = await social.send('google', social.google());
    expect(next.body.data.user).toEqual({ ...first.body.data.user, last_online: next.body.data.user.last_online });
  });

  test('is refused to a blocked account and to staff', async () => {
    const { body } = await social.send('apple', await social.apple());
    for (const change of ['is_active = false', `is_active = true, role = 'admin'`]) {
      await query(`update users set ${change} where id = $1`, [body.data.user.id]);
      expect((await social.send('apple', await social.apple())).status).toBe(403);
    }
  });
});

describe('an account with the same e-mail address', () => {
  test('is joined when both sides have verified the address', async () => {
    const { email = '' } = social.become({ email: 'both@larder.test' });
    const id = await registered(email, true);
    Object.assign(social.fake.person, { email: 'Both@Larder.test' });
    expect((await social.send('google', social.google())).body.data.user.id).toBe(id);
    expect((await social.send('apple', await social.apple())).body.data.user.id).toBe(id);
    expect(await query('select provider from social_identities where user_id = $1 order by 1', [id])).toHaveLength(2);
    expect((await social.shop.post('/login', { phone: email, password: goodPassword })).status).toBe(200);
  });

  test.each([
    ['the provider has not proved it', 'google', { email_verified: false }, true],
    ['the shop has not proved it', 'google', {}, false],
    ['the provider is Facebook, which does not say', 'facebook', {}, true],
  ] as const)('is left alone when %s', async (_when, provider, person, isVerified) => {
    const { email = '' } = social.become(person);
    const id = await registered(email, isVerified);
    const { status, body } = await social.send(provider, await logins[provider]());
    expect([status, body.message]).toEqual([
      422,
      text('There is already an account with this email. Please log in with your password.'),
    ]);
    expect(await query('select from social_identities where user_id = $1', [id])).toEqual([]);
  });
});

describe('the proof of a provider', () => {
  test.each(providers)('works once for %s, even if the provider would accept it again', async (provider) => {
    social.fake.isStrict = false;
    const login = await logins[provider]();
    expect((await social.send(provider, login)).status).toBe(200);
    expect((await social.send(provider, login)).status).toBe(400);
    social.fake.isStrict = true;
  });

  test('is stored as a hash, and only until it expires', async () => {
    const login = await social.apple();
    await social.send('apple', login);
    const kept = await query('select hash::text, expires_at > now() as lives from social_proofs');
    expect(kept.every(({ hash, lives }) => lives && /^\\x[0-9a-f]{64}$/.test(hash))).toBe(true);
    const clock = () => new Date(Date.now() + 100 * 24 * 3_600_000);
    await purge({ db: social.shop.database.db, clock, config: social.shop });
    expect(await query('select from social_proofs')).toEqual([]);
    expect(social.shop.log.join()).not.toContain(login.data?.id_token);
  });
});

describe('the provider', () => {
  test.each(providers)('%s is refused once it is disabled, whatever the page shows', async (provider) => {
    const login = await logins[provider]();
    await query(`update settings set value = jsonb_set(value, $1, 'false') where key = 'socialAuths'`, [
      [provider, 'isActive'],
    ]);
    const { status, body } = await social.send(provider, login);
    await query(`update settings set value = jsonb_set(value, $1, 'true') where key = 'socialAuths'`, [
      [provider, 'isActive'],
    ]);
    expect([status, body.message]).toEqual([400, expect.stringMatching(/ isn’t available\.$/)]);
  });

  test('gets a 503 response when it is down, broken or slow, and a second try may succeed', async () => {
    for (const provider of providers) {
      social.fake.trouble = (response) => response.writeHead(502).end();
      expect((await social.send(provider, await logins[provider]())).status).toBe(provider === 'apple' ? 200 : 503);
    }
    social.fake.trouble = () => undefined;
    const { status, headers } = await social.send('google', social.google());
    social.fake.trouble = undefined;
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  });
});

describe('outgoing calls', () => {
  test('reach the providers only and follow no redirect', async () => {
    social.fake.trouble = (response) => response.writeHead(302, { location: elsewhereUrl }).end();
    expect((await social.send('google', social.google())).status).toBe(503);
    expect((await social.send('facebook', social.facebook())).status).toBe(503);
    social.fake.trouble = undefined;
    const picture = `${elsewhereUrl}/me.png`;
    expect((await social.send('google', social.google({ picture }))).status).toBe(200);
    expect([...outgoing].sort()).toEqual([social.shop.url, social.fake.origin].sort());
    expect(visits).toBe(0);
  });
});
