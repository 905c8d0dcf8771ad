/** How far the checkout is: all that the root knows of it. */
import type { SnapshotFrom } from 'xstate';
import type { checkoutMachine } from './checkout.machine.ts';
import type { CheckoutStage } from './checkout.types.ts';

export const stageOf = (value: SnapshotFrom<typeof checkoutMachine>['value']): CheckoutStage =>
  typeof value === 'string' ? value : value.open;
