/** Maps the stages of the checkout to the state of its controls. */
import type { CheckoutStage } from '#machines/checkout/checkout.types.ts';

const fixed: CheckoutStage[] = ['placing', 'unknown', 'awaitingPayment', 'confirmed'];

/** Whether the order is in flight or placed, so that its content no longer changes. */
export const isFixed = (stage: CheckoutStage) => fixed.includes(stage);

/** The amounts on the screen may be about to change. */
export const isUpdating = (stage: CheckoutStage) => stage === 'quoting';
