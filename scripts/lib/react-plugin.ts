/** Vite plugins for React's packages, which are CommonJS. */
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

const file = 'react-dom-client.production.js';
const made = /(?<=Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;
const expected = 5;

/**
 * The errors that React DOM creates while it loads, to throw them later, get no stack. No code reads those stacks. With
 * an inspector attached (as in Lighthouse) each of them makes the browser parse the whole first file again: a third of
 * the longest task of a first view.
 */
export const errorsWithoutStack = (): Plugin => ({
  name: 'errors-without-stack',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith(file)) return undefined;
    const found = code.match(made)?.length ?? 0;
    if (found !== expected)
      this.error(`${file} makes ${found} errors when it is loaded; this plugin knows ${expected}.`);
    return { code: code.replace(made, 'Object.create(Error.prototype, { message: { value: $1 } })'), map: null };
  },
});

const componentStack = /(?<=stack: )getStackByFiberInDevAndProd\(source\)/g;

/** The source without the component stacks for error boundaries; throws if React makes them in other places now. */
export const withoutStacks = (source: string): string => {
  const found = source.match(componentStack)?.length ?? 0;
  if (found !== 2) throw new Error(`${file} makes component stacks in ${found} places; this plugin knows 2.`);
  return source.replace(componentStack, '""');
};

/**
 * Error boundaries get no component stack. Nothing here reads it, a build has shortened the names in it, and every first
 * view would load the code that makes it.
 */
export const withoutComponentStacks = (): Plugin => ({
  name: 'without-component-stacks',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith(file) ? { code: withoutStacks(code), map: null } : undefined),
});

/** What no module of the browser imports of React; one that does makes the build fail. */
const unused: Readonly<Record<string, readonly string[]>> = {
  'react.production.js': [
    'Activity',
    'Children',
    'Profiler',
    'PureComponent',
    'ViewTransition',
    'addTransitionType',
    'cache',
    'cacheSignal',
    'createRef',
    'lazy',
    'unstable_useCacheRefresh',
    'useActionState',
    'useDeferredValue',
    'useOptimistic',
    'useTransition',
  ],
  'react-dom.production.js': [
    'browser',
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'unstable_batchedUpdates',
    'useFormState',
    'useFormStatus',
  ],
  'scheduler.production.js': [
    'unstable_Profiling',
    'unstable_forceFrameRate',
    'unstable_next',
    'unstable_runWithPriority',
    'unstable_wrapCallback',
  ],
};

const left = new Set(Object.values(unused).flat());

type Program = { body: { type: string; start: number; end: number; expression?: Assignment }[] };
type Assignment = { type: string; left?: { type: string; property?: { name?: string } } };

/** The source without the assignments `exports.<name> = …` of these names. The compressor drops what only they used. */
export const withoutExports = (source: string, program: unknown, names: readonly string[]): string => {
  const found = (program as Program).body.filter(({ expression }) =>
    names.includes(expression?.left?.property?.name ?? ''),
  );
  if (found.length !== names.length) throw new Error(`React has ${found.length} of the ${names.length} exports.`);
  return found.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), source);
};

/**
 * React's packages are CommonJS, of which nothing is shaken off. An import by name of what is left out fails in the
 * build by itself; a property of the default import is looked for in the modules that import React as a whole.
 */
export const withoutUnusedExports = (): Plugin => {
  const property = new RegExp(`\\.(?:${[...left].join('|')})\\b`);
  const importers = new Set<string>();
  return {
    name: 'without-unused-exports',
    apply: 'build',
    transform(code, id) {
      const names = unused[basename(id)];
      if (names) return { code: withoutExports(code, this.parse(code), names), map: null };
      if (/import\s+[\w$]+[^'"]*from\s*['"]react(-dom)?['"]/.test(code)) importers.add(id);
      return undefined;
    },
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? Object.entries(output.modules) : [],
      );
      for (const [id, { code }] of modules) {
        const [read] = (importers.has(id) && property.exec(code ?? '')) || [];
        if (read) this.error(`${id} reads React${read}, which scripts/lib/react-plugin.ts leaves out.`);
      }
    },
  };
};

const require = createRequire(import.meta.url);
const named: ReadonlySet<string> = new Set(['react', 'react/jsx-runtime', 'react-dom']);
const prefix = '\0named:';

/**
 * Imports of React are imports of names, as if React were an ES module. Otherwise every file of the build wraps React
 * once, and calls each function as a property that cannot be shortened.
 */
export const reactByName = (): Plugin => ({
  name: 'react-by-name',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer, { kind }: { kind?: string }) {
    const isImport = kind === 'import-statement' && !importer?.startsWith(prefix);
    return isImport && named.has(source) ? prefix + source : undefined;
  },
  load(id) {
    if (!id.startsWith(prefix)) return undefined;
    const source = id.slice(prefix.length);
    const names = Object.keys(require(source)).filter((name) => !name.startsWith('__') && !left.has(name));
    return [
      `import React from ${JSON.stringify(source)};`,
      'export default React;',
      ...names.map((name) => `export const ${name} = React.${name};`),
    ].join('\n');
  },
});
