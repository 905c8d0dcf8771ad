/** What a view may know about the checkout. */
import type { SnapshotFrom } from 'xstate';
import type { checkoutMachine } from './checkout.machine.ts';
import { methodsFor, paymentFor } from './checkout.methods.ts';
import type { CheckoutFacts, CheckoutStage, PlacedOrder } from './checkout.types.ts';

type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;

// One shared array, so that no orders stay equal to themselves between snapshots.
const noOrders: PlacedOrder[] = [];

const stageOf = ({ value }: CheckoutSnapshot): CheckoutStage => (typeof value === 'string' ? value : value.open);

/** Flat facts; compare with `shallowEqual`. */
export const selectCheckout = (snapshot: CheckoutSnapshot): CheckoutFacts => {
  const { context } = snapshot;
  return {
    stage: stageOf(snapshot),
    purchase: context.purchase,
    quote: context.quote,
    previous: context.previous,
    typedCode: context.typedCode,
    appliedCode: context.appliedCode,
    isCheckingCode: stageOf(snapshot) === 'quoting' && context.code !== context.appliedCode,
    codeRefusal: context.codeRefusal,
    methods: methodsFor(context),
    payment: paymentFor(context),
    note: context.note,
    address: context.addresses.chosen,
    canPlace: snapshot.can({ type: 'order.place' }),
    orders: context.placed?.orders ?? noOrders,
    failure: context.failure,
  };
};

/** The list of addresses and the inline form. */
export const selectCheckoutAddresses = (snapshot: CheckoutSnapshot) => snapshot.context.addresses;
