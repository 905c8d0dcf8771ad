/** The vocabulary of a one-time code: where it goes, when the next one may be sent, what is typed. */
import type { NoticeRequested, NoticeText } from '../shared/notice.ts';

export type OneTimeCodeInput = {
  /** Where the code goes, as the shopper reads it. */
  sentTo: string;
  /** What the call that sends a code carries. */
  request: object;
  /** What the call that checks a code carries besides the code. */
  check: object;
  /** When another code may be sent, in milliseconds since 1970; zero while none was sent. */
  resendAt: number;
};

export type OneTimeCodeContext = OneTimeCodeInput & {
  /** One digit a box, or empty. */
  boxes: readonly string[];
  error: NoticeText | undefined;
  secondsLeft: number;
};

export type OneTimeCodeEvent =
  | { type: 'otp.type'; boxes: readonly string[] }
  | { type: 'otp.submit' }
  | { type: 'otp.resend' }
  /** From the clock: how long until another code may be sent. */
  | { type: 'countdown.tick'; secondsLeft: number };

/** The end of the wait as a moment, so that a sleeping browser or a slow tab cannot stretch it. */
export type CodeSent = { resendAt: number; message?: string };

/** Whoever has the token has read a code. */
export type CodeProof = { token: string };

export type CodeCheck = { otp: string };

export type OneTimeCodeEmitted =
  | NoticeRequested
  | { type: 'code.sent'; resendAt: number }
  | ({ type: 'code.accepted' } & CodeProof)
  | { type: 'code.rejected'; text: NoticeText };

export type OneTimeCodeFacts = {
  sentTo: string;
  boxes: readonly string[];
  error: NoticeText | undefined;
  /** Another one with each code that was sent. */
  resendAt: number;
  isSending: boolean;
  isVerifying: boolean;
  /** Undefined once another code may be sent. */
  secondsLeft: number | undefined;
};

/** A code is sent again only after the wait, and nothing is typed while one is checked. */
export const oneTimeCodeIgnored = [
  ['proving.sending.requesting', 'otp.resend'],
  ['proving.sending.requesting', 'countdown.tick'],
  ['proving.sending.countingDown', 'otp.resend'],
  ['proving.sending.resendable', 'countdown.tick'],
  ['proving.entry.verifying', 'otp.type'],
  ['proving.entry.verifying', 'otp.submit'],
  ['accepted', '*'],
] as const;
