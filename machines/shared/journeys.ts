/**
 * A flow's settings for the journeys: `<flow>.journeys.ts` in its own folder exports them as `journeys`. A flow without
 * this file stands in `tests/paths/perceived.ts` or `tests/paths/unwalked.ts`.
 */

/**
 * What a person perceives of a state: an element by role and English name, and what is announced; or why nothing is.
 */
type OwnRow =
  | string
  | { at: readonly [role: string, name: string]; hasFocus?: true; says?: readonly [kind: string, ...texts: string[]] };

export type FlowJourneys = {
  /** Why no journey walks the chart, and where it is tested instead. */
  unwalked?: string;
  /** By state; a `*` at the end stands for every state with this beginning. */
  perceived?: Readonly<Record<string, OwnRow>>;
};
