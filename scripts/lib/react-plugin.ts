/**
 * Vite plugin: the errors that React DOM creates while it loads, to throw them later, get no stack. No code reads those
 * stacks, and with an inspector attached (as in Lighthouse) each of them makes the browser parse the whole first file
 * again: a third of the longest task of a first view.
 */
import type { Plugin } from 'vite';

const file = 'react-dom-client.production.js';
const made = /(?<=Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;
const expected = 5;

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
