/** What a distributed PostgreSQL would refuse of the schema: docs/scaling.md lists exactly that, and nothing new comes. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts';
import { type Misfits, misfitsOf, tablesOf } from '#tests/support/database/misfits.ts';
import { placementOf } from '#tests/support/database/placement.ts';

let database: TestDatabase;
let misfits: Misfits;

beforeAll(async () => {
  database = await testDatabase();
  misfits = await misfitsOf(database.pool);
});

afterAll(() => database.close());

test('every table has its place in a distributed PostgreSQL', async () => {
  expect((await tablesOf(database.pool)).filter((table) => placementOf(table) === undefined)).toEqual([]);
});

test('nothing is used that no distributed PostgreSQL has', () => {
  expect(misfits['what no distributed PostgreSQL has']).toEqual([]);
});

test('the document names each part of the schema that would have to change, and no other', async () => {
  const text = await readFile(inRoot('docs', 'scaling.md'), 'utf8');
  const lines = text.split('\n').filter((line) => line.startsWith('- **'));
  const documented = Object.fromEntries(
    lines.flatMap((line) => {
      const [, rule, list = ''] = /^- \*\*(.+?)\*\* \(\d+\): (.*)$/.exec(line) ?? [];
      return rule === undefined ? [] : [[rule, list.split('; ').map((part) => part.replaceAll('`', ''))]];
    }),
  );
  const found = Object.fromEntries(Object.entries(misfits).filter(([, parts]) => parts.length > 0));
  expect(documented).toEqual(found);
  for (const [rule, parts] of Object.entries(found)) expect(text).toContain(`**${rule}** (${parts.length})`);
});
