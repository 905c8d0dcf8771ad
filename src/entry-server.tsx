/** Renders a page's first view to text, with a root actor and a memory of responses of its own for each request. */

import { renderToString } from 'react-dom/server';
import { Router, type SsrContext } from 'wouter';
import { createActor } from 'xstate';
import { createClient } from '#api/client.ts';
import { getCatalogue, getMaster } from '#api/operations/settings.ts';
import { htmlLang, type Locale } from '#locales/locales.ts';
import { compileCatalogue } from '#machines/locale/compile-catalogue.ts';
import { createQueryClient, type QueryClient } from '#machines/query/query.live.ts';
import { failureOf } from '#machines/shared/failure.ts';
import type { Storage } from '#machines/storage/storage.types.ts';
import { liveStorefront } from '#machines/storefront/storefront.live.ts';
import { purposePhrases } from '#src/seo/page-description.ts';
import { pageHead } from '#src/seo/page-head.ts';
import { entityOf, pageTitle } from '#src/seo/page-title.ts';
import { loadParts } from '#src/shop/lazy-component.tsx';
import { createResources } from '#src/shop/resources.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { App } from './app/App.tsx';
import type { FirstViewData } from './app/first-view.ts';
import { prefetchFiles } from './app/prefetch-files.ts';
import { splitHints, themeCss } from './app/rendered-page.ts';
import { loadScreen } from './app/screen-chunks.ts';
import { builtInText, createMessages } from './i18n/messages.ts';
import { matchPage, type PageMatch } from './routes/match-page.ts';
import { pageQueries } from './routes/page-queries.ts';
import './theme/global.css.ts';

export { sitemapPaths } from '#src/seo/sitemap.ts';
export { knownSearch } from './routes/known-search.ts';

export type RenderRequest = {
  /** `https://shop.example`: where the shop is found. */
  origin: string;
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
const noStorage: Storage = {
  read: () => ({}),
  readSettings: async () => undefined,
  write: nothing,
  flush: () => false,
};

/** The built-in English is in the script already, where a phrase is its own text; only what differs, and is shown, travels. */
const unlikeBuiltIn = (texts: ReturnType<typeof compileCatalogue>) =>
  Object.fromEntries(
    Object.entries(texts).filter(
      ([key, message]) =>
        !purposePhrases.has(key) && JSON.stringify(builtInText(key) ?? key) !== JSON.stringify(message),
    ),
  );

const hasResponded: ReadonlySet<string> = new Set(['notFound', 'refused']);

/** What is not there is not found; what could not be asked for may well be there. */
const statusOf = (match: PageMatch, queryClient: QueryClient): number => {
  const { entity } = match.page;
  if (match.name === 'notFound') return 404;
  if (!entity || entityOf(match, queryClient.peek)) return 200;
  const error = queryClient.errorOf(entity.query(match.params));
  return error === undefined || hasResponded.has(failureOf(error).kind) ? 404 : 503;
};

/** A response in the shape that the server puts into the page; throws only when the shop's settings cannot be had. */
export const render = async ({ origin, path, search, locale, currency, scheme, fetch }: RenderRequest) => {
  const client = createClient({ baseUrl: 'http://shop.internal/api', fetch, locale: () => locale, token: nothing });
  const queryClient = createQueryClient(client, { locale: () => locale });
  const requested = matchPage(path);
  const parameters = new URLSearchParams(search);
  const queries = pageQueries[requested.name]?.(requested.params, parameters) ?? [];
  const [settings, texts] = await Promise.all([
    getMaster(client, {}),
    getCatalogue(client, { locale }).then(compileCatalogue, () => ({})),
    loadScreen(requested),
    ...queries.map((query) => queryClient.prefetch(query)),
  ]);
  const catalogue = unlikeBuiltIn(texts);
  const match = matchPage(path, settings.multi_vendor);
  await loadScreen(match);
  await loadParts();
  const shop = { settings, catalogue, locale, ...(currency ? { currency } : {}), ...(scheme ? { scheme } : {}) };
  const actor = createActor(liveStorefront({ client, queryClient, storage: noStorage }), { input: { ...shop, path } });
  const parts = new Set<string>();
  const context = {
    actor,
    resources: createResources(queryClient, () => locale),
    peek: queryClient.peek,
    onResponse: () => nothing,
    onFirstCommit: nothing,
    isReturning: () => false,
    onPart: (file: string) => void parts.add(file),
  };
  const route: SsrContext = {};
  const rendered = renderToString(
    <Router ssrPath={path} ssrSearch={search} ssrContext={route}>
      <ShopProvider value={context}>
        <App />
      </ShopProvider>
    </Router>,
  );
  const { hints, markup } = splitHints(rendered);
  const data: FirstViewData = { shop, queries: queryClient.dehydrate() };
  const direction = settings.languages.find(({ name }) => name === locale)?.direction ?? 'ltr';
  const status = statusOf(match, queryClient);
  const t = createMessages(locale, texts);
  return {
    ...(route.redirectTo ? { redirectTo: route.redirectTo } : {}),
    status,
    title: pageTitle(match, queryClient.peek, t, settings.app_name),
    ...pageHead({ match, search: parameters, status, peek: queryClient.peek, t, settings, locale, origin }),
    root: { lang: htmlLang(locale), dir: direction, ...(scheme ? { scheme } : {}) },
    themeCss: themeCss(settings.theme_colors),
    hints,
    markup,
    screen: match.page.screen.file,
    parts: [...parts],
    ahead: prefetchFiles,
    data,
  };
};
