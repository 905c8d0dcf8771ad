/** What the registry says of a flow that is loaded when it is first needed, and what such a flow may start from. */
import type { AnyActorLogic, EventFrom, InputFrom } from 'xstate';
import type { Client } from '#api/client.ts';
import type { Settings } from '#api/types/settings.ts';
import type { CartReport, RemovedLine } from '../cart/cart.types.ts';
import type { PanelReport } from '../cart-overlays/cart-overlays.types.ts';
import type { CartQuoteReport } from '../cart-quote/cart-quote.types.ts';
import type { LocalePage } from '../locale/locale.types.ts';
import type { SessionUser } from '../session/session.types.ts';
import type { Storage } from '../storage/storage.types.ts';

/** What a flow's ports are filled with. */
export type FlowTools = { client: Client; storage: Storage; page: LocalePage };

/** The shop at the moment a flow starts. */
export type ShopFacts = {
  settings: Settings;
  /** Undefined for a guest. */
  user: SessionUser | undefined;
  isOffline: boolean;
  path: string;
  /** The name of the page that is shown. */
  page: string | undefined;
  /** The variable parts of the path, such as the id of an order. */
  params: Readonly<Record<string, string>>;
  /** The query of the address, without its question mark. */
  search: string;
  /** The shops of the cart that are chosen for the checkout. */
  selectedShopIds?: number[];
};

/** Events that the root sends to every running flow which hears them. */
export type BroadcastEvent =
  | { type: 'session.started'; user: SessionUser }
  | { type: 'session.ended' }
  | { type: 'login.abandoned' }
  | { type: 'route.changed'; page: string; path: string; params?: Record<string, string> }
  | { type: 'connection.lost' }
  | { type: 'connection.restored' }
  | { type: 'message.received' }
  | { type: 'realtime.restored' };

/** Events of one flow that the root forwards to every flow which hears them; it starts those that do not run yet. */
export type ForwardedEvent = CartReport | CartQuoteReport | PanelReport | ({ type: 'line.restore' } & RemovedLine);

/** Events that reach a flow because its row says so. */
export type HearableEvent = BroadcastEvent | ForwardedEvent;

/** Those of them that a flow's chart accepts as they are. */
export type Heard<Logic extends AnyActorLogic> = {
  [Type in HearableEvent['type']]: Extract<HearableEvent, { type: Type }> extends EventFrom<Logic> ? Type : never;
}[HearableEvent['type']];

/** What the first view must know of a lazy flow. */
export type FlowRow = {
  /**
   * How long it runs. `page`: until its page is left, which aborts its calls and clears what was typed.
   * `session`: likewise, and it starts anew when somebody logs in or out. `always`: until the tab is closed.
   */
  scope: 'page' | 'session' | 'always';
  /** The broadcast and forwarded events that are for it. */
  hears?: readonly HearableEvent['type'][];
  /** Its form has several steps: the fields of the other steps are not on the page. */
  hasSteps?: true;
};

export type LazyFlow<Logic extends AnyActorLogic = AnyActorLogic> = {
  /** Fetches its code and fills its ports. */
  load: (tools: FlowTools) => Promise<Logic>;
  input?: (shop: ShopFacts) => InputFrom<Logic>;
};

/** Only a chart that starts from nothing may do without `input`. */
type Input<Logic extends AnyActorLogic> =
  undefined extends InputFrom<Logic>
    ? [input?: LazyFlow<Logic>['input']]
    : [input: (shop: ShopFacts) => InputFrom<Logic>];

/** Checks that `input` fits the chart that `load` resolves to. */
export const lazyFlow = <Logic extends AnyActorLogic>(
  load: (tools: FlowTools) => Promise<Logic>,
  ...[input]: Input<Logic>
): LazyFlow<Logic> => ({ load, ...(input ? { input } : {}) });
