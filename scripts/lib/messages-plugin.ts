/** Vite: the built-in English travels parsed, and only as far as it differs from its keys; the parser stays at home. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { compileMessage } from '../../machines/locale/compile-catalogue.ts';

const query = '?compiled';
const parser = '@formatjs/icu-messageformat-parser';
/** The parser's types without a parser; the formatter has a sentence of its own for a message that is not parsed. */
const typesOnly = '\0message-types';

/** A phrase that is its own text, with nothing to parse in it, needs no entry. */
const compiled = (texts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([key, text]) => [key, compileMessage(text)] as const)
      .filter(([key, message]) => message !== key),
  );

export const compiledMessages = (): Plugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  resolveId(source, importer) {
    // The formatter asks for the parser in case that a message is not parsed yet: none is.
    if (source !== parser || !importer?.includes('/intl-messageformat/')) return undefined;
    return typesOnly;
  },
  load(id) {
    if (id === typesOnly) {
      const file = fileURLToPath(import.meta.resolve(`${parser}/no-parser.js`));
      return `export * from ${JSON.stringify(file)};\nexport const parse = undefined;`;
    }
    if (!id.endsWith(`.json${query}`)) return undefined;
    const file = id.slice(0, -query.length);
    this.addWatchFile(file);
    return `export default ${JSON.stringify(compiled(JSON.parse(readFileSync(file, 'utf8'))))};`;
  },
});
