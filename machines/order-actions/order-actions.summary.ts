/** What is asked about an order: all that a page knows of it before anything is. */
import type { OrderActionsStage } from './order-actions.types.ts';

export const selectOrderStage = ({ value }: { value: unknown }): OrderActionsStage =>
  (typeof value === 'string' ? value : Object.entries(value as object)[0]?.join('.')) as OrderActionsStage;
