/** Parses a catalogue at build time, so that code which only formats needs no parser. */
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Catalogue, Message } from './locale.types.ts';

/** Plain text, or text with nothing but `{names}`: it needs no parser. */
const simple = /^(?:[^{}<'#]|\{\w+\})*$/;

/** The parser writes these into every plural; the formatter assumes them. */
const isDefault = (name: string, value: unknown) =>
  (name === 'offset' && value === 0) || (name === 'pluralType' && value === 'cardinal');

const withoutDefaults = (message: Message): Message =>
  JSON.parse(JSON.stringify(message, (name, value) => (isDefault(name, value) ? undefined : value)));

/** A malformed message stays as it is and is shown as written. */
export const compileMessage = (text: string): Message => {
  if (simple.test(text)) return text;
  try {
    return withoutDefaults(parse(text, { ignoreTag: true }));
  } catch {
    return text;
  }
};

export const compileCatalogue = (texts: Readonly<Record<string, string>>): Catalogue =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessage(text)]));
