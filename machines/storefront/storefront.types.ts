/** The root's vocabulary, and the contract between flows: what each may emit and what the root tells it. */
import type { AnyActorLogic, AnyActorRef, AnyEventObject } from 'xstate';
import type { Settings } from '#api/types/settings.ts';
import type { AddressBookEmitted } from '../address-book/address-book.types.ts';
import type { AllergiesEmitted } from '../allergies/allergies.types.ts';
import type { BootEmitted } from '../boot/boot.types.ts';
import type { CartEmitted } from '../cart/cart.types.ts';
import type { CartOverlaysEmitted } from '../cart-overlays/cart-overlays.types.ts';
import type { CartQuoteEmitted } from '../cart-quote/cart-quote.types.ts';
import type { ChangePasswordEmitted } from '../change-password/change-password.types.ts';
import type { ChatEmitted } from '../chat/chat.types.ts';
import type { CheckoutEmitted } from '../checkout/checkout.types.ts';
import type { ConnectivityEmitted } from '../connectivity/connectivity.types.ts';
import type { DevicesEmitted } from '../devices/devices.types.ts';
import type { DialogsEmitted, ReturnTo } from '../dialogs/dialogs.types.ts';
import type { FlowInput, FlowLoader, FlowLoaderEmitted } from '../flow-loader/flow-loader.types.ts';
import type { InstallOfferEmitted } from '../install-offer/install-offer.types.ts';
import type { LinesToCartEmitted } from '../lines-to-cart/lines-to-cart.types.ts';
import type { ListPickerEmitted } from '../list-picker/list-picker.types.ts';
import type { Catalogue, LocaleEmitted } from '../locale/locale.types.ts';
import type { OrderActionsEmitted } from '../order-actions/order-actions.types.ts';
import type { OwnDataEmitted } from '../own-data/own-data.types.ts';
import type { PartnerEmitted } from '../partner/partner.types.ts';
import type { PaymentEmitted } from '../payment/payment.types.ts';
import type { PreferencesEmitted } from '../preferences/preferences.types.ts';
import type { PresenceEmitted } from '../presence/presence.types.ts';
import type { ProfessionalEmitted } from '../professional/professional.types.ts';
import type { ProfileEmitted } from '../profile/profile.types.ts';
import type { PushSwitchEmitted } from '../push-switch/push-switch.types.ts';
import type { RealtimeEmitted } from '../realtime/realtime.types.ts';
import type { EventFor, LazyFlowName } from '../registry.ts';
import type { ReleaseEmitted } from '../release/release.types.ts';
import type { ReviewEmitted } from '../review/review.types.ts';
import type { SaleClockEmitted } from '../sale-clock/sale-clock.types.ts';
import type { SavedListsEmitted } from '../saved-lists/saved-lists.types.ts';
import type { SearchEmitted } from '../search/search.types.ts';
import type { SessionEmitted, SessionUser } from '../session/session.types.ts';
import type { ShareEmitted } from '../share/share.types.ts';
import type { FailurePhrase } from '../shared/failure-phrase.ts';
import type { BroadcastEvent, ForwardedEvent } from '../shared/flow.ts';
import type { Id } from '../shared/ids.ts';
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
  /** Why the last boot found no settings. */
  cause?: FailurePhrase;
  /** Name of the chosen currency. */
  currency?: string;
  scheme?: Scheme;
  /** Shops that were chosen for checkout on an earlier visit. */
  selectedShopIds?: Id[];
  /** Where the shopper is; default '/'. */
  path?: string;
};

export type StorefrontContext = Omit<StorefrontInput, 'path'> & {
  /** How often fresh settings were asked for in vain. */
  attempts: number;
  /** Where the shopper is. */
  path: string;
  /** The name of the page; undefined until the first `route.changed`. */
  page: string | undefined;
  /** What the path of the page carries, such as the id of an order. */
  params: Readonly<Record<string, string>>;
  user: SessionUser | undefined;
  /** Whose session the server has ended. */
  refusedUser: Id | undefined;
  /** Whether the page is for shoppers only. */
  isPrivate: boolean;
  /** The page that is held for its shopper, who has to log in again: it keeps its flows, and what was typed, until left. */
  heldPath: string | undefined;
  /** What stood behind the question mark when the page was entered. */
  search: string;
  /** The flows that the page needs. */
  pageFlows: readonly LazyFlowName[];
  /** The lazy flows that run, and the boot while it does. */
  flows: Readonly<Partial<Record<LazyFlowName | 'boot', AnyActorRef>>>;
  /** The loaders of the lazy flows that were requested and do not run yet. */
  loaders: Readonly<Partial<Record<LazyFlowName, FlowLoader>>>;
  /** The flows whose code failed to load. */
  failed: readonly LazyFlowName[];
};

/** What the page tells the root. */
export type PageEvent =
  | { type: 'page.shown'; persisted: boolean }
  | { type: 'page.hidden' }
  | { type: 'route.changed'; page: string; path: string; params?: Record<string, string> }
  /** The shopper may see the page, and it needs these flows. */
  | { type: 'page.entered'; flows: readonly LazyFlowName[]; isPrivate?: boolean; search?: string }
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

/** A flow that is about to start: its code, and the events that wait for it. */
export type StartingFlow = {
  flow: LazyFlowName | 'boot';
  logic: AnyActorLogic;
  input?: FlowInput;
  waiting: readonly AnyEventObject[];
};

/** What the root sends to itself. Each leads to guarded transitions, so that every decision is in the chart. */
export type StorefrontStep =
  /** Sends the event to the flow if the flow runs. One that does not will start from the facts of that moment. */
  | ({ type: 'flow.inform' } & (EventFor<LazyFlowName> | { flow: LazyFlowName; event: BroadcastEvent }))
  /** Somebody logged in or out. */
  | { type: 'flow.restart'; flow: LazyFlowName }
  /** The URL may have changed. */
  | { type: 'page.left'; from: string; to: string }
  /** The checkout may have to open or close. */
  | { type: 'checkout.attend' }
  /** Sends the message to the other tabs, after the flows of this tab have received theirs. */
  | { type: 'tabs.inform'; message: TabMessage };

/** What tabs of one browser tell each other. */
export type TabMessage =
  | { type: 'tab.signedIn'; user: SessionUser; token: string }
  | { type: 'tab.signedOut' }
  | { type: 'tab.cartChanged' }
  | { type: 'tab.buyNowChanged' }
  | { type: 'tab.favoritesChanged' };

/** What flows emit; the root answers every one of them. */
export type FlowEmitted =
  | SessionEmitted
  | LocaleEmitted
  | PreferencesEmitted
  | ConnectivityEmitted
  | BootEmitted
  | FlowLoaderEmitted
  | CartEmitted
  | CartQuoteEmitted
  | CartOverlaysEmitted
  | InstallOfferEmitted
  | PushSwitchEmitted
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
  | AllergiesEmitted
  | DevicesEmitted
  | OwnDataEmitted
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
  | SavedListsEmitted
  | ListPickerEmitted
  | LinesToCartEmitted
  | ReleaseEmitted
  | NavigationRequested;

export type StorefrontEvent = PageEvent | StorefrontStep | TabMessage | FlowEmitted;
export type StorefrontEmitted = NavigationRequested;

const ofOpening = ['boot.retry', 'boot.succeeded', 'boot.recalled', 'boot.failed'] as const;
const whileReady = ['ready.fresh', 'ready.stale', 'ready.refreshing'] as const;

/** What the root ignores on purpose. */
export const storefrontIgnored = [
  // No flow runs yet that could emit or receive anything.
  ['booting.loading', '*'],
  ['booting.running', '*'],
  ['unavailable', '*'],
  // The shop is open already.
  ...whileReady.flatMap((state) => ofOpening.map((event) => [state, event] as const)),
] as const;
