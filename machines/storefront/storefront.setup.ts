/** The root's ports, guards and actions; `storefront.machine.ts` has the states and transitions that use them. */
import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  assign,
  type EventFrom,
  emit,
  enqueueActions,
  fromCallback,
  raise,
  sendTo,
  setup,
} from 'xstate';
import type { Failure } from '#api/types/failure.ts';
import type { Settings } from '#api/types/settings.ts';
import type { bootMachine } from '../boot/boot.machine.ts';
import type { BootFacts } from '../boot/boot.types.ts';
import { connectivityMachine } from '../connectivity/connectivity.machine.ts';
import { settingsRetryLimitMs, settingsRetryMs } from '../constants.ts';
import { flowLoaderMachine } from '../flow-loader/flow-loader.machine.ts';
import type { FlowLoader } from '../flow-loader/flow-loader.types.ts';
import { localeMachine } from '../locale/locale.machine.ts';
import { preferencesMachine } from '../preferences/preferences.machine.ts';
import type { QueryName } from '../query/query.types.ts';
import type { LazyFlowName } from '../registry.ts';
import { sessionMachine } from '../session/session.machine.ts';
import type { SessionOrigin, SessionUser } from '../session/session.types.ts';
import type { BroadcastEvent, ForwardedEvent } from '../shared/flow.ts';
import { type Id, isSameId } from '../shared/ids.ts';
import { port } from '../shared/port.ts';
import type { NavigationRequested, Route } from '../shared/route.ts';
import { toastsMachine } from '../toasts/toasts.machine.ts';
import { broadcastAbandoned, type RouteChange, type SessionEnded } from './storefront.actions.ts';
import { checkoutGuards, checkoutSteps } from './storefront.checkout.ts';
import { isOfflineIn, shopFacts } from './storefront.inputs.ts';
import { flowsHearing, isHeld, isRunning, loaderIdOf, startingAnew, without } from './storefront.logic.ts';
import type {
  EnsureFlow,
  FlowNeeded,
  StartingFlow,
  StorefrontContext,
  StorefrontEmitted,
  StorefrontEvent,
  StorefrontInput,
  StorefrontStep,
  TabMessage,
} from './storefront.types.ts';
import { wiring } from './storefront.wiring.ts';

type Entry = Omit<Extract<StorefrontEvent, { type: 'page.entered' }>, 'type'>;
type WithFlow = { flow: LazyFlowName };
/** Its flow accepts it: the events that lead here are typed by flow. */
type Delivery = WithFlow & { event?: AnyEventObject | undefined };
type WithFlows = { flows: readonly StartingFlow['flow'][] };
type PageLeft = { from: string; to: string };
type Inform = Extract<StorefrontStep, { type: 'flow.inform' }>;
type WithoutType<Event> = Event extends unknown ? Omit<Event, 'type'> : never;

/** Forwards what a child emits. The child is observed before it starts, so that nothing is missed. */
const observed = <Child extends AnyActorRef>(self: AnyActorRef, child: Child): Child => {
  child.on('*', (event) => self.send(event));
  return child;
};

export const storefrontSetup = setup({
  types: {
    context: {} as StorefrontContext,
    events: {} as StorefrontEvent,
    input: {} as StorefrontInput,
    emitted: {} as StorefrontEmitted,
  },
  actors: {
    /** Loads the boot; a page that the server has rendered does without. */
    loadBoot: port<typeof bootMachine>('loadBoot'),
    getMaster: port<Settings>('getMaster'),
    /** Forwards what the flows of the first view emit to the root. */
    wiring,
    /** Forwards `TabMessage`s to and from the other tabs, never back to their sender. */
    tabs: fromCallback<TabMessage>(() => {}),
    /** Reports personal queries that failed with 401. */
    refusals: fromCallback(() => {}),
    flowLoader: flowLoaderMachine,
    // The flows of the first view without their ports; typed loosely, so that a test may provide others.
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

    isIdle: ({ context }, { flow }: WithFlow) => !isRunning(context, flow) && !context.loaders[flow],
    isLoading: ({ context }, { flow }: WithFlow) => context.loaders[flow] !== undefined,
    isRunning: ({ context }, { flow }: WithFlow) => isRunning(context, flow),
    hasEvent: (_, { event }: FlowNeeded) => event !== undefined,
    isHeldLeft: ({ context }, { from, to }: PageLeft) => from === context.heldPath && from !== to,
    isElsewhere: (_, { from, to }: PageLeft) => from !== to,
    isLogin: (_, { page }: { page: string }) => page === 'login',
    isGuestAtLogin: ({ context }, { page }: { page: string }) => page === 'login' && !context.user,
    isAtLogin: ({ context }) => context.page === 'login',
    /** Such a page goes on offering the login. */
    isHeldInPrivate: ({ context }) => isHeld(context) && context.isPrivate,
    isOnMessages: ({ context }) => context.page === 'messages',
    /** A page that was open when its session ended is left without a word. */
    isArriving: ({ context }) => context.pageFlows.length === 0,
    isPersisted: (_, { persisted }: { persisted: boolean }) => persisted,

    /** It happened in this tab. */
    isLocal: (_, { origin }: { origin: SessionOrigin }) => origin === 'here',
    isLocalAtLogin: ({ context }, { origin }: { origin: SessionOrigin }) =>
      origin === 'here' && context.page === 'login',
    /** The tab that ended it has informed the others. */
    isEndedElsewhere: (_, { reason }: SessionEnded) => reason === 'otherTab',
    /** No press has opened the login: a query of the page, or the session itself, was refused. */
    isRefusedInPrivate: ({ context }, { reason }: SessionEnded) =>
      reason === 'refused' && context.isPrivate && !isHeld(context),
    leadsAway: (_, { leaveTo }: SessionEnded) => leaveTo !== undefined,

    isByShopper: (_, { by }: { by: 'shopper' | 'reading' }) => by === 'shopper',
    ...checkoutGuards,
  },
  actions: {
    // Provided in `storefront.live.ts`.
    log: (_, _logged: { operation: string; failure: Failure }) => {},
    clearPersonal: () => {},
    invalidate: (_, _params: { queries: readonly QueryName[] }) => {},
    /** The page is seen again, or online again: orders, tickets and messages may have changed. */
    revalidateOnNews: () => {},
    flushStorage: () => {},
    /** A message that comes on another page closes the conversation of the screen, even if the chat does not run. */
    clearActiveShop: () => {},
    storeSelection: (_, _selection: { selectedShopIds: Id[] }) => {},

    assignFound: assign((_, { found }: { found: BootFacts }) => found),
    assignSettings: assign((_, { output }: { output: Settings }) => ({ settings: output })),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    resetAttempts: assign({ attempts: 0 }),
    assignPage: assign((_, { page, path, params = {} }: RouteChange) => ({ page, path, params })),
    assignPageFlows: assign((_, { flows: pageFlows, isPrivate = false, search = '' }: Entry) => ({
      ...{ pageFlows, isPrivate, search },
    })),
    assignUser: assign((_, { user }: { user: SessionUser }) => ({ user })),
    assignRefusedUser: assign(({ context: { user } }, { reason }: SessionEnded) => ({
      refusedUser: reason === 'refused' ? user?.id : undefined,
    })),
    clearUser: assign({ user: undefined }),
    /** A guest has no page to lose. */
    holdPage: assign(({ context: { user, path, heldPath } }) => ({ heldPath: user ? path : heldPath })),
    releasePage: assign({ heldPath: undefined }),
    assignSelection: assign((_, { selectedShopIds }: { selectedShopIds: Id[] }) => ({ selectedShopIds })),

    navigate: emit(
      (_, route: Route & { replace?: boolean }): NavigationRequested => ({ ...route, type: 'navigation.requested' }),
    ),
    sendToPreferences: sendTo('preferences', (_, event: EventFrom<typeof preferencesMachine>) => event),
    sendToSession: sendTo('session', (_, event: EventFrom<typeof sessionMachine>) => event),
    sendToToasts: sendTo('toasts', (_, event: EventFrom<typeof toastsMachine>) => event),
    sendToTabs: sendTo('tabs', (_, { message }: { message: TabMessage }) => message),

    /** The flow receives the event once it runs. */
    ensure: raise((_, needed: FlowNeeded): EnsureFlow => ({ ...needed, type: 'flow.ensure' })),
    inform: raise((_, informed: WithoutType<Inform>) => ({ ...informed, type: 'flow.inform' }) as Inform),
    shareWithTabs: raise((_, message: TabMessage) => ({ type: 'tabs.inform' as const, message })),
    leavePage: raise(({ context }, { path }: { path: string }) => ({
      type: 'page.left' as const,
      from: context.path,
      to: path,
    })),
    attendCheckout: raise({ type: 'checkout.attend' }),
    chooseShops: raise(checkoutSteps.chooseShops),
    enterCart: raise(checkoutSteps.enterCart),
    enterBuyNow: raise(checkoutSteps.enterBuyNow),
  },
}).extend({
  actions: {
    loadFlow: assign(({ context, self, spawn }, { flow, event }: FlowNeeded) => ({
      loaders: {
        ...context.loaders,
        [flow]: observed(
          self,
          spawn('flowLoader', { id: loaderIdOf(flow), input: { flow, waiting: event ? [event] : [] } }),
        ),
      },
      failed: context.failed.filter((name) => name !== flow),
    })),
    sendToLoader: sendTo(
      ({ context }, { flow }: FlowNeeded) => context.loaders[flow] as FlowLoader,
      (_, needed: FlowNeeded) => ({ ...needed, type: 'flow.ensure' as const }),
    ),
    sendToFlow: sendTo(
      (_, { flow }: Delivery) => flow,
      (_, { event }: Delivery) => event as AnyEventObject,
    ),
    startFlow: assign(({ context, self, spawn, system }, { flow, logic, input }: StartingFlow) => ({
      flows: {
        ...context.flows,
        [flow]: observed(
          self,
          // By its types, XState gives an id only to logic that `setup` names; flows load later.
          spawn(logic, { id: flow as never, systemId: flow, input: input?.(shopFacts(context, isOfflineIn(system))) }),
        ),
      },
      loaders: without(context.loaders, [flow]),
    })),
    deliver: enqueueActions(({ enqueue }, { flow, waiting }: StartingFlow) => {
      for (const event of waiting) enqueue.sendTo(flow, event);
    }),
    assignFailedFlow: assign(({ context }, { flow }: WithFlow) => ({
      loaders: without(context.loaders, [flow]),
      failed: [...context.failed, flow],
    })),
    /** Aborts their calls and clears what was typed. */
    stopFlows: enqueueActions(({ context, enqueue }, { flows }: WithFlows) => {
      for (const flow of flows) {
        enqueue.stopChild(flow);
        enqueue.stopChild(loaderIdOf(flow));
      }
      enqueue.assign({ flows: without(context.flows, flows), loaders: without(context.loaders, flows) });
    }),
    clearPageFlows: assign({ pageFlows: [], isPrivate: false }),
    /** XState stops an actor at the end of the step, and the name of the flow is free from then on. */
    ensureLater: ({ self }, { flow }: WithFlow) => self.send({ type: 'flow.ensure', flow }),

    ensurePageFlows: enqueueActions(({ context, enqueue }) => {
      for (const flow of context.pageFlows) enqueue.raise({ type: 'flow.ensure', flow });
    }),
    restartPageFlows: enqueueActions(({ context, enqueue }) => {
      for (const flow of startingAnew(context)) enqueue.raise({ type: 'flow.restart', flow });
    }),
    /** For every running flow that hears the event. */
    broadcast: enqueueActions(({ enqueue }, event: BroadcastEvent) => {
      for (const flow of flowsHearing(event)) enqueue.raise({ type: 'flow.inform', flow, event });
    }),
    /** What waits for the login of one shopper is not done for another. */
    abandonOthers: enqueueActions(({ context: { refusedUser }, enqueue }, { user }: { user: SessionUser }) => {
      if (refusedUser === undefined || isSameId(refusedUser, user.id)) return;
      const event = broadcastAbandoned.params;
      for (const flow of flowsHearing(event)) enqueue.raise({ type: 'flow.inform', flow, event });
    }),
    /** For every flow that hears the event; those that do not run yet are loaded. */
    forward: enqueueActions(({ enqueue }, event: ForwardedEvent) => {
      for (const flow of flowsHearing(event)) enqueue.raise({ type: 'flow.ensure', flow, event });
    }),
  },
});
