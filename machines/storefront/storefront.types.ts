/** The root's vocabulary, and the contract between flows: what each may emit and what the root tells it. */
import type { AnyActorLogic, AnyEventObject } from 'xstate';
import type { Failure } from '#api/types/failure.ts';
import type { Settings } from '#api/types/settings.ts';
import type { AddressBookEmitted } from '../address-book/address-book.types.ts';
import type { CartEmitted } from '../cart/cart.types.ts';
import type { CartOverlaysEmitted } from '../cart-overlays/cart-overlays.types.ts';
import type { CartQuoteEmitted } from '../cart-quote/cart-quote.types.ts';
import type { ChangePasswordEmitted } from '../change-password/change-password.types.ts';
import type { ChatEmitted } from '../chat/chat.types.ts';
import type { CheckoutEmitted } from '../checkout/checkout.types.ts';
import type { ConnectivityEmitted } from '../connectivity/connectivity.types.ts';
import type { DevicesEmitted } from '../devices/devices.types.ts';
import type { DialogsEmitted, ReturnTo } from '../dialogs/dialogs.types.ts';
import type { Catalogue, LocaleEmitted } from '../locale/locale.types.ts';
import type { OrderActionsEmitted } from '../order-actions/order-actions.types.ts';
import type { PartnerEmitted } from '../partner/partner.types.ts';
import type { PaymentEmitted } from '../payment/payment.types.ts';
import type { PreferencesEmitted } from '../preferences/preferences.types.ts';
import type { PresenceEmitted } from '../presence/presence.types.ts';
import type { ProfessionalEmitted } from '../professional/professional.types.ts';
import type { ProfileEmitted } from '../profile/profile.types.ts';
import type { RealtimeEmitted } from '../realtime/realtime.types.ts';
import type { EventFor, LazyFlowName } from '../registry.ts';
import type { ReleaseEmitted } from '../release/release.types.ts';
import type { ReviewEmitted } from '../review/review.types.ts';
import type { SaleClockEmitted } from '../sale-clock/sale-clock.types.ts';
import type { SearchEmitted } from '../search/search.types.ts';
import type { SessionEmitted, SessionUser } from '../session/session.types.ts';
import type { ShareEmitted } from '../share/share.types.ts';
import type { ForwardedEvent, ShopFacts } from '../shared/flow.ts';
import type { NavigationRequested } from '../shared/route.ts';
import type { SmartOrderEmitted } from '../smart-order/smart-order.types.ts';
import type { Scheme } from '../storage/storage.types.ts';
import type { TicketEmitted } from '../ticket-form/ticket-form.types.ts';
import type { VouchersEmitted } from '../vouchers/vouchers.types.ts';
import type { WishlistEmitted } from '../wishlist/wishlist.types.ts';

export type StorefrontInput = {
  locale: string;
  /** With settings the shop is ready at once: server rendering and hydration. */
  settings?: Settings;
  catalogue?: Catalogue;
  /** Name of the chosen currency. */
  currency?: string;
  scheme?: Scheme;
  /** Shops that were chosen for checkout on an earlier visit. */
  selectedShopIds?: number[];
  /** Where the shopper is; default '/'. */
  path?: string;
};

export type StorefrontContext = Omit<StorefrontInput, 'path'> & {
  /** Settings of an earlier visit. */
  remembered: Settings | undefined;
  /** Why there are no settings. */
  failure: Failure | undefined;
  /** How often fresh settings were asked for in vain. */
  attempts: number;
  /** Where the shopper is. */
  path: string;
  /** The name of the page; undefined until the first `route.changed`. */
  page: string | undefined;
  /** What the path of the page carries, such as the id of an order. */
  params: Readonly<Record<string, string>>;
  user: SessionUser | undefined;
  /** What stood behind the question mark when the page was entered. */
  search: string;
  /** The flows that the page needs. */
  pageFlows: readonly LazyFlowName[];
  /** The flows whose code is being loaded, each with the events that it will receive once it runs. */
  loading: Readonly<Partial<Record<LazyFlowName, readonly AnyEventObject[]>>>;
  /** The flows whose code failed to load. */
  failed: readonly LazyFlowName[];
};

/** What the page tells the root. */
export type PageEvent =
  | { type: 'page.shown'; persisted: boolean }
  | { type: 'page.hidden' }
  | { type: 'route.changed'; page: string; path: string; params?: Record<string, string> }
  /** The shopper may see the page, and it needs these flows. */
  | { type: 'page.entered'; flows: readonly LazyFlowName[]; search?: string }
  /** A guest may not see the page that was opened; after signing in it is where to go on. */
  | { type: 'page.refused'; returnTo: ReturnTo }
  | EnsureFlow
  /** Loads the flows of the page again that failed to load. */
  | { type: 'flow.retry' }
  /** The code of a view failed to load. */
  | { type: 'chunk.failed' }
  | { type: 'boot.retry' };

/** Starts a flow that may not run yet; with an event, the flow receives it once it runs. */
export type EnsureFlow = { type: 'flow.ensure' } & FlowNeeded;
export type FlowNeeded =
  | EventFor<LazyFlowName>
  /** That the flow hears it is proven for its row in the registry. */
  | { flow: LazyFlowName; event: ForwardedEvent }
  | { flow: LazyFlowName; event?: undefined };

/** What the root requests of the loader. */
export type FlowRequest = { type: 'flow.load'; flow: LazyFlowName };

/** What a flow starts from. */
export type FlowInput = (shop: ShopFacts) => unknown;

/** What the loader responds. */
export type FlowLoadResult =
  | { type: 'flow.loaded'; flow: LazyFlowName; logic: AnyActorLogic; input?: FlowInput }
  | { type: 'flow.failed'; flow: LazyFlowName; failure: Failure };

/** What tabs of one browser tell each other. */
export type TabMessage =
  | { type: 'tab.signedIn'; user: SessionUser; token: string }
  | { type: 'tab.signedOut' }
  | { type: 'tab.cartChanged' }
  | { type: 'tab.favoritesChanged' };

/** What flows emit; the root answers every one of them. */
export type FlowEmitted =
  | SessionEmitted
  | LocaleEmitted
  | PreferencesEmitted
  | ConnectivityEmitted
  | CartEmitted
  | CartQuoteEmitted
  | CartOverlaysEmitted
  | CheckoutEmitted
  | DialogsEmitted
  | OrderActionsEmitted
  | PaymentEmitted
  | SearchEmitted
  | PartnerEmitted
  | ProfessionalEmitted
  | ProfileEmitted
  | ChangePasswordEmitted
  | AddressBookEmitted
  | DevicesEmitted
  | ReviewEmitted
  | VouchersEmitted
  | WishlistEmitted
  | ChatEmitted
  | RealtimeEmitted
  | PresenceEmitted
  | SmartOrderEmitted
  | TicketEmitted
  | SaleClockEmitted
  | ShareEmitted
  | ReleaseEmitted
  | NavigationRequested;

export type StorefrontEvent = PageEvent | TabMessage | FlowLoadResult | FlowEmitted;
export type StorefrontEmitted = NavigationRequested;

/** What the root leaves unanswered on purpose. */
export const storefrontIgnored = [
  // No flow is alive yet that could say or hear anything.
  ['booting.settings.asking', '*'],
  ['booting.memory.recalling', '*'],
  ['booting.catalogue.asking', '*'],
  ['unavailable', '*'],
  // The shop is open already.
  ['ready.fresh', 'boot.retry'],
  ['ready.stale', 'boot.retry'],
  ['ready.asking', 'boot.retry'],
] as const;
