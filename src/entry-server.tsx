/** Renders a page's first view to text, with a root actor and a memory of responses of its own for each request. */

import { renderToString } from 'react-dom/server';
import { createActor } from 'xstate';
import { createClient } from '#api/client.ts';
import { getCatalogue, getMaster } from '#api/operations/settings.ts';
import { defaultLocale, htmlLang, type Locale } from '#locales/locales.ts';
import { compileCatalogue } from '#machines/locale/compile-catalogue.ts';
import { createQueryClient } from '#machines/query/query.live.ts';
import type { Storage } from '#machines/storage/storage.types.ts';
import { liveStorefront } from '#machines/storefront/storefront.live.ts';
import { pageHead } from '#src/seo/page-head.ts';
import { statusOf } from '#src/seo/page-status.ts';
import { pageTitle } from '#src/seo/page-title.ts';
import { PlaceProvider, readAddress } from '#src/shop/address.ts';
import { loadParts } from '#src/shop/lazy-component.tsx';
import { createOffers } from '#src/shop/offers.ts';
import { createResources } from '#src/shop/resources.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { App } from './app/App.tsx';
import type { FirstViewData } from './app/first-view.ts';
import { prefetchFiles } from './app/prefetch-files.ts';
import { fontsOf, queriesToSend, splitHints, textsToSend, themeCss } from './app/rendered-page.ts';
import { loadScreen } from './app/screen-chunks.ts';
import { createMessages } from './i18n/messages.ts';
import { matchPage } from './routes/match-page.ts';
import { pageQueries } from './routes/page-queries.ts';
import './theme/global.css.ts';
import { createServerParts, renderParts } from '#src/shop/part-log.ts';

export { productPaths, sitemapPaths } from '#src/seo/sitemap.ts';
export { knownSearch } from './routes/known-search.ts';

export const hasPage = (path: string): boolean => matchPage(path).name !== 'notFound';

export type RenderRequest = {
  /** `https://shop.example`: where the shop is found. */
  origin: string;
  path: string;
  /** With its question mark, or empty. */
  search: string;
  locale: Locale;
  /** The language of somebody who has chosen none. */
  mainLocale?: Locale;
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

/** Renders a page into the parts that the server inserts. It throws if the shop's settings cannot be loaded. */
export const render = async ({
  origin,
  path,
  search,
  locale,
  mainLocale = defaultLocale,
  currency,
  scheme,
  fetch,
}: RenderRequest) => {
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
  const catalogue = textsToSend(texts);
  const match = matchPage(path, settings.multi_vendor);
  await loadScreen(match);
  await loadParts();
  const shop = { settings, catalogue, locale, ...(currency ? { currency } : {}), ...(scheme ? { scheme } : {}) };
  const actor = createActor(liveStorefront({ client, queryClient, storage: noStorage }), { input: { ...shop, path } });
  const parts = new Set<string>();
  const serverParts = createServerParts();
  const context = {
    actor,
    partLog: serverParts,
    brokenParts: serverParts.broken,
    offers: createOffers(),
    resources: createResources(queryClient, () => locale),
    peek: queryClient.peek,
    onResponse: () => nothing,
    onFirstCommit: nothing,
    isReturning: () => false,
    onPart: (file: string) => void parts.add(file),
  };
  let redirectTo: string | undefined;
  const onRedirect = (to: string) => {
    redirectTo = to;
  };
  const page = (
    <PlaceProvider value={{ ...readAddress({ pathname: path, search }), onRedirect }}>
      <ShopProvider value={context}>
        <App />
      </ShopProvider>
    </PlaceProvider>
  );
  const rendered = renderParts(() => renderToString(page), serverParts);
  const { hints, markup } = splitHints(rendered);
  const data: FirstViewData = {
    shop,
    queries: queriesToSend(queryClient.dehydrate()),
    ...(serverParts.broken.length > 0 ? { brokenParts: serverParts.broken } : {}),
  };
  const direction = settings.languages.find(({ name }) => name === locale)?.direction ?? 'ltr';
  const status = statusOf(match, queryClient);
  const t = createMessages(locale, texts);
  return {
    ...(redirectTo ? { redirectTo } : {}),
    status,
    title: pageTitle(match, queryClient.peek, t, settings.app_name),
    ...pageHead({ match, search: parameters, status, peek: queryClient.peek, t, settings, locale, mainLocale, origin }),
    root: { lang: htmlLang(locale), dir: direction, ...(scheme ? { scheme } : {}) },
    themeCss: themeCss(settings),
    fonts: fontsOf(settings, direction),
    hints,
    markup,
    screen: match.page.screen.file,
    parts: [...parts],
    ahead: prefetchFiles,
    operations: queryClient.dehydrate().map(({ key: [operation] }) => operation),
    data,
  };
};
