/** The root's vocabulary, and the contract between flows: what each may emit and what the root tells it. */
import type { Failure } from '#api/types/failure.ts';
import type { Catalogue, Settings } from '#api/types/settings.ts';
import type { CartEmitted } from '../cart/cart.types.ts';
import type { CheckoutEmitted } from '../checkout/checkout.types.ts';
import type { ConnectivityEmitted } from '../connectivity/connectivity.types.ts';
import type { DialogsEmitted } from '../dialogs/dialogs.types.ts';
import type { LocaleEmitted } from '../locale/locale.types.ts';
import type { SearchEmitted } from '../search/search.types.ts';
import type { SessionEmitted, SessionUser } from '../session/session.types.ts';
import type { Scheme } from '../storage/storage.types.ts';

/** The long-lived flows; each name is its folder, its `id` and its `systemId`. */
export const flowNames = [
  'settings',
  'locale',
  'session',
  'dialogs',
  'cart',
  'checkout',
  'search',
  'toasts',
  'connectivity',
] as const;
export type FlowName = (typeof flowNames)[number];

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
  user: SessionUser | undefined;
};

/** What the page tells the root. */
export type PageEvent =
  | { type: 'page.shown'; persisted: boolean }
  | { type: 'page.hidden' }
  | { type: 'route.changed'; path: string }
  | { type: 'boot.retry' };

/** What tabs of one browser tell each other. */
export type TabMessage =
  | { type: 'tab.signedIn'; user: SessionUser; token: string }
  | { type: 'tab.signedOut' }
  | { type: 'tab.cartChanged' };

export type NavigationWanted = { type: 'navigation.wanted'; path: string; replace?: boolean };

/** What flows emit; the root answers every one of them. */
export type FlowEmitted =
  | SessionEmitted
  | LocaleEmitted
  | ConnectivityEmitted
  | CartEmitted
  | CheckoutEmitted
  | DialogsEmitted
  | SearchEmitted
  | NavigationWanted;

export type StorefrontEvent = PageEvent | TabMessage | FlowEmitted;
export type StorefrontEmitted = NavigationWanted;

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
