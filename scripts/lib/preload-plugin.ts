/**
 * Vite plugin: requests a lazy module together with its styles, not one after the other: one round trip in place of
 * two. The importer still waits for both.
 */
import type { Plugin } from 'vite';

const helper = 'vite/preload-helper.js';
const start = 'let promise = Promise.resolve();';
const end = 'return baseModule().catch(handlePreloadError);';

export const stylesAlongside = (): Plugin => ({
  name: 'styles-alongside',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith(helper)) return undefined;
    if (!code.includes(start) || !code.includes(end)) this.error(`${helper} is not what this plugin knows.`);
    const asked = `${start} const asked = baseModule(); asked.catch(() => {});`;
    return { code: code.replace(start, asked).replace(end, 'return asked.catch(handlePreloadError);'), map: null };
  },
});
