import { describe, expect, test } from 'vitest';
import { failureOf } from '#tests/support/contract/failure-of.ts';
import { createClient } from './client.ts';
import { listAddresses } from './operations/addresses.ts';
import { addToCart } from './operations/cart.ts';
import { logout } from './operations/identity.ts';

describe('a token that was replaced while a request was in flight', () => {
  const refusingTheOld = (renewed: string | undefined) => {
    let token: string | undefined = 'old';
    const bearers: (string | null)[] = [];
    const client = createClient({
      baseUrl: 'http://shop.test/api',
      fetch: async (input, init) => {
        const bearer = new Request(input, init).headers.get('authorization');
        bearers.push(bearer);
        token = renewed;
        return bearer === 'Bearer old'
          ? Response.json({}, { status: 401 })
          : Response.json({ data: { total: 1, addresses: [] } });
      },
      locale: () => 'en',
      token: () => token,
    });
    return { client, bearers };
  };

  test('repeats a read with the new token', async () => {
    const { client, bearers } = refusingTheOld('new');
    expect(await listAddresses(client)).toMatchObject({ addresses: [] });
    expect(bearers).toEqual(['Bearer old', 'Bearer new']);
  });

  test('refuses a change without ending the new session', async () => {
    const { client, bearers } = refusingTheOld('new');
    expect(await failureOf(addToCart(client, { product_id: 1 }))).toMatchObject({ kind: 'refused', status: 401 });
    expect(bearers).toEqual(['Bearer old']);
  });

  test('is not followed by a log-out of the new session, although that call is a GET', async () => {
    const { client, bearers } = refusingTheOld('new');
    await logout(client).catch(() => undefined);
    expect(bearers).toEqual(['Bearer old']);
  });

  test('refuses the request of a session that has ended, once', async () => {
    const { client, bearers } = refusingTheOld(undefined);
    expect(await failureOf(listAddresses(client))).toMatchObject({ kind: 'unauthorized' });
    expect(bearers).toEqual(['Bearer old']);
  });

  test('is repeated once: a second refusal counts', async () => {
    let tokens = 0;
    const client = createClient({
      baseUrl: 'http://shop.test/api',
      fetch: async () => Response.json({}, { status: 401 }),
      locale: () => 'en',
      token: () => `${tokens++}`,
    });
    expect(await failureOf(listAddresses(client))).toMatchObject({ kind: 'unauthorized' });
  });
});
