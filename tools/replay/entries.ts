/** What those who read a report ask of its entries. */
import type { Entry, Step } from './report.types.ts';

/** An entry that is no step: an input from outside. */
export type InputKind = Exclude<Entry['kind'], 'step'>;
export type EntryOf<Kind extends InputKind> = Extract<Entry, { kind: Kind }>;

export const isStep = (entry: Entry): entry is Step & { at: number } => entry.kind === 'step';

export const typeOf = (event: unknown): string =>
  typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : 'an event';

/** The states that no other state of the list is in. */
export const leavesOf = (states: readonly string[]): string[] =>
  states.filter((id) => !states.some((other) => other.startsWith(`${id}.`)));
