/**
 * Vite plugin: changes how a lazy module is loaded. Its styles are requested together with it, not one after the other:
 * one round trip in place of two, and the importer still waits for both. A file that is lost is requested once more a
 * second later: connections of phones break, and what the server rendered then stays until its code is there. A style
 * sheet that failed to load is requested again by each further attempt; Vite takes it for loaded, and would show the
 * module without its styles.
 */
import type { Plugin } from 'vite';

const helper = 'vite/preload-helper.js';
const head = 'function preload(baseModule, deps, importerUrl) {';
/** Unless it is the last attempt, it makes two. */
const twice = `function preload(baseModule, deps, importerUrl, isLast) {
  if (!isLast) {
    const attempt = () => preload(baseModule, deps, importerUrl, true);
    return attempt().catch(() => new Promise((resolve) => setTimeout(resolve, 1000)).then(attempt));
  }`;
const start = 'let promise = Promise.resolve();';
const end = 'return baseModule().catch(handlePreloadError);';
const failed = 'if (e.type === "error") rej(';
const forgotten = /\(err\) => \{\s*seen\[href\] = void 0;/;

export const lazyImports = (): Plugin => ({
  name: 'lazy-imports',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith(helper)) return undefined;
    const isKnown = [head, start, end, failed].every((part) => code.includes(part)) && forgotten.test(code);
    if (!isKnown) this.error(`${helper} is not what this plugin knows.`);
    const changed = code
      .replace(head, twice)
      .replace(start, `${start} const asked = baseModule(); asked.catch(() => {});`)
      .replace(end, 'return asked.catch(handlePreloadError);')
      .replace(failed, 'if (e.type === "error") link.remove(), rej(')
      .replace(forgotten, '(err) => { delete seen[href];');
    return { code: changed, map: null };
  },
});
