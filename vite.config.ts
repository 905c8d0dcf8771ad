/** Builds the browser app (`vite build`), the first-view renderer and the server (`vite build --ssr …`). */
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledWhole } from './scripts/lib/compile-hint-plugin.ts';
import { withoutDescriptions } from './scripts/lib/descriptions-plugin.ts';
import { iconsInPage } from './scripts/lib/icons-plugin.ts';
import { compiledMessages } from './scripts/lib/messages-plugin.ts';
import { lazyImports } from './scripts/lib/preload-plugin.ts';
import { quickLocaleCheck } from './scripts/lib/react-aria-plugin.ts';
import {
  errorsWithoutStack,
  reactByName,
  withoutComponentStacks,
  withoutUnusedExports,
} from './scripts/lib/react-plugin.ts';
import { onlyShippedPackages } from './scripts/lib/shipped-plugin.ts';
import { shortErrors } from './scripts/lib/short-errors-plugin.ts';
import { shortName } from './scripts/lib/short-names.ts';
import { unwatched } from './scripts/lib/unwatched.ts';
import { withoutPersistence } from './scripts/lib/xstate-plugin.ts';
import { galleryEndpoints } from './tools/flows/gallery/endpoints.ts';

const api = process.env.API_URL ?? 'http://127.0.0.1:4401';
// The folder api/ holds modules of this project, so the proxy must let `/api/client.ts` and the contract through to Vite.
const calls = '^/api/(?!.*\\.(tsx?|json)(\\?|$))';
const documents = ['/shop/download-invoice/', '/shop/payment-slip/'];

/** What the cards and rows of goods are made of: on most pages from the first view on. */
const ofGoods =
  /src[\\/](?:i18n[\\/](?!country|dates|protocol-dates|split-minor)|components[\\/](?:AddControl[\\/](?!Stepper)|BuyNow|Category|ChatButton|Heart|PageHeading|Product|QueryView[\\/](?!QueryFailed)|RecentlyViewed|Section|Shop|(?!address|failure|focus)[a-z])|ui[\\/](?:Breadcrumbs|Carousel|Checkbox[\\/]Checkbox[.]css|Chip|EmptyState|Field[\\/]Field[.]css|Price|RadioGroup[\\/]RadioGroup[.]css|Rating[\\/]|Stack))/;
/** What sends requests to the back end, and the boot, which does so first; a rendered page needs neither at once. */
const ofCalls =
  /[\\/](?:node_modules[\\/]openapi-fetch|api[\\/](?:client|data-of|errors|form-data|operations|validators)|machines[\\/]boot[\\/])/;
/** What runs out, and the dates that it is written with: no list of goods needs either. */
const ofSales = /src[\\/](?:components[\\/]Countdown|i18n[\\/](?:dates|protocol-dates))/;
/** What answers somebody who types: one file, so that the list is there with its first response. */
const ofSearch = /[\\/](?:machines[\\/]search[\\/]|features[\\/]search[\\/](?!MobileSearch))/;
/** Every page has a footer; the menus of an account share what folds its columns. */
const ofFooter = /src[\\/](?:layout[\\/]Footer|ui[\\/]Disclosure|shop[\\/]use-media)/;
/** Who is signed in has both: one brings the other. */
const ofAccount =
  /[\\/](?:routes[\\/]account-queries|layout[\\/](?:AccountMenu[\\/]Account(?!Area)|AccountLayout[\\/][Ss]idebar))/;
/** What only lists of goods need. */
const ofLists =
  /src[\\/](?:screens[\\/]products[\\/]ProductList[.]css|components[\\/](?:ChipNav|ProductResults[\\/]Product|ListPager)|ui[\\/](?:Field[\\/]FieldFrame|Pager|SelectField))/;
/** What is read below a product or a shop. */
const ofStories = /src[\\/](?:features[\\/]reviews|components[\\/](?:RichText|Photos))/;
/** What the page of a product shares with its parts that load later. */
const ofProduct = /src[\\/]screens[\\/]product[\\/](?:Availability|ProductPage[.]css|Purchase|product-address)/;
const ofTalking =
  /src[\\/](?:features[\\/]chat[\\/](?!ChatDrawer)|ui[\\/]LongList[\\/](?:LongList|use-scroll)|machines[\\/]chat[\\/](?!chat[.]selectors))/;

/**
 * Few files instead of sixty: each costs most of a kilobyte of headers, and small files compress badly. What every
 * page starts with is one file, what the pages of goods share is another; what is not named comes where it is used.
 */
const fewFiles = [
  { name: 'zod', test: /[\\/]node_modules[\\/]zod[\\/]/, priority: 5 },
  {
    name: 'index',
    tags: ['$initial' as const],
    test: /^(?!.*(?:src[\\/](?:early|worker)[\\/]))/,
    priority: 4,
  },
  { name: 'calls', test: ofCalls, priority: 1 },
  { name: 'product', test: ofProduct, includeDependenciesRecursively: false },
  { name: 'search', test: ofSearch },
  { name: 'footer', test: ofFooter, priority: 1 },
  { name: 'account', test: ofAccount },
  { name: 'sale', test: ofSales },
  { name: 'lists', test: ofLists, minShareCount: 2, priority: 2, includeDependenciesRecursively: false },
  { name: 'goods', test: ofGoods, minShareCount: 2, priority: 1 },
  { name: 'stories', test: ofStories, minShareCount: 2 },
  { name: 'talk', test: ofTalking, minShareCount: 2, includeDependenciesRecursively: false },
];

/** Pages and scripts name some two hundred files, and a hash does not compress: these are as short as the bundler allows. */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
};

/** What is asked for together with the file that needs it; naming the small ones costs every first view more than it saves. */
const isLarge = (file: string) => /[\\/](?:zod|stories|talk|Dialog)-/.test(file);

/**
 * The server is one file with its packages in it: looking up 700 modules takes longer than the rest of a start. These
 * stay apart, because they bring machine code, read files beside their own, or are needed by few shops; the last four
 * are optional parts of `pg`, `ws` and `web-push` that the shop does not install. All others are `bundled` in package.json.
 */
const unbundled = [
  'sharp',
  '@node-rs/argon2',
  'pdfkit',
  '@opensearch-project/opensearch',
  '@fastify/swagger-ui',
  'pg-native',
  'bufferutil',
  'utf-8-validate',
  'supports-color',
];

/** For the browser alone: the server formats phrases with what the package remembers. */
const unmemoized = {
  find: '@formatjs/fast-memoize',
  replacement: fileURLToPath(new URL('./src/i18n/unmemoized.ts', import.meta.url)),
};

/** The contract is validated before it is built (`contract-schemas.test.ts`), so that no start pays for it. */
const validated = {
  find: /^@seriousme\/openapi-schema-validator$/,
  replacement: fileURLToPath(new URL('./server/http/validated-contract.ts', import.meta.url)),
};

/**
 * Terser's output of the first view is 850 bytes smaller than the default's, for some seconds of a build. No code here
 * asks a function how many arguments it has, and none reads a property only for what reading it does. Vite would have it
 * avoid a defect of Safari 10, which the target leaves out.
 */
const smallest = {
  minify: 'terser' as const,
  terserOptions: {
    module: true,
    safari10: false,
    compress: { passes: 3, ecma: 2020 as const, keep_fargs: false, inline: 1, pure_getters: true },
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    vanillaExtractPlugin(command === 'build' ? { identifiers: shortName } : {}),
    react(),
    compiledMessages(),
    iconsInPage(),
    errorsWithoutStack(),
    withoutComponentStacks(),
    ...(isSsrBuild ? [] : [reactByName(), withoutUnusedExports(), quickLocaleCheck(), compiledWhole('index')]),
    withoutDescriptions(),
    withoutPersistence(),
    galleryEndpoints(),
    ...(isSsrBuild ? [] : [shortErrors()]),
    onlyShippedPackages(),
    lazyImports(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE', 'fa-IR'] }), enforce: 'pre' as const },
  ],
  server: {
    port: 4400,
    watch: unwatched,
    proxy: {
      ...Object.fromEntries(
        [
          calls,
          '/pictures',
          '/uploads',
          '/files',
          '/fonts',
          '/auth/popup',
          '/pusher/auth',
          '/mail/',
          '/order/',
          '/payment/',
          ...documents,
        ].map((path) => [path, api]),
      ),
      '/app/': { target: api, ws: true },
    },
  },
  resolve: {
    alias: [
      ...(isSsrBuild ? [validated] : [unmemoized]),
      // React itself has what the shim would bring to older ones.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  // The development server loads packages as they are: it asks the compiler of TypeScript for samples of payloads.
  ssr: isSsrBuild ? { noExternal: true, external: unbundled } : {},
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
  build: {
    target: 'es2023',
    outDir: 'dist/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    ...(isSsrBuild ? {} : smallest),
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter(isLarge) },
    reportCompressedSize: false,
    // What every page starts with is one file, which is compressed when it is built.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      // The renderer of first views is loaded whole: what is lazy in the browser need not be lazy there.
      checks: { pluginTimings: false, ineffectiveDynamicImport: !isSsrBuild },
      ...(isSsrBuild
        ? {}
        : {
            input: ['index.html', 'src/early/early.ts', 'src/worker/worker.ts'],
            output: { codeSplitting: { groups: fewFiles }, ...fileNames },
          }),
    },
  },
}));
