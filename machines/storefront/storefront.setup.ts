/** The root's slots, ports, guards and actions; `storefront.machine.ts` says when each counts. */
import {
  type AnyActorLogic,
  type AnyEventObject,
  assign,
  emit,
  enqueueActions,
  fromCallback,
  sendTo,
  setup,
} from 'xstate';
import type { Failure } from '#api/types/failure.ts';
import type { Catalogue, Settings } from '#api/types/settings.ts';
import { cartMachine } from '../cart/cart.machine.ts';
import { checkoutMachine } from '../checkout/checkout.machine.ts';
import { connectivityMachine } from '../connectivity/connectivity.machine.ts';
import { settingsRetryLimitMs, settingsRetryMs } from '../constants.ts';
import { dialogsMachine } from '../dialogs/dialogs.machine.ts';
import { failureOf } from '../kit/failure.ts';
import type { NoticeKind, NoticeText } from '../kit/notice.ts';
import { port } from '../kit/port.ts';
import { localeMachine } from '../locale/locale.machine.ts';
import { searchMachine } from '../search/search.machine.ts';
import { sessionMachine } from '../session/session.machine.ts';
import type { SessionEnd, SessionOrigin, SessionUser } from '../session/session.types.ts';
import { settingsMachine } from '../settings/settings.machine.ts';
import { toastsMachine } from '../toasts/toasts.machine.ts';
import type {
  NavigationWanted,
  StorefrontContext,
  StorefrontEmitted,
  StorefrontEvent,
  StorefrontInput,
  TabMessage,
} from './storefront.types.ts';
import { wiring } from './storefront.wiring.ts';

/** A long-lived flow, its ports open; typed by what every flow has, so that a test may put another in its place. */
const flow = (chart: AnyActorLogic): AnyActorLogic => chart;

type Started = { user: SessionUser; token: string; origin: SessionOrigin };
type Ended = { reason: SessionEnd; leaveTo?: string };
type WithError = { error: unknown };

/** Shows the home page with the login dialog open. */
const loginPath = '/login';
const checkoutPath = '/checkout';
const buyNowPath = '/buynow';

const prefillOf = (user: SessionUser | undefined) => ({
  ...(user ? { name: user.name } : {}),
  ...(user?.phone ? { phone: user.phone } : {}),
});

const entryOf = ({ selectedShopIds = [], user }: StorefrontContext) => ({
  type: 'checkout.enter',
  shopIds: selectedShopIds,
  prefill: prefillOf(user),
});

/** Which part of its life the checkout is in; a flow that was not put in is away. */
const stageOfCheckout = (snapshot: { value?: unknown } | undefined): string => {
  const value = snapshot?.value ?? 'away';
  return typeof value === 'object' && value !== null && 'open' in value ? String(value.open) : String(value);
};

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
    settings: flow(settingsMachine),
    locale: flow(localeMachine),
    session: flow(sessionMachine),
    dialogs: flow(dialogsMachine),
    cart: flow(cartMachine),
    checkout: flow(checkoutMachine),
    search: flow(searchMachine),
    toasts: flow(toastsMachine),
    connectivity: flow(connectivityMachine),
  },
  delays: {
    settingsRetry: ({ context }) => Math.min(settingsRetryMs * 2 ** context.attempts, settingsRetryLimitMs),
  },
  guards: {
    hasSettings: ({ context }) => context.settings !== undefined,
    hasMemory: ({ context }) => context.remembered !== undefined,
    isLogin: (_, { path }: { path: string }) => path === loginPath,
    isGuestAtLogin: ({ context }, { path }: { path: string }) => path === loginPath && !context.user,
    isPersisted: (_, { persisted }: { persisted: boolean }) => persisted,
  },
  actions: {
    // Filled in `storefront.live.ts`.
    log: (_, _noted: { operation: string; failure: Failure }) => {},
    forgetPersonal: () => {},
    refreshOrders: () => {},
    flushStorage: () => {},
    storeSelection: (_, _selection: { selectedShopIds: number[] }) => {},

    storeSettings: assign((_, { output }: { output: Settings }) => ({ settings: output, attempts: 0 })),
    storeMemory: assign((_, { output }: { output: Settings | undefined }) => ({ remembered: output })),
    useMemory: assign(({ context: { remembered } }) => (remembered ? { settings: remembered } : {})),
    storeCatalogue: assign((_, { output }: { output: Catalogue }) => ({ catalogue: output })),
    storeFailure: assign((_, { error }: WithError) => ({ failure: failureOf(error) })),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    storePath: assign((_, { path }: { path: string }) => ({ path })),
    storeUser: assign((_, { user }: { user: SessionUser }) => ({ user })),
    forgetUser: assign({ user: undefined }),
    keepSelection: assign((_, { selectedShopIds }: { selectedShopIds: number[] }) => ({ selectedShopIds })),

    navigate: emit((_, { path, replace }: { path: string; replace?: boolean }): NavigationWanted => {
      const wanted = { type: 'navigation.wanted', path } as const;
      return replace === undefined ? wanted : { ...wanted, replace };
    }),
    enterBuyNow: sendTo('checkout', ({ context: { user } }, { shopId }: { shopId: number }) => ({
      type: 'checkout.enter',
      purchase: 'buyNow',
      shopIds: [shopId],
      prefill: prefillOf(user),
    })),
    toast: sendTo('toasts', (_, { kind, text }: { kind: NoticeKind; text: NoticeText }) => ({
      type: 'toast.show',
      kind,
      text,
    })),
  },
}).extend({
  actions: {
    leave: enqueueActions(({ enqueue }, { leaveTo }: Ended) => {
      if (leaveTo) enqueue.emit({ type: 'navigation.wanted', path: leaveTo });
    }),
    /** The checkout is open while its page is shown to somebody who is signed in, with the shops that are chosen now. */
    attendCheckout: enqueueActions(({ context, enqueue, system }) => {
      const stage = stageOfCheckout(system.get('checkout')?.getSnapshot());
      if (context.path !== checkoutPath) {
        if (stage !== 'away' && context.path !== buyNowPath) enqueue.sendTo('checkout', { type: 'checkout.leave' });
        return;
      }
      if (context.user && (stage === 'away' || stage === 'selecting')) enqueue.sendTo('checkout', entryOf(context));
    }),

    /** /login is no place for somebody who is signed in. */
    leaveLogin: enqueueActions(({ context, enqueue }, { origin }: { origin: SessionOrigin }) => {
      if (context.path !== loginPath) return;
      enqueue.emit({ type: 'navigation.wanted', path: origin === 'here' ? '/' : '/dashboard', replace: true });
    }),
    closeLogin: enqueueActions(({ context, enqueue }) => {
      if (context.path === loginPath) enqueue.emit({ type: 'navigation.wanted', path: '/', replace: true });
    }),

    tell: enqueueActions(({ enqueue }, { flows, event }: { flows: string[]; event: AnyEventObject }) => {
      for (const name of flows) enqueue.sendTo(name, event);
    }),
    /** Only what happened in this tab is told to the others. */
    shareStart: enqueueActions(({ enqueue }, { origin, user, token }: Started) => {
      if (origin === 'here') enqueue.sendTo('tabs', { type: 'tab.signedIn', user, token });
    }),
    shareEnd: enqueueActions(({ enqueue }, { reason }: Ended) => {
      if (reason !== 'otherTab') enqueue.sendTo('tabs', { type: 'tab.signedOut' });
    }),
    shareCart: enqueueActions(({ enqueue }, { by }: { by: 'shopper' | 'reading' }) => {
      if (by === 'shopper') enqueue.sendTo('tabs', { type: 'tab.cartChanged' });
    }),
  },
});
