/** The configuration of the build, for a client whose start has never heard of the tester's tools. */
import { defineConfig, mergeConfig, type UserConfigFnObject } from 'vite';
import config from '../../../vite.config.ts';

const mentions = [
  /\n {2}\/\/ The bundler removes this condition[^;]*openTester\(window\);\n/,
  /\n {2}if \(tester\)[^\n]*/,
];

const withoutMentions = (code: string) =>
  mentions.reduce((left, mention) => {
    if (!mention.test(left)) throw new Error(`src/app/make-shop.tsx has nothing like ${mention}.`);
    return left.replace(mention, '\n');
  }, code);

// biome-ignore lint/style/noDefaultExport: vite takes a configuration by its file
export default defineConfig((env) =>
  mergeConfig((config as UserConfigFnObject)(env), {
    plugins: [
      {
        name: 'without-tools',
        enforce: 'pre',
        transform: (code: string, id: string) =>
          id.endsWith('/src/app/make-shop.tsx') ? withoutMentions(code) : undefined,
      },
    ],
  }),
);
