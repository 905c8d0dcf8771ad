/** The output of `npm run build`: the HTML template of the app and the first-view renderer. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { sitemapThings } from '#server/db/queries/sitemap.ts';
import { inRoot } from '#server/root.ts';
import { type BuildManifest, offlineFilesOf } from './build-manifest.ts';
import { type FirstView, readTemplate, type Template } from './page-template.ts';
import type { ViewChoice } from './view-cookie.ts';

export type RenderRequest = ViewChoice & {
  /** The language of somebody who has chosen none. */
  mainLocale: string;
  origin: string;
  path: string;
  search: string;
  fetch: typeof fetch;
};

/** `src/entry-server.tsx`, built. */
export type Renderer = {
  render: (request: RenderRequest) => Promise<FirstView>;
  /** The query parameters that the page of a path uses, with a question mark, or empty. */
  knownSearch: (path: string, search: URLSearchParams) => string;
  /** Whether the shop has a page at a path. */
  hasPage: (path: string) => boolean;
  sitemapPaths: (things: Awaited<ReturnType<typeof sitemapThings>>) => string[];
  productPaths: (ids: number[]) => string[];
};

export type Build = {
  template: Template;
  manifest: BuildManifest;
  renderer: Renderer;
  /** The script of the service worker; it differs with every version of the app. */
  worker: string | undefined;
};

const clientFile = (...path: string[]) => inRoot('dist', 'client', ...path);
const read = (...path: string[]) => readFileSync(clientFile(...path), 'utf8');

/** The page without a first view; undefined before the first build. */
export const readShell = (): string | undefined =>
  existsSync(clientFile('index.html')) ? read('index.html') : undefined;

const styleSheets = () => {
  const names = readdirSync(clientFile('assets')).filter((name) => name.endsWith('.css'));
  return new Map(names.map((name) => [`assets/${name}`, read('assets', name)]));
};

/** The browser installs a worker again if one byte of it differs, and copies the new app with it. */
const workerOf = (manifest: BuildManifest, shell: string): string | undefined => {
  const file = manifest['src/worker/worker.ts']?.file;
  const version = createHash('sha256').update(shell).digest('hex').slice(0, 12);
  const files = JSON.stringify(offlineFilesOf(manifest));
  return file && `self.offlineFiles=${files};\n${read(file).trim()}\n// ${version}\n`;
};

export const loadBuild = async (): Promise<Build | undefined> => {
  const renderer = inRoot('dist', 'ssr', 'entry-server.js');
  const shell = readShell();
  if (!existsSync(renderer) || shell === undefined) return undefined;
  const manifest: BuildManifest = JSON.parse(read('.vite', 'manifest.json'));
  const earlyScript = `(()=>{${read(manifest['src/early/early.ts']?.file ?? 'missing').trim()}})()`;
  return {
    template: readTemplate(shell, { sheets: styleSheets(), earlyScript }),
    manifest,
    worker: workerOf(manifest, shell),
    renderer: await import(pathToFileURL(renderer).href),
  };
};
