/**
 * Vite plugin: ships the English catalogue parsed, and only where it differs from its keys. In the built script each
 * module brings the English of the phrases that it names, so the first view pays for no text that it cannot show. The
 * parser stays out of the browser's bundle; the server parses its catalogues itself.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { compileMessage } from '../../machines/locale/compile-catalogue.ts';

const query = '?compiled';
const parser = '@formatjs/icu-messageformat-parser';
/** The parser's types without a parser; the formatter has a sentence of its own for a message that is not parsed. */
const typesOnly = '\0message-types';

type Messages = Record<string, ReturnType<typeof compileMessage>>;

/** A phrase that equals its text and has nothing to parse needs no entry. */
const compiled = (texts: Record<string, string>): Messages =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([key, text]) => [key, compileMessage(text)] as const)
      .filter(([key, message]) => message !== key),
  );

const compiledFile = (file: string) => compiled(JSON.parse(readFileSync(file, 'utf8')));

const english = fileURLToPath(new URL('../../locales/en.json', import.meta.url));
const phraseCount = fileURLToPath(new URL('../../locales/phrase-count.ts', import.meta.url));
const ofBrowser = /[\\/](?:src|machines)[\\/].*(?<!\.test)\.tsx?$/;

/** A single word in lower case names a field in the server's messages; in a source it is a property or a value. */
const isField = (key: string) => /^[a-z]+$/.test(key);

/** Those of the messages whose key a source writes out. */
export const messagesNamedIn = (code: string, messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).filter(
      ([key]) => !isField(key) && [`'${key}'`, `"${key}"`].some((quoted) => code.includes(quoted)),
    ),
  );

/** The module, after which its English is known. */
const withEnglish = (code: string, messages: Messages) =>
  `import english from '#locales/en.json${query}';\n${code}\nObject.assign(english, ${JSON.stringify(messages)});`;

export const compiledMessages = (): Plugin => {
  // Where the whole catalogue is no weight, in tests, in development and on the server, the file has it.
  let bringsTexts = false;
  let messages: Messages = {};
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    configResolved({ command, build }) {
      bringsTexts = command === 'build' && !build.ssr;
    },
    buildStart() {
      if (!bringsTexts) return;
      messages = compiledFile(english);
      this.addWatchFile(english);
    },
    resolveId(source, importer, { ssr }) {
      // The formatter calls the parser only for unparsed messages: the browser has none.
      if (ssr || source !== parser || !importer?.includes('/intl-messageformat/')) return undefined;
      return typesOnly;
    },
    load(id) {
      if (id === typesOnly) {
        const file = fileURLToPath(import.meta.resolve(`${parser}/no-parser.js`));
        return `export * from ${JSON.stringify(file)};\nexport const parse = undefined;`;
      }
      if (bringsTexts && id === phraseCount) {
        const phrases = Object.keys(JSON.parse(readFileSync(english, 'utf8')));
        return `export const phraseCount = ${phrases.length};`;
      }
      if (!id.endsWith(`.json${query}`)) return undefined;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(bringsTexts ? {} : compiledFile(file))};`;
    },
    transform(code, id) {
      if (!bringsTexts || !ofBrowser.test(id)) return undefined;
      const named = messagesNamedIn(code, messages);
      return Object.keys(named).length ? { code: withEnglish(code, named), map: null } : undefined;
    },
  };
};
