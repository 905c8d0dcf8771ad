/**
 * Vite plugin: changes how a lazy module gets its styles. Both are requested together, not one after the other: one
 * round trip in place of two, and the importer still waits for both. A style sheet that failed to load is requested again
 * by the next attempt; Vite takes it for loaded, and would show the module without its styles.
 */
import type { Plugin } from 'vite';

const helper = 'vite/preload-helper.js';
const start = 'let promise = Promise.resolve();';
const end = 'return baseModule().catch(handlePreloadError);';
const failed = 'if (e.type === "error") rej(';
const forgotten = /\(err\) => \{\s*seen\[href\] = void 0;/;

export const stylesAlongside = (): Plugin => ({
  name: 'styles-alongside',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith(helper)) return undefined;
    const isKnown = [start, end, failed].every((part) => code.includes(part)) && forgotten.test(code);
    if (!isKnown) this.error(`${helper} is not what this plugin knows.`);
    const changed = code
      .replace(start, `${start} const asked = baseModule(); asked.catch(() => {});`)
      .replace(end, 'return asked.catch(handlePreloadError);')
      .replace(failed, 'if (e.type === "error") link.remove(), rej(')
      .replace(forgotten, '(err) => { delete seen[href];');
    return { code: changed, map: null };
  },
});
