/** What a view may know of lines that go into the cart. */
import type { SnapshotFrom } from 'xstate';
import type { linesToCartMachine } from './lines-to-cart.machine.ts';
import type { LinesToCartFacts } from './lines-to-cart.types.ts';

type LinesSnapshot = Pick<SnapshotFrom<typeof linesToCartMachine>, 'value' | 'context'>;

/** Flat facts; compare with `shallowEqual`. */
export const selectLinesToCart = ({ value: { lines }, context }: LinesSnapshot): LinesToCartFacts => ({
  stage: typeof lines === 'string' ? lines : 'adding',
  report: context.report,
  failure: context.failure,
});

/** Before the flow runs. */
export const noLinesFacts: LinesToCartFacts = { stage: 'idle', report: undefined, failure: undefined };
