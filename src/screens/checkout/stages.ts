/** What a stage of the checkout means for its controls. */
import type { CheckoutStage } from '#machines/checkout/checkout.types.ts';

const fixed: CheckoutStage[] = ['placing', 'unknown', 'awaitingPayment', 'confirmed'];

/** The order is in flight: what it says does not change any more. */
export const isFixed = (stage: CheckoutStage) => fixed.includes(stage);

/** The amounts on the screen may be about to change. */
export const isUpdating = (stage: CheckoutStage) => stage === 'quoting';
