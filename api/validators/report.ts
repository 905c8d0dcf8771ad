/**
 * Finds the fields that a back end omitted and a validator filled with a default. For development only: each caller
 * imports this module behind `import.meta.env.MODE`, so the production build drops it.
 */

import { isRecord } from '../is-record.ts';

const isMissing = (value: unknown) => value === undefined || value === null;

/** Rows can be matched only if none was dropped; their index is not part of the name. */
const rowsOf = (sent: unknown, read: readonly unknown[], place: string) =>
  Array.isArray(sent) && sent.length === read.length
    ? read.flatMap((row, index) => defaultedFields(sent[index], row, `${place}[]`))
    : [];

/** The fields that have a value in `read` but none in `sent`, such as `products[].rating`. */
export const defaultedFields = (sent: unknown, read: unknown, place = ''): string[] => {
  if (isMissing(sent)) return isMissing(read) || place === '' ? [] : [place];
  if (Array.isArray(read)) return [...new Set(rowsOf(sent, read, place))];
  if (!isRecord(read) || !isRecord(sent)) return [];
  return Object.entries(read).flatMap(([name, value]) =>
    defaultedFields(sent[name], value, place ? `${place}.${name}` : name),
  );
};

const reported = new WeakMap<object, Set<string>>();

// biome-ignore lint/suspicious/noConsole: development has no other log in the browser
const warn = (text: string) => console.warn(text);

/** Logs each defaulted field of a validator once, however often the response comes. */
export const reportDefaults = (
  validator: object,
  { sent, read }: { sent: unknown; read: unknown },
  log: (text: string) => void = warn,
) => {
  const known = reported.get(validator) ?? new Set();
  reported.set(validator, known);
  for (const field of new Set(defaultedFields(sent, read))) {
    if (!known.has(field)) log(`The response lacks the field "${field}"; its default is used.`);
    known.add(field);
  }
};
