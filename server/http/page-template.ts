/** Puts a rendered first view into the built `index.html`. Pure: text in, text out. */
import { createHash } from 'node:crypto';
import { escapeHtml } from '#server/domain/html.ts';
import type { BuiltFiles } from './build-manifest.ts';

/** The result of the renderer (`src/entry-server.tsx`) for one request. */
export type FirstView = {
  status: number;
  /** Another page of the shop stands at this address; nothing else counts then. */
  redirectTo?: string;
  title: string;
  /** Metadata for search engines and link previews. */
  meta: Record<string, string>[];
  links: Record<string, string>[];
  /** Facts in the words of schema.org, one object a block. */
  linkedData: object[];
  /** Attributes of `<html>`. */
  root: { lang: string; dir: string; scheme?: string };
  /** Theme shades of the shop as CSS; empty for the built-in theme. */
  themeCss: string;
  /** Preload tags of the renderer. */
  hints: string;
  /** The markup of the app. */
  markup: string;
  /** The source module of the page's screen, as the build manifest names it. */
  screen: string;
  /** The fonts of its texts: source modules, or addresses. */
  fonts: readonly string[];
  /** Those whose styles it needs now and whose code comes later. */
  parts: string[];
  /** Scripts that the first interaction needs. */
  ahead: readonly string[];
  /** The operations whose responses are in the data. */
  operations: readonly string[];
  /** The data that the browser starts from. */
  data: unknown;
};

/** A page, and `sha256-…` of each style and script that it inlines. */
type FilledPage = { html: string; styleHashes: string[]; scriptHashes: string[] };
export type Template = (view: FirstView, files: BuiltFiles) => FilledPage;

/** What pages inline of the built files. */
export type InlinedFiles = {
  /** The texts of the style sheets by file. */
  sheets: ReadonlyMap<string, string>;
  /** The script that runs before the first paint (`src/early/early.ts`). */
  earlyScript: string;
};

/** Inert JSON: no `<` can end the block early. */
const inertJson = (data: unknown) =>
  JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const htmlTag = ({ lang, dir, scheme }: FirstView['root']) =>
  `<html lang="${escapeHtml(lang)}" dir="${escapeHtml(dir)}" data-first-view${scheme ? ` data-scheme="${escapeHtml(scheme)}"` : ''}>`;

/** `<link rel="canonical" href="…">`; every value is escaped. */
const tag = (name: string, attributes: Record<string, string>) =>
  `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`)].join(' ')}>`;

/** A block of data, which no content security policy takes for a script. */
const dataBlock = (attributes: string, data: unknown) => `<script ${attributes}>${inertJson(data)}</script>`;

/**
 * The sheet itself, so that the first paint needs one request. The link that is switched off fetches nothing: it tells
 * Vite's loader of screens that this sheet is here.
 */
const styleTags = (file: string, css: string) =>
  `<style>${css}</style><link rel="stylesheet" href="/${escapeHtml(file)}" disabled>`;

/** The browser finds the page's own screen by its source, without knowing where all the others are. */
const scriptTag = (file: string, screen: string | undefined) =>
  tag('link', {
    rel: 'modulepreload',
    fetchpriority: 'low',
    href: `/${file}`,
    ...(screen === undefined ? {} : { 'data-screen': screen }),
  });

/** Fetches nothing until the browser app makes a hint of it (`src/shop/first-interaction.ts`). */
const prefetchTag = (file: string) =>
  tag('link', {
    ...(file.endsWith('.css')
      ? { 'data-prefetch': 'preload', as: 'style', crossorigin: '' }
      : { 'data-prefetch': 'modulepreload' }),
    href: `/${file}`,
  });

/** The browser paints once it has read the markup up to its last element. Painted earlier, the first half would move later. */
const wholeMarkup = tag('link', { rel: 'expect', href: '#end', blocking: 'render' });

/** The drawings of the icons in the built page; each has an `id` that the markup refers to. */
const drawings = /<g id="(icon-[\w-]+)">.*?<\/g>/gs;

/**
 * Every page has these drawings. A page that has just gone offline cannot fetch the first of them. The others are those
 * of a product, which the next tap may open: to read the file of all drawings would delay its first frame.
 */
const iconsOfNextFrame = new Set(['icon-wifi-off', 'icon-store', 'icon-clock', 'icon-bike']);

/** Only the drawings that the markup shows; `src` gets the others from a file. */
const withoutUnusedIcons = (html: string, markup: string) =>
  html.replace(drawings, (drawing, id) => (iconsOfNextFrame.has(id) || markup.includes(`"#${id}"`) ? drawing : ''));

/**
 * Reads the template once. The script of the app steps back behind the pictures, because the page is already readable
 * without it.
 */
export const readTemplate = (indexHtml: string, { sheets, earlyScript }: InlinedFiles): Template => {
  const link = /\s*<link rel="stylesheet"[^>]*href="\/([^"]*)"[^>]*>/g;
  const own = [...indexHtml.matchAll(link)].map(([, file]) => file as string);
  const plain = indexHtml
    .replace(link, '')
    .replace(/\s*<!--.*?-->/gs, '')
    .replace(/\s*<link rel="preload" as="fetch"[^>]*>/g, '')
    .replace(/\s*<link rel="manifest"[^>]*>/, '')
    .replace(/\s*<noscript>.*?<\/noscript>/s, '')
    .replaceAll('<script type="module"', '<script type="module" async fetchpriority="low"')
    .replace('</head>', '<!--head--></head>');
  const hashes = new Map([...sheets].map(([file, css]) => [file, hashOf(css)]));
  /** Those of every page come first. */
  const sheetsOf = ({ styles }: BuiltFiles) => [...new Set([...own, ...styles])];

  return (view, files) => {
    const html = withoutUnusedIcons(plain, view.markup)
      .replace(/<html[^>]*>/, () => htmlTag(view.root))
      .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(view.title)}</title>`)
      .replace('<!--head-->', () =>
        [
          // Before the styles, so that pictures are requested with the first packet.
          view.hints,
          wholeMarkup,
          `<script>${earlyScript}</script>`,
          ...view.meta.map((attributes) => tag('meta', attributes)),
          ...view.links.map((attributes) => tag('link', attributes)),
          ...sheetsOf(files).map((file) => styleTags(file, sheets.get(file) ?? '')),
          view.themeCss && `<style id="theme">${view.themeCss}</style>`,
          ...files.scripts
            .filter((file) => !indexHtml.includes(file))
            .map((file) => scriptTag(file, file === files.screen ? view.screen : undefined)),
          ...files.ahead.filter((file) => !indexHtml.includes(file)).map(prefetchTag),
          ...view.linkedData.map((facts) => dataBlock('type="application/ld+json"', facts)),
        ].join(''),
      )
      .replace(
        '<div id="root"></div>',
        () => `<div id="root">${view.markup}</div>${dataBlock('type="application/json" id="first-view"', view.data)}`,
      );
    return {
      html,
      styleHashes: [
        ...sheetsOf(files).flatMap((file) => hashes.get(file) ?? []),
        ...(view.themeCss ? [hashOf(view.themeCss)] : []),
      ],
      scriptHashes: [hashOf(earlyScript)],
    };
  };
};
