/** Builds the browser app (`vite build`), the first-view renderer and the server (`vite build --ssr …`). */
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env.API_URL ?? 'http://127.0.0.1:4401';
// The folder api/ holds modules of this project, so the proxy must let `/api/client.ts` through to Vite.
const calls = '^/api/(?!.*\\.tsx?(\\?|$))';

/** English phrases are their own keys; only the few that differ need to be in the script. */
const leanEnglish = {
  name: 'lean-english',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (!id.endsWith('/src/i18n/en.json')) return undefined;
    const entries = Object.entries(JSON.parse(code) as Record<string, string>);
    return JSON.stringify(Object.fromEntries(entries.filter(([key, text]) => key !== text)));
  },
};

const shownAtOnce = /[\\/]src[\\/](?:i18n|parts[\\/](?!Bought|Address|Amounts|Order|Reviews))|lucide/;
const lookAtOnce = /[\\/]src[\\/]ui[\\/](?!Dialog|Drawer|Confirm|Field|Form|Code|Password|TextArea|Tabs|Check)/;

/**
 * Few files instead of sixty: each costs most of a kilobyte of headers, and small files compress badly. What every
 * page starts with is one file, what the pages of goods share is another; dialogs and forms come when they are opened.
 */
const fewFiles = [
  { name: 'client', tags: ['$initial' as const], test: /^(?!.*(?:index[.]html|main[.]tsx)$)/, priority: 1 },
  { name: 'parts', test: (id: string) => shownAtOnce.test(id) || lookAtOnce.test(id), minShareCount: 2 },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    vanillaExtractPlugin(),
    react(),
    leanEnglish,
    { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE', 'fa-IR'] }), enforce: 'pre' as const },
  ],
  server: {
    port: 4400,
    proxy: Object.fromEntries(
      [calls, '/pictures', '/uploads', '/files', '/auth/popup', '/order/', '/payment/'].map((path) => [path, api]),
    ),
  },
  define: isSsrBuild ? {} : { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
  build: {
    target: 'es2023',
    outDir: 'dist/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What every page starts with is one file, which is compressed when it is built.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      checks: { pluginTimings: false },
      ...(isSsrBuild ? {} : { output: { codeSplitting: { groups: fewFiles } } }),
    },
  },
}));
