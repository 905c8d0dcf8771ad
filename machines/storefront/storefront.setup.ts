/** The root's slots, ports, guards and actions; `storefront.machine.ts` says when each counts. */
import {
  type AnyActorLogic,
  type AnyEventObject,
  assign,
  emit,
  enqueueActions,
  fromCallback,
  raise,
  sendTo,
  setup,
} from 'xstate';
import type { Failure } from '#api/types/failure.ts';
import type { Settings } from '#api/types/settings.ts';
import { connectivityMachine } from '../connectivity/connectivity.machine.ts';
import { settingsRetryLimitMs, settingsRetryMs } from '../constants.ts';
import { localeMachine } from '../locale/locale.machine.ts';
import type { Catalogue } from '../locale/locale.types.ts';
import { preferencesMachine } from '../preferences/preferences.machine.ts';
import { type EventFor, type LazyFlowName, rowOf } from '../registry.ts';
import { sessionMachine } from '../session/session.machine.ts';
import type { SessionEnd, SessionOrigin, SessionUser } from '../session/session.types.ts';
import { failureFrom } from '../shared/failure.ts';
import type { BroadcastEvent, ForwardedEvent } from '../shared/flow.ts';
import type { NoticeKind, NoticeText } from '../shared/notice.ts';
import { port } from '../shared/port.ts';
import type { NavigationRequested, Route } from '../shared/route.ts';
import { toastsMachine } from '../toasts/toasts.machine.ts';
import {
  checkoutStatusOf,
  enterBuyNow,
  enterCart,
  isFirstVisit,
  isInFlight,
  isInterrupted,
  purchaseAt,
} from './storefront.checkout.ts';
import { isOfflineIn, shopFacts } from './storefront.inputs.ts';
import { flowsHearing, isSameEvent, without } from './storefront.logic.ts';
import type {
  FlowInput,
  FlowNeeded,
  FlowRequest,
  StorefrontContext,
  StorefrontEmitted,
  StorefrontEvent,
  StorefrontInput,
  TabMessage,
} from './storefront.types.ts';
import { wiring } from './storefront.wiring.ts';

type Account = { user: SessionUser; token: string };
type Ended = { reason: SessionEnd; leaveTo?: 'login' };
type RouteChange = { page: string; path: string; params?: Record<string, string> };
type Entry = { flows: readonly LazyFlowName[]; search?: string };

export const storefrontSetup = setup({
  types: {
    context: {} as StorefrontContext,
    events: {} as StorefrontEvent,
    input: {} as StorefrontInput,
    emitted: {} as StorefrontEmitted,
  },
  actors: {
    getMaster: port<Settings>('getMaster'),
    getCatalogue: port<Catalogue, { locale: string }>('getCatalogue'),
    /** Settings of an earlier visit. */
    recallSettings: port<Settings | undefined>('recallSettings'),
    /** Carries what flows emit to the root. */
    wiring,
    /** Carries `TabMessage`s from and to the other tabs, never back to the one that sent them. */
    tabs: fromCallback<TabMessage>(() => {}),
    /** Tells of personal reads that were answered 401. */
    refusals: fromCallback(() => {}),
    /** Loads the code of flows. */
    loader: fromCallback<FlowRequest>(() => {}),
    // The flows of the first view, their ports open; typed loosely, so that a test may put another in its place.
    preferences: preferencesMachine as AnyActorLogic,
    locale: localeMachine as AnyActorLogic,
    session: sessionMachine as AnyActorLogic,
    toasts: toastsMachine as AnyActorLogic,
    connectivity: connectivityMachine as AnyActorLogic,
  },
  delays: {
    settingsRetry: ({ context }) => Math.min(settingsRetryMs * 2 ** context.attempts, settingsRetryLimitMs),
  },
  guards: {
    hasSettings: ({ context }) => context.settings !== undefined,
    hasMemory: ({ context }) => context.remembered !== undefined,
    isLogin: (_, { page }: { page: string }) => page === 'login',
    isGuestAtLogin: ({ context }, { page }: { page: string }) => page === 'login' && !context.user,
    isAtLogin: ({ context }) => context.page === 'login',
    /** It happened in this tab. */
    isLocal: (_, { origin }: { origin: SessionOrigin }) => origin === 'here',
    isLocalAtLogin: ({ context }, { origin }: { origin: SessionOrigin }) =>
      origin === 'here' && context.page === 'login',
    /** The tab that ended it has told the others. */
    isEndedElsewhere: (_, { reason }: Ended) => reason === 'otherTab',
    leadsAway: (_, { leaveTo }: Ended) => leaveTo !== undefined,
    isByShopper: (_, { by }: { by: 'shopper' | 'reading' }) => by === 'shopper',
    hasWaitingEvents: ({ context }, { flow }: { flow: LazyFlowName }) => (context.loading[flow]?.length ?? 0) > 0,
    /** A page that was open when its session ended is left without a word. */
    isArriving: ({ context }) => context.pageFlows.length === 0,
    isPersisted: (_, { persisted }: { persisted: boolean }) => persisted,
  },
  actions: {
    // Filled in `storefront.live.ts`.
    log: (_, _noted: { operation: string; failure: Failure }) => {},
    clearPersonal: () => {},
    refreshOrders: () => {},
    refreshTickets: () => {},
    /** Somebody looks at the page again: an order or a ticket may have moved meanwhile, a shop may have written. */
    revalidateOnNews: () => {},
    refreshUnread: () => {},
    refreshReviews: () => {},
    refreshPrices: () => {},
    refreshAddresses: () => {},
    flushStorage: () => {},
    storeSelection: (_, _selection: { selectedShopIds: number[] }) => {},

    storeSettings: assign((_, { output }: { output: Settings }) => ({ settings: output, attempts: 0 })),
    storeMemory: assign((_, { output }: { output: Settings | undefined }) => ({ remembered: output })),
    /** They were read in the language of that visit; the one of this visit stays. */
    useMemory: assign(({ context: { remembered, locale } }) =>
      remembered ? { settings: { ...remembered, app_locale: locale } } : {},
    ),
    storeCatalogue: assign((_, { output }: { output: Catalogue }) => ({ catalogue: output })),
    assignFailure: assign(failureFrom),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    storePage: assign((_, { page, path, params = {} }: RouteChange) => ({ page, path, params })),
    storePageFlows: assign((_, { flows, search = '' }: Entry) => ({ pageFlows: flows, search })),
    storeUser: assign((_, { user }: { user: SessionUser }) => ({ user })),
    clearUser: assign({ user: undefined }),
    assignSelection: assign((_, { selectedShopIds }: { selectedShopIds: number[] }) => ({ selectedShopIds })),
    navigate: emit(
      (_, route: Route & { replace?: boolean }): NavigationRequested => ({ ...route, type: 'navigation.requested' }),
    ),
    shareFavorites: sendTo('tabs', { type: 'tab.favoritesChanged' }),
    shareStart: sendTo('tabs', (_, { user, token }: Account) => ({ type: 'tab.signedIn', user, token })),
    shareEnd: sendTo('tabs', { type: 'tab.signedOut' }),
    shareCart: sendTo('tabs', { type: 'tab.cartChanged' }),
    toast: sendTo('toasts', (_, { kind, text }: { kind: NoticeKind; text: NoticeText }) => ({
      type: 'toast.show',
      kind,
      text,
    })),
  },
}).extend({
  actions: {
    /** Loads a flow that does not run yet; the flow receives the event once it runs. */
    ensureFlow: enqueueActions(({ context, enqueue, system }, { flow, event }: FlowNeeded) => {
      const events = event ? [event] : [];
      if (system.get(flow)) {
        for (const heard of events) enqueue.sendTo(flow, heard);
        return;
      }
      const waiting = context.loading[flow];
      // Nothing shows yet that the first press was heard.
      if (event && isSameEvent(waiting?.at(-1), event)) return;
      if (!waiting) enqueue.sendTo('loader', { type: 'flow.load', flow });
      enqueue.assign({
        loading: { ...context.loading, [flow]: [...(waiting ?? []), ...events] },
        failed: context.failed.filter((name) => name !== flow),
      });
    }),
    /** Only while it is still waited for: its page may have been left. */
    startFlow: enqueueActions(
      (
        { context, enqueue, self, system },
        { flow, logic, input }: { flow: LazyFlowName; logic: AnyActorLogic; input?: FlowInput },
      ) => {
        const events = context.loading[flow];
        if (!events) return;
        const options = { id: flow, systemId: flow, input: input?.(shopFacts(context, isOfflineIn(system))) };
        enqueue.spawnChild(logic as never, options as never);
        // A spawned flow starts after these actions, so nothing that it emits is missed.
        enqueue(() => void system.get(flow)?.on('*', (event: AnyEventObject) => self.send(event as never)));
        for (const event of events) enqueue.sendTo(flow, event);
        enqueue.assign({ loading: without(context.loading, [flow]) });
      },
    ),
    storeFailedFlow: assign(({ context }, { flow }: { flow: LazyFlowName }) => ({
      loading: without(context.loading, [flow]),
      failed: [...context.failed, flow],
    })),
    /** Aborts the calls of the page that is left and clears what was typed on it. */
    endPageFlows: enqueueActions(({ context, enqueue, system }, { path }: RouteChange) => {
      if (path === context.path) return;
      const ending = context.pageFlows.filter((flow) => rowOf(flow).scope !== 'always');
      for (const flow of ending) if (system.get(flow)) enqueue.stopChild(flow);
      enqueue.assign({ loading: without(context.loading, ending), pageFlows: [] });
    }),
    /** Flows of the session start anew when somebody logs in or out. */
    restartSessionFlows: enqueueActions(({ context, enqueue, system }) => {
      for (const flow of context.pageFlows) {
        if (rowOf(flow).scope !== 'session' || !system.get(flow)) continue;
        enqueue.stopChild(flow);
        // Stopping waits for the end of this step, and so does what is sent to oneself.
        enqueue(({ self }) => self.send({ type: 'flow.ensure', flow }));
      }
    }),
    ensurePageFlows: enqueueActions(({ context, enqueue }) => {
      for (const flow of context.pageFlows) enqueue.raise({ type: 'flow.ensure', flow });
    }),
    enterBuyNow: raise(({ context }, { shopId }: { shopId: number }) => enterBuyNow(context, [shopId])),
    /** The checkout is open while its page is shown to somebody who is signed in, with the shops that are chosen now. */
    attendCheckout: enqueueActions(({ context, enqueue, system }) => {
      const checkout = checkoutStatusOf(system.get('checkout')?.getSnapshot());
      const purchase = purchaseAt(context.page);
      if (!purchase && isInFlight(checkout)) enqueue.sendTo('checkout', { type: 'checkout.leave' });
      if (!purchase || !context.user) return;
      if (isInterrupted(purchase, checkout)) enqueue.sendTo('checkout', { type: 'checkout.resume' });
      else if (isFirstVisit(purchase, checkout)) {
        // What was pressed comes with the checkout; otherwise the page was opened by its address.
        if (purchase === 'cart') enqueue.raise(enterCart(context));
        else if (!context.loading.checkout?.length) enqueue.raise(enterBuyNow(context));
      }
    }),

    /** Only if the flow runs: one that does not yet will start from the facts of that moment. */
    sendToFlow: enqueueActions(({ enqueue, system }, { flow, event }: EventFor) => {
      if (system.get(flow)) enqueue.sendTo(flow, event);
    }),
    /** Sends the event to every running flow that hears it. */
    broadcast: enqueueActions(({ enqueue, system }, event: BroadcastEvent) => {
      for (const flow of flowsHearing(event)) if (system.get(flow)) enqueue.sendTo(flow, event);
    }),
    /** Sends the event to every flow that hears it, and starts those that do not run yet. */
    forward: enqueueActions(({ enqueue }, event: ForwardedEvent) => {
      for (const flow of flowsHearing(event)) enqueue.raise({ type: 'flow.ensure', flow, event });
    }),
  },
});
