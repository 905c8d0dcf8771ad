/** The registry's facts about a lazy flow, and the inputs from which such a flow may start. */
import type { AnyActorLogic, EventFrom, InputFrom } from 'xstate';
import type { Client } from '#api/client.ts';
import type { Settings } from '#api/types/settings.ts';
import type { CartReport, RemovedLine } from '../cart/cart.types.ts';
import type { PanelReport } from '../cart-overlays/cart-overlays.types.ts';
import type { CartQuoteReport } from '../cart-quote/cart-quote.types.ts';
import type { LocalePage } from '../locale/locale.types.ts';
import type { QueryClient } from '../query/query.live.ts';
import type { SessionUser } from '../session/session.types.ts';
import type { Storage } from '../storage/storage.types.ts';
import type { Id } from './ids.ts';

/** What `live` code gets to fill the ports. */
export type FlowTools = { client: Client; queryClient: QueryClient; storage: Storage; page: LocalePage };

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
  /** The query string of the URL, without its question mark. */
  search: string;
  /** The shops of the cart that are selected for the checkout. */
  selectedShopIds?: Id[];
};

/** Events that the root sends to every running flow that accepts them. */
export type BroadcastEvent =
  | { type: 'session.started'; user: SessionUser }
  | { type: 'session.ended' }
  | { type: 'login.abandoned' }
  | { type: 'route.changed'; page: string; path: string; params?: Record<string, string> }
  | { type: 'connection.lost' }
  | { type: 'connection.restored' }
  | { type: 'message.received' }
  | { type: 'messages.seen' }
  | { type: 'realtime.restored' };

type ShopTyping = { type: 'shop.typing'; shopId: Id };

/** Events of one flow that the root forwards to every flow that accepts them; it starts those that do not run yet. */
export type ForwardedEvent =
  | CartReport
  | CartQuoteReport
  | PanelReport
  | ShopTyping
  | ({ type: 'line.restore' } & RemovedLine);

/** Events that reach a flow because its row says so. */
export type HearableEvent = BroadcastEvent | ForwardedEvent;

/** Those of them that a flow's chart accepts. */
export type Heard<Logic extends AnyActorLogic> = {
  [Type in HearableEvent['type']]: Extract<HearableEvent, { type: Type }> extends EventFrom<Logic> ? Type : never;
}[HearableEvent['type']];

/** What the first view must know of a lazy flow. */
export type FlowRow = {
  /**
   * How long it runs. `page`: until its page is left, which aborts its calls and clears what was typed.
   * `session`: likewise, and it restarts when somebody logs in or out. `always`: until the tab is closed.
   */
  scope: 'page' | 'session' | 'always';
  /** The broadcast and forwarded events that are for it. */
  hears?: readonly HearableEvent['type'][];
  /** Its form has several steps: the fields of other steps are not on the page. */
  hasSteps?: true;
};

export type LazyFlow<Logic extends AnyActorLogic = AnyActorLogic> = {
  /** Loads its code and fills its ports. */
  load: (tools: FlowTools) => Promise<Logic>;
  input?: (shop: ShopFacts) => InputFrom<Logic>;
};

/** Only a chart without input may omit it. */
type Input<Logic extends AnyActorLogic> =
  undefined extends InputFrom<Logic>
    ? [input?: LazyFlow<Logic>['input']]
    : [input: (shop: ShopFacts) => InputFrom<Logic>];

/** Checks that `input` fits the chart that `load` resolves to. */
export const lazyFlow = <Logic extends AnyActorLogic>(
  load: (tools: FlowTools) => Promise<Logic>,
  ...[input]: Input<Logic>
): LazyFlow<Logic> => ({ load, ...(input ? { input } : {}) });
