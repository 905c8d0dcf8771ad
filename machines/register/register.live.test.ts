import { expect, test } from 'vitest';
import { createActor, fromCallback, waitFor } from 'xstate';
import { createClient } from '#api/client.ts';
import { liveRegister } from './register.live.ts';

const fields = {
  name: 'Sample Shopper',
  country: 'Norway',
  phone: '',
  email: 'sample@larder.test',
  password: 'a long pass phrase',
};

test('A registration without a response has the same key when it is sent again, and none with other fields', async () => {
  const keys: (string | null)[] = [];
  const fetch = async (request: Request) => {
    if (request.url.endsWith('/registration')) keys.push(request.headers.get('idempotency-key'));
    throw new TypeError('The connection was lost');
  };
  const client = createClient({
    baseUrl: 'http://shop.test/api',
    fetch: fetch as typeof globalThis.fetch,
    locale: () => 'en',
    token: () => undefined,
  });
  const machine = liveRegister(client).provide({ actors: { relay: fromCallback(() => {}) as never } });
  const rules = { phoneRequired: false, phoneMinLength: 9, phoneMaxLength: 16, emailRequired: false };
  const actor = createActor(machine, { input: { ...rules, fields, countries: [] } }).start();
  const submit = async () => {
    actor.send({ type: 'register.submit' });
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  };
  await submit();
  await submit();
  actor.send({ type: 'register.type', field: 'password', value: 'another pass phrase' });
  await submit();
  actor.send({ type: 'register.type', field: 'email', value: 'other@larder.test' });
  await submit();
  expect(keys).toHaveLength(4);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys.slice(1, 3)).toEqual([keys[0], keys[0]]);
  expect(keys[3]).not.toBe(keys[0]);
  actor.stop();
});
