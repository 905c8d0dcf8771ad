/** Puts a rendered first view into the built `index.html`. Pure: text in, text out. */
import { createHash } from 'node:crypto';

/** What the renderer (`src/entry-server.tsx`) makes of one request. */
export type FirstView = {
  status: number;
  title: string;
  /** For search engines; empty where there is nothing to say. */
  description: string;
  /** Attributes of `<html>`. */
  root: { lang: string; dir: string; scheme?: string };
  /** Theme shades of the shop as CSS; empty for the built-in theme. */
  themeCss: string;
  /** Further tags for the head, already escaped. */
  head: string;
  /** The markup of the app. */
  markup: string;
  /** Source modules that the view needs besides the entry, as the build manifest names them. */
  modules: string[];
  /** The data that the browser starts from. */
  data: unknown;
};

export type Template = {
  fill: (view: FirstView, preloads: string[]) => string;
  /** `sha256-…` of each style that such a page inlines. */
  styleHashes: (view: FirstView) => string[];
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Inert JSON: no `<` can end the block early. */
const inertJson = (data: unknown) =>
  JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const hashOf = (css: string) => `sha256-${createHash('sha256').update(css).digest('base64')}`;

const htmlTag = ({ lang, dir, scheme }: FirstView['root']) =>
  `<html lang="${escaped(lang)}" dir="${escaped(dir)}"${scheme ? ` data-scheme="${escaped(scheme)}"` : ''}>`;

/**
 * Reads the template once. The style sheet moves into the page, so that the first paint needs one request; the
 * script steps back behind the pictures, because the page is already readable without it.
 */
export const readTemplate = (indexHtml: string, css: string): Template => {
  const styled = indexHtml
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace(/\s*<link rel="preload" as="fetch"[^>]*>/g, '')
    .replace(/\s*<noscript>.*?<\/noscript>/s, '')
    .replaceAll('<script type="module"', '<script type="module" async fetchpriority="low"')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace('</head>', () => `<style>${css}</style><!--head--></head>`);
  const sheetHash = hashOf(css);

  const fill = (view: FirstView, preloads: string[]) =>
    styled
      .replace(/<html[^>]*>/, () => htmlTag(view.root))
      .replace(/<title>.*?<\/title>/s, () => `<title>${escaped(view.title)}</title>`)
      .replace('<!--head-->', () =>
        [
          view.description && `<meta name="description" content="${escaped(view.description)}">`,
          view.themeCss && `<style>${view.themeCss}</style>`,
          view.head,
          ...preloads.map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${escaped(file)}">`),
        ].join(''),
      )
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root">${view.markup}</div><script type="application/json" id="first-view">${inertJson(view.data)}</script>`,
      );

  return { fill, styleHashes: ({ themeCss }) => (themeCss ? [sheetHash, hashOf(themeCss)] : [sheetHash]) };
};
