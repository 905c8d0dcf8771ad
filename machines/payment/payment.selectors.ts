/** The facts that views read about a payment. */
import type { SnapshotFrom } from 'xstate';
import type { paymentMachine } from './payment.machine.ts';
import { canStart } from './payment.setup.ts';
import type { PaymentFacts, PaymentStage } from './payment.types.ts';

type PaymentSnapshot = Pick<SnapshotFrom<typeof paymentMachine>, 'value' | 'context'>;

const stageOf = ({ value }: PaymentSnapshot): PaymentStage =>
  (typeof value === 'string' ? value : value.over) as PaymentStage;

/** Flat facts; compare with `shallowEqual`. */
export const selectPayment = (snapshot: PaymentSnapshot): PaymentFacts => {
  const { end: _, ...facts } = snapshot.context;
  return { ...facts, stage: stageOf(snapshot), canStart: canStart(snapshot.context) };
};
