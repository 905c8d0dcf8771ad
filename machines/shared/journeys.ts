/**
 * What a flow may say to the journeys in its own folder: `<flow>.journeys.ts` exports it as `journeys`. A flow without
 * one has the defaults of `tests/paths/own-journeys.ts`.
 */

/** Where somebody is in a state, by role and English name, and what is read out there; or why nothing is perceived. */
type OwnRow =
  | string
  | { at: readonly [role: string, name: string]; hasFocus?: true; says?: readonly [kind: string, ...texts: string[]] };

export type FlowJourneys = {
  /** Why no journey walks the chart, and where it is tested instead. */
  unwalked?: string;
  /** By state; a `*` at the end stands for every state that begins so. */
  perceived?: Readonly<Record<string, OwnRow>>;
};
