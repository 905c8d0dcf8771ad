/**
 * Vite plugin: keeps compiled styles out of Vitest's cache of transformed modules. That cache knows a module by its own
 * text, and a style sheet is compiled from the files that it imports, too.
 */
import type { Plugin } from 'vitest/config';

/** Also the virtual style sheets that the compiler makes of them. */
const isStyle = (id: string) => id.includes('.css.ts');

export const uncachedStyles = (): Plugin => ({
  name: 'uncached-styles',
  configureVitest: ({ experimental_defineCacheKeyGenerator: define }) =>
    define(({ id }) => (isStyle(id) ? false : undefined)),
});
