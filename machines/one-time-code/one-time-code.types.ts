/** The events and context of a one-time code. */
import type { NoticeRequested, NoticeText } from '../shared/notice.ts';

export type OneTimeCodeInput = {
  /** The recipient of the code, as the shopper reads it. */
  sentTo: string;
  /** Set where the code goes to the other contact of the account, which is not shown. */
  sentToOther?: 'email' | 'phone' | undefined;
  /** The body of the call that sends a code. */
  request: object;
  /** The body of the call that checks a code, besides the code. */
  check: object;
  /** When another code may be sent, in milliseconds since 1970; zero while none was sent. */
  resendAt: number;
};

export type OneTimeCodeContext = OneTimeCodeInput & {
  /** One digit per box, or empty. */
  boxes: readonly string[];
  error: NoticeText | undefined;
  /** How often this code was wrong. */
  rejections: number;
  secondsLeft: number;
};

export type OneTimeCodeEvent =
  | { type: 'otp.type'; boxes: readonly string[] }
  /** From the browser: the code of a text message. */
  | { type: 'otp.receive'; text: string }
  | { type: 'otp.submit' }
  | { type: 'otp.resend' }
  /** From the clock: the remaining wait. */
  | { type: 'countdown.tick'; secondsLeft: number };

/** The end of the wait as a time, so that a sleeping browser or a slow tab cannot extend it. */
export type CodeSent = {
  resendAt: number;
  message?: string;
  /** No code was sent, because one was sent a moment ago. */
  isRefused?: true;
};

/** Proves that its owner has read a code. */
export type CodeProof = { token: string };

export type CodeCheck = { otp: string };

export type OneTimeCodeEmitted =
  | NoticeRequested
  | { type: 'code.sent'; resendAt: number }
  | ({ type: 'code.accepted' } & CodeProof)
  | { type: 'code.rejected'; text: NoticeText };

export type OneTimeCodeFacts = {
  sentTo: string;
  sentToOther: 'email' | 'phone' | undefined;
  boxes: readonly string[];
  error: NoticeText | undefined;
  /** Changes with each code that is sent. */
  resendAt: number;
  isSending: boolean;
  isVerifying: boolean;
  /** Undefined once another code may be sent. */
  secondsLeft: number | undefined;
};

/** Ignored on purpose: a code is sent again only after the wait, and nothing is typed during a check. */
export const oneTimeCodeIgnored = [
  ['proving.sending.requesting', 'otp.resend'],
  ['proving.sending.requesting', 'countdown.tick'],
  ['proving.sending.countingDown', 'otp.resend'],
  ['proving.sending.resendable', 'countdown.tick'],
  ['proving.entry.verifying', 'otp.type'],
  ['proving.entry.verifying', 'otp.receive'],
  ['proving.entry.verifying', 'otp.submit'],
  ['accepted', '*'],
] as const;
