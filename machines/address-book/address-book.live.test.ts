import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createClient } from '#api/client.ts';
import { home } from '#tests/models/checkout.ts';
import { liveAddressBook } from './address-book.live.ts';

test('An address that was changed elsewhere becomes the default as it is now', async () => {
  const moved = { ...home, is_default: false, address_line: '77 New Avenue' };
  const sent: unknown[] = [];
  const client = createClient({
    baseUrl: 'https://shop.test/api',
    locale: () => 'en',
    token: () => 't',
    fetch: async (target, init) => {
      const request = new Request(target, init);
      if (request.method === 'GET') return Response.json({ data: { total: 1, addresses: [moved] } });
      sent.push(await request.json());
      return Response.json({ message: 'Saved' });
    },
  });
  const book = createActor(liveAddressBook(client)).start();
  book.send({ type: 'default.choose', address: { ...home, is_default: false } });
  await waitFor(book, (snapshot) => snapshot.matches('idle'));
  expect(sent).toMatchObject([{ address_line: '77 New Avenue', is_default: true }]);
});
