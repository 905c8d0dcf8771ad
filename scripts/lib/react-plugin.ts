/** Vite plugins for React's packages, which are CommonJS. */
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const file = 'react-dom-client.production.js';
const made = /(?<=Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;
const expected = 5;

/**
 * The errors that React DOM creates while it loads, to throw them later, get no stack. No code reads those stacks. With
 * an inspector attached (as in Lighthouse) each of them makes the browser parse the whole first file again: a third of
 * the longest task of a first view.
 */
export const errorsWithoutStack = (): Plugin => ({
  name: 'errors-without-stack',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith(file)) return undefined;
    const found = code.match(made)?.length ?? 0;
    if (found !== expected)
      this.error(`${file} makes ${found} errors when it is loaded; this plugin knows ${expected}.`);
    return { code: code.replace(made, 'Object.create(Error.prototype, { message: { value: $1 } })'), map: null };
  },
});

const require = createRequire(import.meta.url);
const named: ReadonlySet<string> = new Set(['react', 'react/jsx-runtime']);
const prefix = '\0named:';

/**
 * Imports of React are imports of names, as if React were an ES module. Otherwise every file of the build wraps React
 * once, and calls each function as a property that cannot be shortened.
 */
export const reactByName = (): Plugin => ({
  name: 'react-by-name',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer, { kind }: { kind?: string }) {
    const isImport = kind === 'import-statement' && !importer?.startsWith(prefix);
    return isImport && named.has(source) ? prefix + source : undefined;
  },
  load(id) {
    if (!id.startsWith(prefix)) return undefined;
    const source = id.slice(prefix.length);
    const names = Object.keys(require(source)).filter((name) => !name.startsWith('__'));
    return [
      `import React from ${JSON.stringify(source)};`,
      'export default React;',
      ...names.map((name) => `export const ${name} = /*#__PURE__*/ (() => React.${name})();`),
    ].join('\n');
  },
});
