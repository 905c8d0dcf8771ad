/** Reads the rows of a file of goods: CSV with comma, semicolon or tab, or JSON Lines. */
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { longestLine, wholeLines } from './bytes.ts';
import { UnreadableFile } from './problem.ts';

/** Its cells by the name of the column; an empty one is missing. */
export type Row = { line: number; cells: ReadonlyMap<string, string>; columns: readonly string[] };

const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');

/** What separates the columns: whatever the first line has most of. */
export function delimiterOf(head: string): ',' | ';' | '\t' {
  const bare = head.replaceAll(/"[^"]*"/g, '');
  const count = (sign: string) => bare.split(sign).length;
  const [first = ','] = ([',', ';', '\t'] as const).toSorted((a, b) => count(b) - count(a));
  return first;
}

export const columnName = (text: string) => withoutMark(text).trim().toLowerCase();

const corrections: Record<string, string> = {
  CSV_MAX_RECORD_SIZE: 'Shorten it, or close the quotation mark before it',
  CSV_QUOTE_NOT_CLOSED: 'Close the quotation mark',
  INVALID_OPENING_QUOTE: 'Put the whole cell into quotation marks, and double those inside',
  CSV_INVALID_CLOSING_QUOTE: 'Double the quotation marks inside the cell',
};

const reasons: Record<string, string> = {
  CSV_MAX_RECORD_SIZE: `this row has more than ${longestLine / 1_000_000} MB`,
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is not closed',
  INVALID_OPENING_QUOTE: 'a quotation mark stands in the middle of a cell',
  CSV_INVALID_CLOSING_QUOTE: 'something follows a closing quotation mark',
};

function unreadable(error: CsvError): UnreadableFile {
  const { code = '' } = error;
  const line = Number((error as { lines?: number }).lines ?? 1);
  return new UnreadableFile({
    line,
    column: '',
    reason: reasons[code] ?? 'this row cannot be read',
    correction: corrections[code] ?? 'Compare it with the first row',
  });
}

type Parsed = { record: string[]; info: { lines: number } };

function headOf(names: string[]): string[] {
  const columns = names.map(columnName);
  const twice = columns.find((name, at) => name !== '' && columns.indexOf(name) !== at);
  if (twice === undefined) return columns;
  throw new UnreadableFile({ line: 1, column: twice, reason: 'this column is there twice', correction: 'Remove one' });
}

function rowOf(columns: string[], cells: string[], line: number): Row {
  if (cells.length > columns.length)
    throw new UnreadableFile({
      line,
      column: '',
      reason: `the row has ${cells.length} cells and the file ${columns.length} columns`,
      correction: 'Put cells that contain the separator into quotation marks',
    });
  return {
    line,
    columns,
    cells: new Map(cells.flatMap((cell, at) => (cell.trim() ? [[columns[at] ?? '', cell]] : []))),
  };
}

async function* csvRows(lines: AsyncIterable<Buffer>, head: string): AsyncGenerator<Row> {
  const parser = Readable.from(lines).compose(
    parse({
      bom: true,
      delimiter: delimiterOf(head),
      info: true,
      max_record_size: longestLine,
      relax_column_count: true,
      skip_empty_lines: true,
    }),
  );
  let columns: string[] | undefined;
  let before = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const line = before + 1;
      before = info.lines;
      if (columns) yield rowOf(columns, record, line);
      else columns = headOf(record);
    }
  } catch (error) {
    throw error instanceof UnreadableFile || !(error instanceof Error) ? error : unreadable(error as CsvError);
  }
}

const flat = (name: string, value: unknown): [string, string][] => {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return [[name, value.map(String).join(' | ')]];
  if (typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).flatMap(([part, inner]) => flat(part === 'en' ? name : `${name}:${part}`, inner));
};

function jsonRow(text: string, line: number): Row {
  const refuse = (reason: string) =>
    new UnreadableFile({ line, column: '', reason, correction: 'Write one object a line, such as {"sku":"A1"}' });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse('this line is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refuse('this line is not an object');
  const cells = new Map(Object.entries(value).flatMap(([name, cell]) => flat(columnName(name), cell)));
  return { line, cells, columns: [...cells.keys()] };
}

async function* jsonRows(lines: AsyncIterable<Buffer>): AsyncGenerator<Row> {
  let line = 0;
  for await (const whole of lines) {
    for (const text of withoutMark(whole.toString()).replace(/\n$/, '').split('\n')) {
      line += 1;
      if (text.trim()) yield jsonRow(text, line);
    }
  }
}

export async function* after<Item>(first: Item, rest: AsyncIterator<Item>): AsyncGenerator<Item> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** One row after the other; the file is never in memory as a whole. */
export async function* rowsOf(path: string): AsyncGenerator<Row> {
  const lines = wholeLines(createReadStream(path))[Symbol.asyncIterator]();
  const first = await lines.next();
  if (first.done) return;
  // A row has at most a megabyte, and so has the head.
  const head = withoutMark(first.value.toString()).split('\n')[0] ?? '';
  const all = after(first.value, lines);
  yield* head.trimStart().startsWith('{') ? jsonRows(all) : csvRows(all, head);
}
