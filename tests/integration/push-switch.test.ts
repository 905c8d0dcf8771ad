/**
 * The switch for notifications of orders: one device for each session, which only a push service of the internet takes.
 *
 * @spec R118
 */
import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { newPushKeys } from '#server/push/keys.ts';
import { addShoppers } from '#tests/support/data/shoppers.ts';
import { goodPassword, startTestServer } from '#tests/support/server/server.ts';
import { testPushKeys } from '#tests/support/services/push-keys.ts';
import { newPushBrowser } from '#tests/support/services/push-service.ts';
import { cartFilling } from '#tests/support/shops/cart-shop.ts';
import { newDevice, openPushShop, query, remove, save, stateOf, theScene } from '#tests/support/shops/push-shop.ts';
import { text } from '#tests/support/texts/texts.ts';

openPushShop();

describe('the switch', () => {
  test('is off at first, is on for this device, and off again', async () => {
    expect(await stateOf()).toEqual({ public_key: testPushKeys.VAPID_PUBLIC_KEY, is_on: false });
    const { status, body } = await save();
    expect([status, body.message, body.data.is_on]).toEqual([200, text('Notifications are on'), true]);
    expect(await stateOf()).toMatchObject({ is_on: true });
    for (const _ of 'ab') expect((await remove()).body.message).toBe(text('Notifications are off'));
    expect(await stateOf()).toMatchObject({ is_on: false });
  });

  test('has one device for each session, the last one', async () => {
    await save();
    const last = newDevice();
    await save(last);
    await save(last);
    expect(await query('select endpoint from push_subscriptions')).toEqual([{ endpoint: last.endpoint }]);
  });

  test.each([
    'http://fcm.googleapis.com/fcm/send/1',
    'https://127.0.0.1/1',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/1',
    'https://localhost/1',
    'https://theScene().shop.internal/1',
    'https://fcm.googleapis.com:25/1',
    'file:///etc/passwd',
    'nothing',
  ])('refuses the address %s', async (endpoint) => {
    const { status, body } = await save({ ...newDevice(), endpoint });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['endpoint']]);
    expect(await query('select from push_subscriptions')).toEqual([]);
  });

  test('follows a device to the account that uses it now, and to nobody who does not know its keys', async () => {
    const device = newDevice();
    await save(device);
    const [bob] = await addShoppers(theScene().shop.database.db, 1);
    const strange = await save({ ...device, ...newPushBrowser().keys }, bob);
    expect(strange.status).toBe(422);
    expect(await stateOf()).toMatchObject({ is_on: true });
    expect((await save(device, bob)).status).toBe(200);
    expect([await stateOf(), await stateOf(bob)]).toMatchObject([{ is_on: false }, { is_on: true }]);
  });

  test('is off once the session has ended, and does not come back with the next one', async () => {
    await save();
    expect((await theScene().shop.get('/logout', { token: theScene().ann.token })).status).toBe(200);
    expect(await query('select from push_subscriptions')).toEqual([]);
  });

  test('is one row, however many requests write it at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => save()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await query('select from push_subscriptions')).toHaveLength(1);
  });

  test('is in the export without its secrets, and goes with the account', async () => {
    const device = newDevice();
    const own = await theScene().shop.register();
    await save(device, own);
    const { body, text: file } = await theScene().shop.get('/account-data', { token: own.token });
    expect(body.data.records.notifications).toHaveLength(1);
    for (const secret of Object.values(device)) expect(file).not.toContain(secret);
    expect(
      (await theScene().shop.post('/erase-account', { password: goodPassword }, { token: own.token })).status,
    ).toBe(200);
    expect(await query('select from push_subscriptions')).toEqual([]);
  });
});

describe('the keys', () => {
  const { publicKey, privateKey } = newPushKeys();
  const subject = 'mailto:shop@example.com';
  const read = (env: Record<string, string>) => () => readConfig(env);

  test('of the command fit each other', () => {
    const env = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject };
    expect(readConfig(env).push?.keys).toEqual({ publicKey, privateKey, subject });
  });

  test('are set together, fit each other and name a contact, or the shop does not start', () => {
    const whole = { ...testPushKeys, VAPID_SUBJECT: subject };
    expect(read({ VAPID_PUBLIC_KEY: publicKey })).toThrow('must be set together');
    expect(read({ ...whole, VAPID_SUBJECT: 'me' })).toThrow('VAPID_SUBJECT must be');
    expect(read({ ...whole, VAPID_PRIVATE_KEY: privateKey })).toThrow('does not fit');
    expect(read({ ...whole, VAPID_PUBLIC_KEY: 'short' })).toThrow('does not fit');
  });

  test('of a service of tests are refused in production', () => {
    const env = { ...testPushKeys, APP_ENVIRONMENT: 'production', PUSH_SERVICE_URL: theScene().service.origin };
    expect(read(env)).toThrow('PUSH_SERVICE_URL is for tests only');
  });

  test('that are missing switch notifications off', async () => {
    const plain = await startTestServer({ filling: cartFilling, config: { push: undefined } });
    const { token } = await plain.shopper();
    expect((await plain.get('/push-subscription', { token })).body.data).toEqual({ public_key: null, is_on: false });
    expect((await plain.post('/push-subscription', newDevice(), { token })).status).toBe(422);
    await plain.close();
  });
});
