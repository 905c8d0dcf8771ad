/** Bundles the walks with the charts and phrases that they need: the package has no other file of the project. */
import { defineConfig } from 'vite';
import { compiledMessages } from '../../scripts/lib/messages-plugin.ts';

export default defineConfig({
  plugins: [compiledMessages()],
  ssr: { noExternal: true, external: ['vitest', 'playwright-core', 'elkjs', 'sharp'] },
  build: {
    ssr: true,
    target: 'es2023',
    minify: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: {
        cli: 'tools/journeys/cli.mjs',
        walk: 'tests/paths/walk.ts',
        'html-reporter': 'tests/paths/html-reporter.ts',
      },
    },
  },
});
