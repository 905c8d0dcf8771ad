/** The whole shop, live: every flow with its ports filled by one client, one cache and this browser. */
import { fromCallback } from 'xstate';
import type { Client } from '#api/client.ts';
import { checkoutDraftKey } from '../checkout/checkout.draft-key.ts';
import { liveConnectivity } from '../connectivity/connectivity.live.ts';
import { liveFlowLoader } from '../flow-loader/flow-loader.live.ts';
import { browserPage, liveLocale } from '../locale/locale.live.ts';
import type { LocalePage } from '../locale/locale.types.ts';
import { livePreferences } from '../preferences/preferences.live.ts';
import type { QueryClient } from '../query/query.live.ts';
import { liveSession } from '../session/session.live.ts';
import { call } from '../shared/call.ts';
import { loadChunk } from '../shared/chunk.ts';
import type { Report } from '../shared/failure.ts';
import type { Storage } from '../storage/storage.types.ts';
import { toastsMachine } from '../toasts/toasts.machine.ts';
import { orderQueries, ticketQueries } from './storefront.actions.ts';
import { storefrontMachine } from './storefront.machine.ts';
import type { TabMessage } from './storefront.types.ts';

export type StorefrontOptions = {
  client: Client;
  queryClient: QueryClient;
  storage: Storage;
  page?: LocalePage;
  /** What is for the log only. */
  report?: Report;
};

/** One chunk with the calls that it makes first. */
const bootChunk = () => loadChunk(import('../boot/boot.live.ts'));

/** A BroadcastChannel never hands a message back to its sender. */
const liveTabs = () =>
  fromCallback<TabMessage>(({ sendBack, receive }) => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel('larder');
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => sendBack(data);
    receive((message) => channel.postMessage(message));
    return () => channel.close();
  });

/** The checkout may not run in this tab; a storage that is forbidden has no draft. */
const dropCheckoutDraft = () => {
  try {
    sessionStorage.removeItem(checkoutDraftKey);
  } catch {}
};

/** Touches the browser only once its actor is started, so that a server may render with it too. */
export const liveStorefront = ({ client, queryClient, storage, page = browserPage(), report }: StorefrontOptions) =>
  storefrontMachine.provide({
    actors: {
      loadBoot: call(async () => (await bootChunk()).liveBoot({ client, storage, report })),
      getMaster: call(async (_: undefined, signal) => (await bootChunk()).fetchSettings(client, signal)),
      tabs: liveTabs(),
      flowLoader: liveFlowLoader({ client, queryClient, storage, page }),
      refusals: fromCallback(({ sendBack }) => queryClient.onRefused(() => sendBack({ type: 'session.refused' }))),
      preferences: livePreferences({ storage }),
      locale: liveLocale({ client, storage, page, report }),
      session: liveSession({ client, storage }),
      toasts: toastsMachine,
      connectivity: liveConnectivity(),
    },
    actions: {
      log: (_, logged) => report?.(logged),
      clearPersonal: () => {
        queryClient.clearPersonal();
        dropCheckoutDraft();
      },
      invalidate: (_, { queries }) => queryClient.invalidate(...queries),
      revalidateOnNews: () => queryClient.revalidate(...orderQueries, ...ticketQueries, 'countUnreadMessages'),
      flushStorage: () => void storage.flush(),
      clearActiveShop: () => storage.write({ activeShopId: undefined }),
      storeSelection: (_, { selectedShopIds }) => storage.write({ selectedShopIds }),
    },
  });
