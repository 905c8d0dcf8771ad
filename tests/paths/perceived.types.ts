/** What somebody perceives of a state: where they are, where the focus is, what is said aloud. */
import type { MessageKey } from '#src/i18n/messages.ts';

export type PlaceRole = 'heading' | 'dialog' | 'alertdialog' | 'form' | 'region' | 'combobox' | 'textbox' | 'button';

export type Perceived = {
  /** It is seen, and found by its role and its name. What stands in braces may be anything. */
  at: readonly [PlaceRole, MessageKey];
  /** The focus is there, or within it. */
  hasFocus?: true;
  /** It is read out: a live region or a busy place holds these words, or the others. */
  says?: readonly ['alert' | 'status' | 'busy', MessageKey, ...MessageKey[]];
};

/** A text is the reason why nothing is perceived of a state. */
export type Row = Perceived | string;

/** By chart and state; a `*` at the end stands for every state that begins so and has no row of its own. */
export type PerceivedTable = Readonly<Record<string, Readonly<Record<string, Row>>>>;
