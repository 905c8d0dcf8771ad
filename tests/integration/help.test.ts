/**
 * The answers of the help centre over HTTP: those of a new shop, and those that its operator writes.
 *
 * @spec R110
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltInLocale, locales } from '#locales/locales.ts';
import { commandOf } from '#server/cli/commands.ts';
import type { HelpTopic } from '#server/domain/help.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';

let shop: TestServer;
let folder: string;

const run = (...words: string[]) => commandOf(words)?.(shop.database.db);
const topics = async (locale: BuiltInLocale = 'en'): Promise<HelpTopic[]> =>
  (await shop.get('/help', { locale })).body.data.topics;
const page = (html: string) => {
  writeFileSync(join(folder, 'page.html'), html);
  return join(folder, 'page.html');
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'larder-help-'));
  shop = await startTestServer();
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

test('A shop without such pages has no topics', async () => {
  const { status, body } = await shop.get('/help');
  expect([status, body.data]).toEqual([200, { topics: [] }]);
});

test('A new shop answers at least fifteen questions, in each language, each with another text', async () => {
  const email = 'keeper@moulin.example';
  const place = ['--country', 'france', '--currency', 'eur', '--languages', 'en,ar,ir', '--email', email];
  await run('new', '--name', 'Moulin Bleu', '--vendors', 'many', ...place);
  await expect.poll(async () => (await topics()).length, { timeout: 5000 }).toBe(8);
  const questions = await Promise.all(
    locales.map(async (locale) => (await topics(locale)).flatMap((topic) => topic.questions)),
  );
  const texts = questions.flat().flatMap(({ question, answer }) => [question, answer]);
  expect(questions.map(({ length }) => length)).toEqual([25, 25, 25]);
  expect(new Set(texts).size).toBe(texts.length);
  expect(new Set(questions[0]?.map(({ id }) => id)).size).toBe(25);
});

test('The operator rewrites a topic in one language, adds another and empties one', async () => {
  await run('page', 'set', 'help-orders', page('<h2>Can I call?</h2><p>Yes<script>x()</script>.</p>'));
  await expect.poll(async () => (await topics())[0]?.questions.length, { timeout: 5000 }).toBe(1);
  expect((await topics())[0]).toEqual({
    id: 'orders',
    name: 'Orders',
    questions: [{ id: 'orders-1', question: 'Can I call?', answer: '<p>Yes.</p>' }],
  });
  expect((await topics('ar'))[0]?.questions).toHaveLength(4);
  await run('page', 'set', 'help-parking', page('<h2>Where?</h2><p>Behind.</p>'), '--title', 'Parking');
  await expect.poll(async () => (await topics()).at(-1)?.name, { timeout: 5000 }).toBe('Parking');
  await run('page', 'set', 'help-parking', page('<p>Nothing yet.</p>'));
  await expect.poll(async () => (await topics()).at(-1)?.name, { timeout: 5000 }).not.toBe('Parking');
});
