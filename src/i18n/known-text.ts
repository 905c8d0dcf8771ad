/** Texts of a closed set, for values that another back end may have added to. */
import type { MessageKey, Translate } from './messages.ts';

/** The text of a known value; any other value is shown as it is. */
export const knownText = (texts: Readonly<Record<string, MessageKey>>, value: string, t: Translate): string => {
  const key = Object.hasOwn(texts, value) ? texts[value] : undefined;
  return key === undefined ? value : t(key);
};

/** What belongs to a known value, or `otherwise`. */
export const ofKnown = <Known, Other>(known: Readonly<Record<string, Known>>, value: string, otherwise: Other) =>
  Object.hasOwn(known, value) ? (known[value] as Known) : otherwise;
