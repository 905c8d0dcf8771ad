/**
 * Vite plugin: changes how Vite loads a lazy module, in three ways.
 *
 * - The module and its styles are requested together: one round trip in place of two. The importer waits for both.
 * - If one of them fails to load, both are loaded once more after a second, because connections of phones break.
 * - A second attempt requests a style sheet that failed to load. Vite would take its link for a loaded sheet, and show
 *   the module without its styles.
 */
import type { Plugin } from 'vite';

const helper = 'vite/preload-helper.js';
const signature = 'function preload(baseModule, deps, importerUrl) {';
/** Calls itself up to twice; these calls have `isLast`, and load. */
const twice = `function preload(baseModule, deps, importerUrl, isLast) {
  if (!isLast) {
    const attempt = () => preload(baseModule, deps, importerUrl, true);
    return attempt().catch(() => new Promise((resolve) => setTimeout(resolve, 1000)).then(attempt));
  }`;
const start = 'let promise = Promise.resolve();';
const end = 'return baseModule().catch(handlePreloadError);';
const lostSheet = 'if (e.type === "error") rej(';
const seenMark = /\(err\) => \{\s*seen\[href\] = void 0;/;

export const lazyImports = (): Plugin => ({
  name: 'lazy-imports',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith(helper)) return undefined;
    const isKnown = [signature, start, end, lostSheet].every((part) => code.includes(part)) && seenMark.test(code);
    if (!isKnown) this.error(`${helper} is not what this plugin knows.`);
    const changed = code
      .replace(signature, twice)
      .replace(start, `${start} const base = baseModule(); base.catch(() => {});`)
      .replace(end, 'return base.catch(handlePreloadError);')
      .replace(lostSheet, 'if (e.type === "error") link.remove(), rej(')
      .replace(seenMark, '(err) => { delete seen[href];');
    return { code: changed, map: null };
  },
});
