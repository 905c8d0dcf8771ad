/** What a server asks of its database: counted, where the time that it takes would depend on the machine. */
import pg from 'pg';
import { vi } from 'vitest';
import type { TestDatabase } from './database.ts';

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '');

/** Its verb and the first table that it names; which columns are compared may depend on what was found. */
const kindOf = (text: string): string => {
  const [verb = ''] = text.trim().split(/\s+/);
  const [, table = ''] = /\b(?:from|into|update|join)\s+"?(\w+)/i.exec(text) ?? [];
  return `${verb.toLowerCase()} ${table}`.trim();
};

/** What a server asks by itself now and then: whether the line is still up, and when sales begin. */
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
