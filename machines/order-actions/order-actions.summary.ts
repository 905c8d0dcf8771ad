/** Which question is open: the only fact for a page on which the flow does not run yet. */
import type { OrderActionsStage } from './order-actions.types.ts';

export const selectOrderStage = ({ value }: { value: unknown }): OrderActionsStage =>
  (typeof value === 'string' ? value : Object.entries(value as object)[0]?.join('.')) as OrderActionsStage;
