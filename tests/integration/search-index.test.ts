/** How the index of a search server is kept: built, followed, built anew, and lost. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { indexRows, startBuild } from '#server/search-server/indexes.ts';
import { readState } from '#server/search-server/state.ts';
import { type SearchedShop, startSearchedShop } from '#tests/support/server/searched-shop.ts';

let corner: SearchedShop;

const state = () => readState(corner.shop.database.db);

beforeAll(async () => {
  corner = await startSearchedShop();
}, 120_000);

afterAll(() => corner.close());
beforeEach(() => corner.later());
afterEach(() => corner.calm());

describe('the index', () => {
  test('is built by the job, and until it is complete PostgreSQL answers', async () => {
    expect(await corner.searches(() => corner.searchFor('milk'))).toBe(0);
    expect((await state()).live).toBeNull();

    await corner.buildIndex();

    const { live, documents } = await state();
    const { rows } = await corner.sql('select count(*)::int as listed from listings');
    expect(live).toMatch(/^corner-\d{17}$/);
    expect(documents).toBe(rows[0]?.listed);
    expect([...corner.search.aliases]).toEqual([['corner', live]]);
    corner.later();
    expect(await corner.searches(() => corner.searchFor('milk'))).toBe(1);
  });

  test.each([
    ['a new name', `update products set name = jsonb_set(name, '{en}', '"Quince Marmalade"') where id = 3`, 'quince'],
    [
      'a new description',
      `update products set description = jsonb_set(description, '{en}', '"<p>Zedoary</p>"') where id = 5`,
      'zedoary',
    ],
    ['a new brand', `update brands set name = jsonb_set(name, '{en}', '"Ravenscote"') where id = 1`, 'ravenscote'],
    ['a new code', `update products set code = 'QX-77' where id = 7`, 'qx-77'],
  ])('gets %s with the next run', async (_what, statement, text) => {
    await corner.sql(statement);
    expect((await state()).waiting).toBeGreaterThan(0);
    await corner.updateIndex();
    expect((await state()).waiting).toBe(0);
    expect(await corner.searches(async () => expect(await corner.searchFor(text)).not.toEqual([]))).toBeGreaterThan(0);
  });

  test('loses a product that is hidden, and gets it back', async () => {
    const total = async () => {
      corner.later();
      return (await corner.list('search=quince&page=1')).total;
    };
    expect(await total()).toBe(1);
    await corner.sql('update products set is_active = false where id = 3');
    await corner.updateIndex();
    expect(await total()).toBe(0);
    await corner.sql('update products set is_active = true where id = 3');
    await corner.updateIndex();
    expect(await total()).toBe(1);
  });

  test('is not overwritten by the late request of an older run', async () => {
    const [index] = corner.search.indexes.values();
    const known = index?.documents.get('3');
    await fetch(`${corner.search.url}/_bulk`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson' },
      body: `${JSON.stringify({ delete: { _index: index?.name, _id: '3', version: 1, version_type: 'external_gte' } })}\n`,
    });
    expect(index?.documents.get('3')).toEqual(known);
  });

  test('keeps a change that was made while its document was being sent', async () => {
    await corner.sql('update listings set sold = sold + 1 where product_id = 9');
    let isChanged = false;
    corner.search.before = async (line) => {
      if (line !== 'POST /_bulk' || isChanged) return;
      isChanged = true;
      await corner.sql('update listings set sold = sold + 1 where product_id = 9');
    };
    await corner.updateIndex();
    expect((await state()).waiting).toBe(1);
    await corner.updateIndex();
    expect((await state()).waiting).toBe(0);
  });

  test('is built anew beside the one that is searched, which answers until the new one is complete', async () => {
    const { live: before } = await state();
    await startBuild(corner.shop.database.db, 'corner', new Date());
    // The job is told to stop at once: nothing is copied.
    const stopping = AbortSignal.abort();
    await corner.shop.app.updateSearchIndex({ stopping, repeatAt: async () => undefined });
    expect(await indexRows(corner.shop.database.db)).toHaveLength(2);
    expect(corner.search.aliases.get('corner')).toBe(before);
    expect(await corner.searches(() => corner.searchFor('milk'))).toBe(1);

    await corner.sql(`update products set name = jsonb_set(name, '{en}', '"Loquat Jelly"') where id = 11`);
    await corner.buildIndex();

    const { live, building } = await state();
    expect([live === before, building]).toEqual([false, null]);
    expect([...corner.search.indexes.keys()]).toEqual([live]);
    corner.later();
    expect(await corner.searchFor('loquat')).toEqual(['Loquat Jelly']);
  });

  test('waits with the copy for a transaction that was open before', async () => {
    const open = await corner.shop.database.pool.connect();
    try {
      await open.query('begin');
      await open.query(`update products set name = jsonb_set(name, '{en}', '"Medlar Paste"') where id = 13`);
      await startBuild(corner.shop.database.db, 'corner', new Date());
      await corner.updateIndex();
      expect((await state()).building).not.toBeNull();
      await open.query('commit');
    } finally {
      open.release();
    }
    await corner.buildIndex();
    corner.later();
    expect(await corner.searchFor('medlar')).toEqual(['Medlar Paste']);
  });

  test('is built anew when the server has lost it', async () => {
    corner.search.indexes.clear();
    corner.search.aliases.clear();
    await corner.buildIndex();
    corner.later();
    expect(await corner.searches(async () => expect(await corner.searchFor('medlar')).toEqual(['Medlar Paste']))).toBe(
      1,
    );
  });
});
