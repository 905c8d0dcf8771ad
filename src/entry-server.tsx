/** Renders a page's first view to text, with a root actor and a query cache of its own for each request. */

import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { createActor } from 'xstate';
import { createClient } from '#api/client.ts';
import { getCatalogue, getMaster } from '#api/operations/settings.ts';
import { compileCatalogue } from '#machines/locale/compile-catalogue.ts';
import { createReader } from '#machines/reading/reading.live.ts';
import type { Storage } from '#machines/storage/storage.types.ts';
import { liveStorefront } from '#machines/storefront/storefront.live.ts';
import { App } from './app/App.tsx';
import type { FirstViewData } from './app/first-view.ts';
import { pageDescription } from './app/page-description.ts';
import { pageTitle } from './app/page-title.ts';
import { createResources } from './app/resources.ts';
import { loadScreen } from './app/screen-chunks.ts';
import { ShopProvider } from './app/shop-context.ts';
import { htmlLang, type Locale } from './i18n/locales.ts';
import { builtInText, createMessages } from './i18n/messages.ts';
import { matchPage, type PageMatch } from './routes/pages.ts';
import { checkShades } from './theme/shades.ts';
import './theme/global.css.ts';

export type RenderRequest = {
  path: string;
  /** With its question mark, or empty. */
  search: string;
  locale: Locale;
  currency?: string;
  scheme?: 'light' | 'dark';
  /** Reaches the back end without a socket. */
  fetch: typeof fetch;
};

const nothing = () => undefined;
/** The actor is never started here, so nothing is ever read or written. */
const noStorage: Storage = { read: async () => ({}), write: nothing, flush: () => false };

/** The built-in English is in the script already, where a phrase is its own text; only what differs travels. */
const unlikeBuiltIn = (texts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(compileCatalogue(texts)).filter(
      ([key, message]) => JSON.stringify(builtInText(key) ?? key) !== JSON.stringify(message),
    ),
  );

const themeCss = (colours: unknown) => {
  const shades = checkShades(colours);
  if (!shades) return '';
  const rules = Object.entries(shades).map(([name, value]) => `${name}:${value}`);
  return `:root{${rules.join(';')}}`;
};

/**
 * React puts its own hints (preloads of eager pictures) before the markup; the place of those that matter is the head.
 * A logo has no priority: the browser meets it in the markup, after the pictures.
 */
const splitHints = (rendered: string) => {
  const hints = /^(?:<link [^>]*>)*/.exec(rendered)?.[0] ?? '';
  const urgent = hints.match(/<link [^>]*fetchPriority="high"[^>]*>/g) ?? [];
  return { head: urgent.join(''), markup: rendered.slice(hints.length) };
};

const statusOf = ({ name }: PageMatch, isMissing: boolean) => (name === 'notFound' || isMissing ? 404 : 200);

/** An answer in the shape that the server puts into the page; throws only when the shop's settings cannot be had. */
export const render = async ({ path, search, locale, currency, scheme, fetch }: RenderRequest) => {
  const client = createClient({ baseUrl: 'http://shop.internal/api', fetch, locale: () => locale, token: nothing });
  const reader = createReader(client, { locale: () => locale });
  const match = matchPage(path);
  const reads = match.page.reads(match.params, new URLSearchParams(search));
  const [settings, catalogue] = await Promise.all([
    getMaster(client, {}),
    getCatalogue(client, { locale }).then(unlikeBuiltIn, () => ({})),
    loadScreen(match),
    ...reads.map((read) => reader.prefetch(read)),
  ]);
  const shop = { settings, catalogue, locale, ...(currency ? { currency } : {}), ...(scheme ? { scheme } : {}) };
  const actor = createActor(liveStorefront({ client, reader, storage: noStorage }), { input: { ...shop, path } });
  const context = {
    actor,
    resources: createResources(reader, () => locale),
    peek: reader.peek,
    onAnswer: () => nothing,
    onFirstCommit: nothing,
    isReturning: () => false,
  };
  const rendered = renderToString(
    <Router ssrPath={path} ssrSearch={search}>
      <ShopProvider value={context}>
        <App />
      </ShopProvider>
    </Router>,
  );
  const { head, markup } = splitHints(rendered);
  const data: FirstViewData = { shop, reads: reader.dehydrate() };
  const direction = settings.languages.find(({ name }) => name === locale)?.direction ?? 'ltr';
  const entity = match.page.entity;
  const isMissing = entity !== undefined && reader.peek(entity.read(match.params)) === undefined;
  return {
    status: statusOf(match, isMissing),
    title: pageTitle(match, reader.peek, createMessages(locale, catalogue), settings.app_name),
    description: pageDescription(match, reader.peek, settings.web_footer_description ?? ''),
    root: { lang: htmlLang(locale), dir: direction, ...(scheme ? { scheme } : {}) },
    themeCss: themeCss(settings.theme_colors),
    head,
    markup,
    modules: [match.page.screen.file],
    data,
  };
};
