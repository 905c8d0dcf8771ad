/** What the root knows of the checkout: which page belongs to it, and how far a shopper on that page is. */
import type { SnapshotFrom } from 'xstate';
import type { checkoutMachine } from '../checkout/checkout.machine.ts';
import { stageOf } from '../checkout/checkout.summary.ts';
import type { CheckoutStage, Purchase } from '../checkout/checkout.types.ts';
import type { Id } from '../shared/ids.ts';
import { prefillOf } from '../shared/prefill.ts';
import type { StorefrontContext } from './storefront.types.ts';

type Args = { context: StorefrontContext };
/** Partial, because tests replace the checkout by an actor that only records its events. */
type CheckoutSnapshot = Partial<SnapshotFrom<typeof checkoutMachine>> | undefined;

/** What a page checks out, if it is a checkout page. */
const purchaseAt = (page: string | undefined): Purchase | undefined => {
  if (page === 'checkout') return 'cart';
  return page === 'buyNow' ? page : undefined;
};

/** The stage of the checkout, its purchase and its shops; a checkout that does not run is away. */
const statusIn = ({ flows }: StorefrontContext) => {
  const snapshot = flows.checkout?.getSnapshot() as CheckoutSnapshot;
  const { purchase, shopIds = [] } = snapshot?.context ?? {};
  return { stage: stageOf(snapshot?.value ?? 'away'), purchase, shopIds };
};

/** A shopper who was interrupted is led back by the login. */
const isCheckoutLeft = ({ context }: Args): boolean => {
  const { stage } = statusIn(context);
  return !purchaseAt(context.page) && stage !== 'away' && stage !== 'expired';
};

/** The session ended on this page, and the shopper has logged in again. */
const isCheckoutInterrupted = ({ context }: Args): boolean => {
  const { stage, purchase } = statusIn(context);
  return context.user !== undefined && stage === 'expired' && purchase === purchaseAt(context.page);
};

const priced: CheckoutStage[] = ['quoting', 'quoted', 'unquoted'];

const chosenShops = ({ selectedShopIds = [] }: StorefrontContext): Id[] => selectedShopIds;

/** The page of the cart's checkout prices other shops than are chosen in the panel over it. */
const isCheckoutOutdated = ({ context }: Args): boolean => {
  const { stage, purchase, shopIds } = statusIn(context);
  const isSame = String(shopIds) === String(chosenShops(context));
  return context.page === 'checkout' && purchase === 'cart' && priced.includes(stage) && !isSame;
};

const chooseShops = ({ context }: Args) =>
  ({
    type: 'flow.inform',
    flow: 'checkout',
    event: { type: 'shops.choose', shopIds: chosenShops(context) },
  }) as const;

/** A new visitor of the page starts from its beginning; a stage that the shopper has reached stays. */
const isEntered = ({ context }: Args, purchase: Purchase): boolean => {
  const { stage, purchase: own } = statusIn(context);
  const startsAnew = stage === 'away' || own !== purchase || (purchase === 'cart' && stage === 'selecting');
  return context.user !== undefined && purchaseAt(context.page) === purchase && startsAnew;
};

const isCartEntered = (args: Args): boolean => isEntered(args, 'cart');

/** By its URL: after a press the event waits for the checkout already. */
const isBuyNowEntered = (args: Args): boolean =>
  isEntered(args, 'buyNow') && !args.context.loaders.checkout?.getSnapshot().context.waiting.length;

const enter = ({ user }: StorefrontContext, purchase: Purchase, shopIds: Id[]) =>
  ({
    type: 'flow.ensure',
    flow: 'checkout',
    event: { type: 'checkout.enter', purchase, shopIds, prefill: prefillOf(user), shopperId: user?.id },
  }) as const;

const enterCart = ({ context }: Args) => enter(context, 'cart', chosenShops(context));

/** Without a shop the server is asked for the purchase. */
const enterBuyNow = ({ context }: Args, { shopId }: { shopId?: Id }) =>
  enter(context, 'buyNow', shopId ? [shopId] : []);

export const checkoutGuards = {
  isCheckoutLeft,
  isCheckoutInterrupted,
  isCheckoutOutdated,
  isCartEntered,
  isBuyNowEntered,
};

/** What the root tells the checkout, as steps of its own. */
export const checkoutSteps = { chooseShops, enterCart, enterBuyNow };
