/** What a view may know of lines that go into the cart. */
import type { SnapshotFrom } from 'xstate';
import { isSameLines, type LineAddition } from '../shared/added-lines.ts';
import type { linesToCartMachine } from './lines-to-cart.machine.ts';
import type { LinesToCartFacts } from './lines-to-cart.types.ts';

type LinesSnapshot = Pick<SnapshotFrom<typeof linesToCartMachine>, 'value' | 'context'>;

/** Flat facts; compare with `shallowEqual`. */
export const selectLinesToCart = ({ value: { lines }, context }: LinesSnapshot): LinesToCartFacts => ({
  stage: typeof lines === 'string' ? lines : 'adding',
  additions: context.additions,
  report: context.report,
  failure: context.failure,
});

/** Before the flow runs. */
export const noLinesFacts: LinesToCartFacts = { stage: 'idle', additions: [], report: undefined, failure: undefined };

/** What came of the lines that are shown. That of other lines does not concern them, once nothing is in flight. */
export const factsOfLines = (facts: LinesToCartFacts, lines: readonly LineAddition[]): LinesToCartFacts =>
  facts.stage === 'adding' || isSameLines(facts.additions, lines) ? facts : noLinesFacts;
