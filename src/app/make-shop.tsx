/** The shop in a browser: the root actor with its ports, and the app that shows it. */
import { StrictMode } from 'react';
import { createActor } from 'xstate';
import { createLazyClient } from '#api/client.lazy.ts';
import { defaultLocale } from '#locales/locales.ts';
import { browserPage } from '#machines/locale/locale.live.ts';
import { createQueryClient } from '#machines/query/query.live.ts';
import { browserStorage } from '#machines/storage/storage.live.ts';
import { liveStorefront } from '#machines/storefront/storefront.live.ts';
import { createOffers, type Offers } from '#src/shop/offers.ts';
import { createResources } from '#src/shop/resources.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { draftKey, visitKey } from '#src/shop/storage-keys.ts';
import { App } from './App.tsx';
import { isOldPage, readFirstView } from './first-view.ts';
import { createNavigation } from './navigation.ts';

const cookie = (name: string) => {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1));
};

/** Failures that are logged and not shown (R10). */
const report = (logged: { operation: string }) => {
  // biome-ignore lint/suspicious/noConsole: the log is the only reader of these
  console.warn(logged.operation, logged);
};

const typing = () => import('./draft.ts');
const nothing = () => undefined;

const recallVisit = (offers: Offers) => {
  try {
    if (sessionStorage.getItem(visitKey)) offers.recall();
    if (sessionStorage.getItem(draftKey)) typing().then(({ restoreDrafts }) => restoreDrafts(), nothing);
  } catch {
    // The browser blocks the storage, so it holds no drafts.
  }
};

/** A language in the address is a choice like any other: it is remembered, and the address serves every language again. */
const takeLocale = () => {
  const address = new URL(location.href);
  const isNamed = address.searchParams.has('locale');
  address.searchParams.delete('locale');
  if (isNamed) history.replaceState(history.state, '', address);
  return isNamed;
};

/** Starting in pieces leaves the browser room between them, for a touch or a frame. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Creates the shop from the page's data and the browser's storage. The flows run only after `start`. */
export const makeShop = async () => {
  const storage = browserStorage();
  const firstView = readFirstView(document);
  const stored = storage.read();
  const isChosen = firstView !== undefined && takeLocale();
  const shop = {
    ...(firstView?.shop ?? {
      locale: stored.locale ?? defaultLocale,
      ...(stored.currency ? { currency: stored.currency } : {}),
      ...(stored.scheme ? { scheme: stored.scheme } : {}),
    }),
    ...(stored.selectedShopIds ? { selectedShopIds: stored.selectedShopIds } : {}),
    path: location.pathname,
  };

  // The bundler removes this condition and the import behind it from a production build.
  const tester =
    import.meta.env.MODE === 'production'
      ? undefined
      : await (await import('#tools/tester/tester.ts')).openTester(window);

  const session = () => actor.system.get('session');
  const localeNow = () => actor.system.get('locale')?.getSnapshot().context.locale ?? shop.locale;
  const offers = createOffers();
  const client = createLazyClient({
    absent: offers,
    locale: localeNow,
    token: () => session()?.getSnapshot().context.token,
    xsrf: () => cookie('XSRF-TOKEN'),
  });
  const queryClient = createQueryClient(client, { locale: localeNow, report });
  if (tester) tester.follow(queryClient);
  if (firstView) queryClient.hydrate(firstView.queries, isOldPage());

  const page = browserPage();
  /** Stores unsent input where the browser allows it, then reloads. Stays if the input cannot survive a reload. */
  const reload = async () => {
    const kept = await typing().then(({ storeDrafts }) => storeDrafts(actor), nothing);
    if (kept !== false) await page.reload();
  };
  await nextTask();
  const ports = { client, queryClient, storage, report, page: { ...page, reload } };
  const actor = createActor(liveStorefront(ports), { input: shop });
  const navigation = createNavigation(actor);

  /** The flows start when the first view is alive, so that nothing personal changes it while it hydrates. */
  const start = () => {
    // With an empty storage, only the page still holds the chosen locale. It is a choice as well, so it is stored.
    if (isChosen || stored.locale === undefined) storage.write({ locale: shop.locale });
    actor.start();
    recallVisit(offers);
  };
  addEventListener('pageshow', ({ persisted }) => actor.send({ type: 'page.shown', persisted }));
  // Another window was in front; the page may have been in sight beside it.
  addEventListener('focus', () => actor.send({ type: 'page.shown', persisted: false }));
  addEventListener('pagehide', () => actor.send({ type: 'page.hidden' }));
  document.addEventListener('visibilitychange', () => {
    actor.send(document.hidden ? { type: 'page.hidden' } : { type: 'page.shown', persisted: false });
    if (!document.hidden) queryClient.wake();
  });
  addEventListener('online', queryClient.wake);

  const context = {
    actor,
    ...(firstView?.brokenParts ? { brokenParts: firstView.brokenParts } : {}),
    offers,
    resources: createResources(queryClient, localeNow),
    peek: queryClient.peek,
    onResponse: queryClient.onResponse,
    onFirstCommit: () => void nextTask().then(start),
    isReturning: navigation.isReturning,
  };

  const app = (
    <StrictMode>
      <ShopProvider value={context}>
        <App />
      </ShopProvider>
    </StrictMode>
  );
  return { app, actor, queryClient, start, isRendered: firstView !== undefined };
};
