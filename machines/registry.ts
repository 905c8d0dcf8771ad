/**
 * Every flow of the shop, once. This file has what the first view must know of it; `registry.live.ts` has its loader
 * and its input. A name is the flow's `id` and `systemId`; its folder has the same name in kebab case. The root, the
 * views, the pages and the tests take their lists and types of flows from these two files.
 */
import type { EventFrom } from 'xstate';
import type { connectivityMachine } from './connectivity/connectivity.machine.ts';
import type { localeMachine } from './locale/locale.machine.ts';
import type { preferencesMachine } from './preferences/preferences.machine.ts';
import type { liveFlows } from './registry.live.ts';
import type { sessionMachine } from './session/session.machine.ts';
import type { FlowRow } from './shared/flow.ts';
import type { toastsMachine } from './toasts/toasts.machine.ts';

/** Every first view needs these: they run from the start, and `storefront.live.ts` fills their ports. */
type CoreFlows = {
  preferences: typeof preferencesMachine;
  locale: typeof localeMachine;
  session: typeof sessionMachine;
  toasts: typeof toastsMachine;
  connectivity: typeof connectivityMachine;
};
export const coreFlows = [
  'preferences',
  'locale',
  'session',
  'toasts',
  'connectivity',
] as const satisfies (keyof CoreFlows)[];

const sessionEvents = ['session.started', 'session.ended'] as const;
/** Of what a guest pressed, which waits for the login on the page that is open. */
const pendingEvents = [...sessionEvents, 'login.abandoned', 'route.changed'] as const;
const connectionEvents = ['connection.lost', 'connection.restored'] as const;

/** The flows whose code loads when a view sends them an event, when a page names them, or when the root needs them. */
export const lazyFlows = {
  cart: {
    scope: 'always',
    hears: [
      ...sessionEvents,
      'login.abandoned',
      ...connectionEvents,
      'line.restore',
      'panel.opened',
      'quote.unauthorized',
    ],
  },
  cartQuote: {
    scope: 'always',
    hears: [
      ...sessionEvents,
      ...connectionEvents,
      'cart.changed',
      'line.removed',
      'line.restore',
      'panel.opened',
      'panel.closed',
    ],
  },
  cartOverlays: { scope: 'always', hears: ['session.ended', 'line.added', 'line.removed', 'checkout.started'] },
  checkout: { scope: 'always', hears: [...sessionEvents, 'login.abandoned'] },
  dialogs: { scope: 'always', hears: [...sessionEvents] },
  orderActions: { scope: 'always', hears: ['session.ended'] },
  payment: { scope: 'always', hears: ['session.ended'] },
  addressBook: { scope: 'page' },
  addressForm: { scope: 'page' },
  changePassword: { scope: 'page' },
  returnRequest: { scope: 'page' },
  review: { scope: 'always', hears: [...sessionEvents, 'login.abandoned'] },
  vouchers: { scope: 'always', hears: [...sessionEvents, 'login.abandoned', ...connectionEvents] },
  profile: { scope: 'page' },
  professional: { scope: 'session' },
  partner: { scope: 'page', hasSteps: true },
  smartOrder: { scope: 'session' },
  devices: { scope: 'page' },
  passkeys: { scope: 'page' },
  allergies: { scope: 'page' },
  pushSwitch: { scope: 'page' },
  ownData: { scope: 'page' },
  ticketForm: { scope: 'page' },
  ticketReply: { scope: 'page' },
  contactForm: { scope: 'page', hears: ['session.ended'] },
  helpSearch: { scope: 'page' },
  wishlist: {
    scope: 'always',
    hears: [...sessionEvents, 'login.abandoned', 'route.changed', ...connectionEvents],
  },
  chat: {
    scope: 'always',
    hears: [
      ...sessionEvents,
      'login.abandoned',
      'route.changed',
      'message.received',
      'messages.seen',
      'realtime.restored',
    ],
  },
  typing: { scope: 'always', hears: ['shop.typing', 'message.received', 'session.ended'] },
  realtime: { scope: 'always', hears: [...sessionEvents, 'connection.restored'] },
  presence: { scope: 'always', hears: [...sessionEvents] },
  search: { scope: 'always' },
  recentSearches: { scope: 'always' },
  saleClock: { scope: 'always', hears: ['connection.restored'] },
  share: { scope: 'always', hears: ['route.changed'] },
  savedLists: { scope: 'page' },
  listPicker: { scope: 'always', hears: pendingEvents },
  linesToCart: { scope: 'always', hears: pendingEvents },
  recipe: { scope: 'always', hears: ['route.changed'] },
  release: { scope: 'always' },
  installOffer: { scope: 'always' },
  offlineCopies: { scope: 'always', hears: ['session.ended', 'connection.restored'] },
} as const satisfies Record<string, FlowRow>;

export type LazyFlowName = keyof typeof lazyFlows;

/** The chart of every flow. */
export type Flows = CoreFlows & { [Name in LazyFlowName]: Awaited<ReturnType<(typeof liveFlows)[Name]['load']>> };
export type FlowName = keyof Flows;

/** An event with its flow; it compiles only if the flow's chart accepts the event. */
export type EventFor<Name extends FlowName = FlowName> = {
  [Each in Name]: { flow: Each; event: EventFrom<Flows[Each]> };
}[Name];

export const isLazy = (name: string): name is LazyFlowName => Object.hasOwn(lazyFlows, name);

/** The row of any flow. */
export const rowOf = (name: LazyFlowName): FlowRow => lazyFlows[name];
