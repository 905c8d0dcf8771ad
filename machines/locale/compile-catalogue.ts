/** Parses a catalogue ahead of its use, so that whoever only formats carries no parser. */
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Catalogue, Message } from './locale.types.ts';

/** Plain text, or text with nothing but `{names}` in it: what needs no parser at all. */
const simple = /^(?:[^{}<'#]|\{\w+\})*$/;

/** A broken message stays what it is and is shown as it was written. */
export const compileMessage = (text: string): Message => {
  if (simple.test(text)) return text;
  try {
    return parse(text, { ignoreTag: true });
  } catch {
    return text;
  }
};

export const compileCatalogue = (texts: Readonly<Record<string, string>>): Catalogue =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessage(text)]));
