/** Passkeys: added with the password, signed in with, and what is refused. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { challengeMs } from '#server/security/passkey-challenge.ts';
import { type Account, goodPassword, startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { Authenticator } from '#tests/support/services/authenticator.ts';
import { countriesFilling } from '#tests/support/shops/small-shop.ts';
import { text } from '#tests/support/texts/texts.ts';

let shop: TestServer;
let ann: Account;
let key: Authenticator;

beforeAll(async () => {
  shop = await startTestServer({ filling: countriesFilling });
});
afterAll(() => shop.close());
beforeEach(async () => {
  ann = await shop.register();
  key = new Authenticator(shop.url);
});

const optionsFor = async ({ token }: Account, password = goodPassword) =>
  (await shop.post('/passkeys/options', { password }, { token })).body.data?.options;

const add = async (account: Account = ann, authenticator = key) =>
  shop.post('/passkeys', { passkey: authenticator.create(await optionsFor(account)) }, { token: account.token });

const loginOptions = async () => (await shop.post('/login/passkey/options')).body.data.options;
const logIn = async (authenticator = key) =>
  shop.post('/login/passkey', { passkey: authenticator.get(await loginOptions()) });

const listed = async ({ token }: Account = ann) => (await shop.get('/passkeys', { token })).body.data.passkeys;
const mails = async ({ email }: Account) =>
  (await shop.database.pool.query('select body from outbox where recipient = $1 order by id', [email])).rows.map(
    ({ body }) => body as string,
  );

describe('a new passkey', () => {
  test('is listed with its device, and its owner hears of it', async () => {
    const { status, body } = await add();
    expect([status, body.message]).toEqual([200, text('Passkey added')]);
    expect(await listed()).toEqual([body.data.passkey]);
    expect(body.data.passkey).toMatchObject({ device: expect.any(String), last_used_at: null });
    expect((await mails(ann)).join()).toContain('A passkey was added.');
  });

  test('needs the password of its account', async () => {
    const { status, body } = await shop.post('/passkeys/options', { password: 'wrong' }, { token: ann.token });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['password']]);
  });

  test('is refused with a challenge of another account, of a login, of its own making, used or too old', async () => {
    const bob = await shop.register();
    const send = async (challenge: string) =>
      (await shop.post('/passkeys', { passkey: key.create({ challenge }) }, { token: ann.token })).status;
    expect(await send((await optionsFor(bob)).challenge)).toBe(422);
    expect(await send((await loginOptions()).challenge)).toBe(422);
    expect(await send(Buffer.alloc(54, 7).toString('base64url'))).toBe(422);
    expect(await send('AAAA')).toBe(422);
    const { challenge } = await optionsFor(ann);
    expect(await send(challenge)).toBe(200);
    key = new Authenticator(shop.url);
    expect(await send(challenge)).toBe(422);
    const old = await optionsFor(ann);
    shop.forward(challengeMs);
    expect(await send(old.challenge)).toBe(422);
    expect(await listed()).toHaveLength(1);
  });

  test('is refused from another site, and from an authenticator that has not asked who is there', async () => {
    const elsewhere = new Authenticator('https://larder.example');
    expect((await add(ann, elsewhere)).status).toBe(422);
    key.isVerifying = false;
    expect((await add()).status).toBe(422);
    expect(await listed()).toEqual([]);
  });

  test('is refused for a second account, and as the eleventh', async () => {
    expect((await add()).status).toBe(200);
    expect((await add(await shop.register(), key)).status).toBe(422);
    await shop.database.pool.query(
      `insert into passkeys (user_id, credential_id, public_key, counter)
       select $1::int, 'filler' || $1::int || n, '\\x00', 0 from generate_series(1, 9) n`,
      [ann.id],
    );
    const { status, body } = await shop.post('/passkeys/options', { password: goodPassword }, { token: ann.token });
    expect([status, body.message]).toEqual([422, text('You have ten passkeys. Remove one first.')]);
  });
});

describe('signing in with a passkey', () => {
  test('opens a session without naming the account before', async () => {
    await add();
    expect(await loginOptions()).not.toHaveProperty('allowCredentials.0');
    const { status, body, headers } = await logIn();
    expect([status, body.data.user.id, body.message]).toEqual([200, ann.id, text('Login successful')]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await shop.get('/profile', { token: body.data.access.token })).status).toBe(200);
    expect((await listed())[0].last_used_at).toEqual(expect.any(String));
  });

  test('is refused twice with one signature, after five minutes, and with a challenge of the settings', async () => {
    await add();
    const passkey = key.get(await loginOptions());
    const twice = await Promise.all([1, 2].map(() => shop.post('/login/passkey', { passkey })));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 400]);
    const late = key.get(await loginOptions());
    shop.forward(challengeMs);
    expect((await shop.post('/login/passkey', { passkey: late })).status).toBe(400);
    const other = key.get(await optionsFor(ann));
    expect((await shop.post('/login/passkey', { passkey: other })).status).toBe(400);
  });

  test('is refused to a foreign signature, an unknown key, a copy that counts backwards, and without a proof', async () => {
    await add();
    const foreign = new Authenticator(shop.url).get(await loginOptions());
    expect((await shop.post('/login/passkey', { passkey: foreign })).status).toBe(400);
    const forged = { ...foreign, id: key.id };
    expect((await shop.post('/login/passkey', { passkey: forged })).status).toBe(400);
    await logIn();
    await logIn();
    key.rewind();
    expect((await logIn()).status).toBe(400);
    key.isVerifying = false;
    expect((await logIn()).status).toBe(400);
  });

  test('ends with the passkey, with the account, and for one that is blocked', async () => {
    const { body } = await add();
    await shop.database.pool.query('update users set is_active = false where id = $1', [ann.id]);
    expect((await logIn()).status).toBe(400);
    await shop.database.pool.query('update users set is_active = true where id = $1', [ann.id]);
    const path = `/passkeys/${body.data.passkey.id}`;
    const bob = await shop.register();
    expect((await shop.call('DELETE', path, { token: bob.token })).status).toBe(404);
    const { body: again } = await logIn();
    const { token } = again.data.access;
    expect((await shop.call('DELETE', path, { token })).body.message).toBe(text('Passkey removed'));
    expect((await logIn()).status).toBe(400);
    expect((await shop.call('DELETE', path, { token })).status).toBe(404);
  });

  test('tells the owner of a device that is new to the account', async () => {
    await add();
    const before = (await mails(ann)).length;
    await logIn();
    expect((await mails(ann)).length).toBe(before + 1);
  });

  test('writes no credential into the log', async () => {
    await add();
    await logIn();
    expect(shop.log.join('\n')).not.toContain(key.id);
  });
});

describe('two requests at once', () => {
  const rounds = 10;

  /** An account with Ann's password, for more of them than an address may register. */
  const withPassword = async (): Promise<Account> => {
    const account = await shop.shopper();
    await shop.database.pool.query(
      'update users u set password_hash = ann.password_hash from users ann where u.id = $1 and ann.id = $2',
      [account.id, ann.id],
    );
    return account;
  };

  test('add one passkey with one challenge', async () => {
    for (let round = 0; round < rounds / 2; round += 1) {
      const { challenge } = await optionsFor(ann);
      const keys = [new Authenticator(shop.url), new Authenticator(shop.url)];
      const sent = keys.map((each) =>
        shop.post('/passkeys', { passkey: each.create({ challenge }) }, { token: ann.token }),
      );
      expect((await Promise.all(sent)).map(({ status }) => status).sort()).toEqual([200, 422]);
      const [passkey] = await listed();
      await shop.call('DELETE', `/passkeys/${passkey.id}`, { token: ann.token });
    }
  });

  test('remove a passkey and sign in with it, one after the other', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const owner = await withPassword();
      const each = new Authenticator(shop.url);
      const { body } = await add(owner, each);
      const passkey = each.get(await loginOptions());
      const [removed, signedIn] = await Promise.all([
        shop.call('DELETE', `/passkeys/${body.data.passkey.id}`, { token: owner.token }),
        shop.post('/login/passkey', { passkey }),
      ]);
      expect(removed.status).toBe(200);
      expect([200, 400]).toContain(signedIn.status);
    }
  });

  test('leave no passkey of an account that is deleted meanwhile', async () => {
    for (let round = 0; round < rounds / 2; round += 1) {
      const owner = await withPassword();
      const passkey = new Authenticator(shop.url).create(await optionsFor(owner));
      const [added, erased] = await Promise.all([
        shop.post('/passkeys', { passkey }, { token: owner.token }),
        shop.post('/erase-account', { password: goodPassword }, { token: owner.token }),
      ]);
      expect([[200, 401].includes(added.status), erased.status]).toEqual([true, 200]);
      const { rowCount } = await shop.database.pool.query('select from passkeys where user_id = $1', [owner.id]);
      expect(rowCount).toBe(0);
    }
  });
});
