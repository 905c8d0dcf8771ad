/** What the root knows of the checkout: which page is whose, and where somebody who is on it stands. */
import type { Purchase } from '../checkout/checkout.types.ts';
import { prefillOf } from '../shared/prefill.ts';
import type { StorefrontContext } from './storefront.types.ts';

type CheckoutStatus = { stage: string; purchase: Purchase | undefined };
type CheckoutSnapshot = { value?: unknown; context?: { purchase: Purchase } } | undefined;

/** What a page checks out, if it is a checkout page. */
export const purchaseAt = (page: string | undefined): Purchase | undefined => {
  if (page === 'checkout') return 'cart';
  return page === 'buyNow' ? page : undefined;
};

/** Which part of its life the checkout is in, and for what; a flow that was not put in is away. */
export const checkoutStatusOf = (snapshot: CheckoutSnapshot): CheckoutStatus => {
  const value = snapshot?.value ?? 'away';
  const stage = typeof value === 'object' && value !== null && 'open' in value ? value.open : value;
  return { stage: String(stage), purchase: snapshot?.context?.purchase };
};

/** Whoever comes to a checkout page anew begins there; nobody is thrown back by what happens on the way. */
export const isFirstVisit = (purchase: Purchase, checkout: CheckoutStatus) =>
  checkout.stage === 'away' ||
  checkout.purchase !== purchase ||
  (purchase === 'cart' && checkout.stage === 'selecting');

/** Who was interrupted is led back by the login. */
export const isInFlight = ({ stage }: CheckoutStatus) => stage !== 'away' && stage !== 'expired';

/** A lost session stopped them here. */
export const isInterrupted = (purchase: Purchase, { stage, purchase: own }: CheckoutStatus) =>
  stage === 'expired' && own === purchase;

const enter = ({ user }: StorefrontContext, purchase: Purchase, shopIds: number[]) =>
  ({
    type: 'flow.ensure',
    flow: 'checkout',
    event: { type: 'checkout.enter', purchase, shopIds, prefill: prefillOf(user), shopperId: user?.id },
  }) as const;

export const enterCart = (context: StorefrontContext) => enter(context, 'cart', context.selectedShopIds ?? []);

/** Without a shop the server is asked what was wanted. */
export const enterBuyNow = (context: StorefrontContext, shopIds: number[] = []) => enter(context, 'buyNow', shopIds);
