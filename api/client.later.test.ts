import { expect, test } from 'vitest';
import { createLaterClient } from './client.later.ts';
import * as catalogue from './operations/catalogue.ts';
import * as identity from './operations/identity.ts';

const rig = () => {
  const asked: string[] = [];
  const client = createLaterClient({
    baseUrl: 'http://shop.test/api',
    fetch: async (input) => {
      const { method, url, headers, signal } = input as Request;
      signal.throwIfAborted();
      asked.push(`${method} ${new URL(url).pathname} ${headers.get('accept-language')}`);
      return url.endsWith('/login')
        ? Response.json({ message: 'Wrong.' }, { status: 422 })
        : Response.json({ data: { categories: [] } });
    },
    locale: () => 'ar',
    token: () => undefined,
  });
  return { asked, client };
};

test('asks like the client that it becomes, also twice at once', async () => {
  const { asked, client } = rig();
  const answers = await Promise.all([catalogue.listCategories(client), catalogue.listCategories(client)]);
  expect(answers).toMatchObject([{ categories: [] }, { categories: [] }]);
  expect(asked).toEqual(['GET /api/categories ar', 'GET /api/categories ar']);
});

test('what is refused is told as by any client', async () => {
  const { asked, client } = rig();
  const login = { login: 'one@example.test', password: 'wrong' } as never;
  await expect(identity.login(client, login)).rejects.toMatchObject({ kind: 'refused', message: 'Wrong.' });
  expect(asked).toEqual(['POST /api/login ar']);
});

test('a call that was left is not made', async () => {
  const { client } = rig();
  const left = AbortSignal.abort();
  await expect(catalogue.listCategories(client, {}, left)).rejects.toMatchObject({ kind: 'aborted' });
});
