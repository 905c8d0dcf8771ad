import { expect, test } from 'vitest';
import { createLazyClient } from './client.lazy.ts';
import * as catalogue from './operations/catalogue.ts';
import * as identity from './operations/identity.ts';

const harness = () => {
  const requested: string[] = [];
  const client = createLazyClient({
    baseUrl: 'http://shop.test/api',
    fetch: async (input) => {
      const { method, url, headers, signal } = input as Request;
      signal.throwIfAborted();
      requested.push(`${method} ${new URL(url).pathname} ${headers.get('accept-language')}`);
      return url.endsWith('/login')
        ? Response.json({ message: 'Wrong.' }, { status: 422 })
        : Response.json({ data: { categories: [] } });
    },
    locale: () => 'ar',
    token: () => undefined,
  });
  return { requested, client };
};

test('The lazy client requests like the client that it loads, even twice at once', async () => {
  const { requested, client } = harness();
  const responses = await Promise.all([catalogue.listCategories(client), catalogue.listCategories(client)]);
  expect(responses).toMatchObject([{ categories: [] }, { categories: [] }]);
  expect(requested).toEqual(['GET /api/categories ar', 'GET /api/categories ar']);
});

test('The lazy client reports a refusal as the client does', async () => {
  const { requested, client } = harness();
  const login = { login: 'one@example.test', password: 'wrong' } as never;
  await expect(identity.login(client, login)).rejects.toMatchObject({ kind: 'refused', message: 'Wrong.' });
  expect(requested).toEqual(['POST /api/login ar']);
});

test('The lazy client does not send an aborted request', async () => {
  const { client } = harness();
  const left = AbortSignal.abort();
  await expect(catalogue.listCategories(client, {}, left)).rejects.toMatchObject({ kind: 'aborted' });
});
