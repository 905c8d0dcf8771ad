/**
 * Vite plugin: asks the browser to compile the functions of one file beside the main thread, while the file arrives.
 * Without it Chromium compiles each function at its first call, and hydration waits for hundreds of them. Other browsers
 * see a comment.
 */
import type { Plugin } from 'vite';

const hint = '//# allFunctionsCalledOnLoad';

/** `name` is that of a file of the build. Vite itself writes into the start of a file, so this comes last. */
export const compiledWhole = (name: string): Plugin => ({
  name: 'compiled-whole',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const file = Object.values(bundle).find((each) => each.type === 'chunk' && each.name === name);
      if (file?.type !== 'chunk') this.error(`The build has no file ${name}.`);
      file.code = `${hint}\n${file.code}`;
    },
  },
});
