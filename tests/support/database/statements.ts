/** Counts the statements of a server: their time would depend on the machine. */
import pg from 'pg';
import { vi } from 'vitest';
import type { TestDatabase } from './database.ts';

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '');

/** The verb and the first table of a statement; the compared columns may depend on the data. */
const kindOf = (text: string): string => {
  const [verb = ''] = text.trim().split(/\s+/);
  const [, table = ''] = /\b(?:from|into|update|join)\s+"?(\w+)/i.exec(text) ?? [];
  return `${verb.toLowerCase()} ${table}`.trim();
};

/** Statements that a server sends by itself: checks of the connection, and the times of sales. */
const background = ['select', 'select flash_sales'];

/** The kinds of statements that are sent to this database while `work` runs, in their order. */
export async function statementsDuring<Result>(
  { url }: Pick<TestDatabase, 'url'>,
  work: () => Promise<Result>,
): Promise<{ result: Result; statements: string[] }> {
  const name = new URL(url).pathname.slice(1);
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const result = await work();
    const own = spy.mock.calls.filter((_, index) => (spy.mock.contexts[index] as pg.Client).database === name);
    const kinds = own.map(([query]) => kindOf(textOf(query)));
    return { result, statements: kinds.filter((kind) => !background.includes(kind)) };
  } finally {
    spy.mockRestore();
  }
}
