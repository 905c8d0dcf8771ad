/** What the registry says of a flow that is loaded when it is first needed, and what such a flow may start from. */
import type { AnyActorLogic, EventFrom, InputFrom } from 'xstate';
import type { Client } from '#api/client.ts';
import type { Settings } from '#api/types/settings.ts';
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
  | { type: 'route.changed'; path: string; params?: Record<string, string> }
  | { type: 'connection.lost' }
  | { type: 'connection.restored' }
  | { type: 'message.received' }
  | { type: 'realtime.restored' };

/** The broadcast events that a flow's chart accepts as they are. */
export type Heard<Logic extends AnyActorLogic> = {
  [Type in BroadcastEvent['type']]: Extract<BroadcastEvent, { type: Type }> extends EventFrom<Logic> ? Type : never;
}[BroadcastEvent['type']];

/** What the first view must know of a lazy flow. */
export type FlowRow = {
  /**
   * How long it runs. `page`: until its page is left, which aborts its calls and clears what was typed.
   * `session`: likewise, and it starts anew when somebody logs in or out. `always`: until the tab is closed.
   */
  scope: 'page' | 'session' | 'always';
  /** The broadcast events that are for it. */
  hears?: readonly BroadcastEvent['type'][];
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
