/** What a view may know about the checkout. */
import type { SnapshotFrom } from 'xstate';
import { chosenTimes } from '../delivery-time/delivery-time.logic.ts';
import { soldOutFacts } from './checkout.if-sold-out.ts';
import { missingPart } from './checkout.logic.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import { methodsFor, paymentFor } from './checkout.methods.ts';
import { stageOf } from './checkout.summary.ts';
import type { CheckoutFacts, CheckoutStage, DestinationFacts, PlacedOrder } from './checkout.types.ts';

type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;

// One shared array, so that no orders stay equal to themselves between snapshots.
const noOrders: PlacedOrder[] = [];

/** Flat facts; compare with `shallowEqual`. */
export const selectCheckout = (snapshot: CheckoutSnapshot): CheckoutFacts => {
  const { context } = snapshot;
  const stage = stageOf(snapshot.value);
  return {
    stage,
    purchase: context.purchase,
    quote: context.quote,
    previous: context.previous,
    typedCode: context.typedCode,
    appliedCode: context.appliedCode,
    isCheckingCode: stage === 'quoting' && context.code !== context.appliedCode,
    codeRefusal: context.codeRefusal,
    methods: methodsFor(context),
    payment: paymentFor(context),
    note: context.note,
    address: context.addresses.chosen,
    canPlace: snapshot.can({ type: 'order.place' }),
    orders: context.placed?.orders ?? noOrders,
    failure: context.failure,
    missing: missingPart(context),
  };
};

/** The list of addresses and the inline form. */
export const selectCheckoutAddresses = (snapshot: CheckoutSnapshot) => snapshot.context.addresses;

/** The delivery times of the shops, and what is chosen. */
export const selectCheckoutTimes = (snapshot: CheckoutSnapshot) => snapshot.context.delivery;

/** While the checkout is open, what is chosen there; after that the times whose places are held. */
export const selectDestination = ({ context }: CheckoutSnapshot): DestinationFacts => ({
  address: context.addresses.chosen,
  times: context.delivery.offer ? chosenTimes(context.delivery) : context.heldTimes,
});

/** What can be chosen for lines that cannot be delivered, and what is. */
export const selectCheckoutSoldOut = (snapshot: CheckoutSnapshot) => soldOutFacts(snapshot.context);

const fixed: CheckoutStage[] = ['placing', 'unknown', 'awaitingPayment', 'confirmed'];

/** Whether the order is in flight or placed, so that its content no longer changes. */
export const isFixed = (stage: CheckoutStage) => fixed.includes(stage);

/** The amounts on the screen may be about to change. */
export const isUpdating = (stage: CheckoutStage) => stage === 'quoting';
