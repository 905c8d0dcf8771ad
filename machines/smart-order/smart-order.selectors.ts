/** The facts that views read about a shopping list. */
import type { SnapshotFrom } from 'xstate';
import { itemsOf, linesOf, totalOf } from './smart-order.lines.ts';
import type { smartOrderMachine } from './smart-order.machine.ts';

type SmartOrderSnapshot = SnapshotFrom<typeof smartOrderMachine>;

/** Flat facts; compare with `shallowEqual`. */
export const selectSmartOrder = ({ value, context }: SmartOrderSnapshot) => ({
  stage: value,
  ...context,
  lineCount: linesOf(context.text).length,
  itemCount: itemsOf(context).length,
  total: totalOf(context),
});

export type SmartOrderFacts = ReturnType<typeof selectSmartOrder>;
