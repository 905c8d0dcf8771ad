/** The root's vocabulary, and the contract between flows: what each may emit and what the root tells it. */
import type { Failure } from '#api/types/failure.ts';
import type { SignedIn } from '#api/types/identity.ts';
import type { Catalogue, Settings } from '#api/types/settings.ts';
import type { ConnectivityEmitted } from '../connectivity/connectivity.types.ts';
import type { NoticeWanted } from '../kit/notice.ts';
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
};

export type StorefrontContext = StorefrontInput & {
  /** Settings of an earlier visit. */
  remembered?: Settings;
  failure?: Failure;
  attempts: number;
  /** Where the shopper is. */
  path: string;
  user?: SessionUser;
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
  | ConnectivityEmitted
  | NoticeWanted
  | NavigationWanted
  /** 401 on a call of a flow that says nothing of it. */
  | { type: 'session.refused' }
  /** 401 on an add to the cart. */
  | { type: 'login.required' }
  | { type: 'cart.changed'; itemCount: number }
  | { type: 'checkout.requested' }
  | { type: 'auth.succeeded'; signedIn: SignedIn }
  | { type: 'dialog.closed' };

export type StorefrontEvent = PageEvent | TabMessage | FlowEmitted;
export type StorefrontEmitted = NavigationWanted;

/** What the root tells the flows that others write. */
export type CartTold =
  | { type: 'session.started'; user: SessionUser }
  | { type: 'session.ended' }
  | { type: 'cart.refresh' };
export type CheckoutTold =
  | { type: 'session.started'; user: SessionUser }
  | { type: 'session.ended' }
  | { type: 'cart.changed'; itemCount: number };
export type DialogsTold = { type: 'login.open' } | { type: 'dialog.close' };
