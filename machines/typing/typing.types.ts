/** The events and context of typing. */
import type { FailureLogged } from '../shared/failure.ts';
import type { Id } from '../shared/ids.ts';

export type TypingContext = {
  /** The shop that was heard last. */
  heardId: Id | undefined;
  /** The shop that the shopper writes to. */
  shopId: Id | undefined;
};

export type TypingEvent =
  /** The shopper has typed a letter. */
  | { type: 'letter.typed'; shopId: Id }
  /** Somebody of a shop writes to the shopper. */
  | { type: 'shop.typing'; shopId: Id }
  /** A shop has written. */
  | { type: 'message.received' }
  | { type: 'session.ended' };

export type TypingEmitted = FailureLogged;

/** Ignored on purpose: one announcement lasts for all letters until the next. */
export const typingIgnored = [
  ['announcing.calling', 'letter.typed'],
  ['announcing.pausing', 'letter.typed'],
  ['hearing.silent', 'message.received'],
] as const;
