/** How older messages are fetched from a back end that knows `before_id`, and from one that ignores it. */
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { createClient } from '#api/client.ts';
import { createStorage } from '#machines/storage/storage.live.ts';
import { aPage } from '#tests/models/chat.ts';
import { liveChat } from './chat.live.ts';
import { selectHistory } from './chat.selectors.ts';

const all = aPage(60, 50);

const response = (data: unknown) =>
  new Response(JSON.stringify({ data: { data } }), { headers: { 'content-type': 'application/json' } });

/** The back end that is asked: `dropped` is a message without a readable shop, `pageSize` the most rows of a page. */
type Behaviour = { knowsCursor?: boolean; dropped?: number; pageSize?: number };

const readAll = async ({ knowsCursor = false, dropped, pageSize = 20 }: Behaviour) => {
  const requested: string[] = [];
  const client = createClient({
    baseUrl: 'http://shop.test/api',
    locale: () => 'en',
    token: () => 't',
    fetch: async (input) => {
      const { pathname, searchParams, search } = new URL((input as Request).url);
      if (pathname !== '/api/get-message') return response([]);
      requested.push(search);
      const before = Number(knowsCursor ? (searchParams.get('before_id') ?? 1000) : 1000);
      const start = (Number(searchParams.get('page')) - 1) * pageSize;
      const page = all.filter(({ id }) => Number(id) < before).slice(start, start + pageSize);
      return response(page.map((message) => (message.id === dropped ? { ...message, shop: null } : message)));
    },
  });
  const area = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  const machine = liveChat({ client, storage: createStorage({ area: () => area }) }).provide({
    delays: { fetchLock: 0 },
  });
  const actor = createActor(machine, { input: { userId: 7, page: 'messages', path: '/massages' } }).start();
  actor.send({ type: 'shop.choose', shop: { id: 3 } });
  const older = () => selectHistory(actor.getSnapshot()).older;
  const count = () => selectHistory(actor.getSnapshot()).entries.length;
  await expect.poll(count).toBeGreaterThan(0);
  // Once more than there are pages.
  for (let more = 0; more <= all.length / pageSize && older() !== 'ended'; more += 1) {
    actor.send({ type: 'history.loadMore' });
    await expect.poll(older).not.toBe('loading');
  }
  actor.stop();
  return { requested, ids: actor.getSnapshot().context.messages.map(({ id }) => id) };
};

const oldestFirst = all.map(({ id }) => id).reverse();

describe('older messages', () => {
  test('are fetched by the id of the oldest known message', async () => {
    const { requested, ids } = await readAll({ knowsCursor: true });
    expect(ids).toEqual(oldestFirst);
    expect(requested).toEqual([
      '?shop_id=3&page=1&per_page=20',
      '?shop_id=3&page=1&per_page=20&before_id=41',
      '?shop_id=3&page=1&per_page=20&before_id=21',
      '?shop_id=3&page=1&per_page=20&before_id=11',
    ]);
  });

  test('are fetched by page number, without duplicates, from a back end that ignores the cursor', async () => {
    const { requested, ids } = await readAll({});
    expect(ids).toEqual(oldestFirst);
    expect(requested.filter((search) => !search.includes('before_id'))).toEqual([
      '?shop_id=3&page=1&per_page=20',
      '?shop_id=3&page=2&per_page=20',
      '?shop_id=3&page=3&per_page=20',
      '?shop_id=3&page=3&per_page=20',
      '?shop_id=3&page=4&per_page=20',
    ]);
  });

  test('are all fetched from such a back end if a message of the newest page cannot be used', async () => {
    const { ids } = await readAll({ dropped: 55 });
    expect(ids).toEqual(oldestFirst.filter((id) => id !== 55));
  });

  test('are all fetched from such a back end if its pages are shorter than requested', async () => {
    const { ids } = await readAll({ pageSize: 10 });
    expect(ids).toEqual(oldestFirst);
  });
});
