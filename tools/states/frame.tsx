/** One screen in one state: the real app on the real charts, over a back end that responds as the address defines. */
import { createRoot } from 'react-dom/client';
import { type AnyMachineSnapshot, type AnyStateMachine, createActor, type EventObject, fromCallback } from 'xstate';
import { createClient } from '#api/client.ts';
import type { Settings } from '#api/types/settings.ts';
import { directionOf, locales } from '#locales/locales.ts';
import { flowLoaderMachine } from '#machines/flow-loader/flow-loader.machine.ts';
import { compileCatalogue } from '#machines/locale/compile-catalogue.ts';
import { createQueryClient } from '#machines/query/query.live.ts';
import { loaderOf } from '#machines/registry.live.ts';
import type { LazyFlowName } from '#machines/registry.ts';
import type { Storage, Stored } from '#machines/storage/storage.types.ts';
import { liveStorefront } from '#machines/storefront/storefront.live.ts';
import { App } from '#src/app/App.tsx';
import { createNavigation } from '#src/app/navigation.ts';
import { loadScreenOf } from '#src/app/screen-chunks.ts';
import { pages } from '#src/routes/pages.ts';
import { patterns } from '#src/routes/paths.ts';
import { createOffers } from '#src/shop/offers.ts';
import { createResources } from '#src/shop/resources.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import '#src/theme/global.css.ts';
import { inspectAll } from '../replay/record-actors.ts';
import { type FrameOptions, readFrame, samplePath } from './frame.types.ts';
import { pinnedAt } from './pinned.ts';
import { sampleResponse } from './sample.ts';
import { createBackEnd } from './sampled-back-end.ts';

const catalogues = import.meta.glob<Record<string, string>>('/locales/*.json', { import: 'default' });

const standing = (stored: Stored): Storage => ({
  read: () => stored,
  readSettings: async () => undefined,
  write: () => {},
  flush: () => true,
});

const storedFor = ({ page, locale, scheme }: FrameOptions): Stored => ({
  locale,
  scheme,
  ...(pages[page].audience === 'user' ? { token: 'sample', user: { id: 1, name: 'Robin Field' } } : {}),
});

/** The queries of the page, for callers that wait until they settle. */
const reportQueries = () => {
  const queries = new Map<string, string>();
  inspectAll((event) => {
    if (event.type !== '@xstate.snapshot' || !('value' in event.snapshot)) return;
    if ((event.snapshot as AnyMachineSnapshot).machine.id !== 'resource') return;
    const { value, status } = event.snapshot as AnyMachineSnapshot;
    if (status === 'stopped') queries.delete(event.actorRef.sessionId);
    else queries.set(event.actorRef.sessionId, String(value));
    document.documentElement.dataset.queries = [...new Set(queries.values())].sort().join(' ');
  });
};

/** The sampled settings, in the shop's own languages. */
const settingsOfShop = (): Settings => {
  const { data } = sampleResponse('getMaster', { items: 3 }) as { data: Settings };
  const languages = locales.map((name, id) => ({
    id,
    name,
    title: name,
    direction: directionOf(name),
  }));
  return { ...data, languages };
};

const open = async (options: FrameOptions) => {
  const { page, answering, locale, scheme, flowState } = options;
  const path = samplePath(patterns[page]);
  history.replaceState(null, '', path);
  const settings = settingsOfShop();
  const [texts = {}] = await Promise.all([catalogues[`/locales/${locale}.json`]?.(), loadScreenOf(path)]);
  const storage = standing(storedFor(options));
  const client = createClient({ fetch: createBackEnd(answering), locale: () => locale, token: () => 'sample' });
  const queryClient = createQueryClient(client, { locale: () => locale });
  const still = { reload: () => new Promise<void>(() => {}), claimOnce: () => false };
  const loadFlow = fromCallback<EventObject, { flow: LazyFlowName }>(({ input: { flow }, sendBack }) => {
    const { load, input } = loaderOf(flow);
    void load({ client, queryClient, storage, page: still }).then((logic) => {
      const shown = flowState?.startsWith(`${flow}.`) ? pinnedAt(logic as AnyStateMachine, flowState) : logic;
      sendBack({ type: 'flow.loaded', flow, logic: shown, ...(input ? { input } : {}) });
    });
  });
  const flowLoader = flowLoaderMachine.provide({ actors: { loadFlow } });
  const shop = liveStorefront({ client, queryClient, storage, page: still }).provide({ actors: { flowLoader } });
  const actor = createActor(shop, {
    input: { locale, scheme, path, settings, catalogue: compileCatalogue(texts) },
  });
  createNavigation(actor);
  const context = {
    actor,
    offers: createOffers(),
    resources: createResources(queryClient, () => locale),
    peek: queryClient.peek,
    onResponse: queryClient.onResponse,
    onFirstCommit: () => void actor.start(),
    isReturning: () => false,
  };
  createRoot(document.getElementById('root') as HTMLElement).render(
    <ShopProvider value={context}>
      <App />
    </ShopProvider>,
  );
};

reportQueries();
void open(readFrame(location.search));
