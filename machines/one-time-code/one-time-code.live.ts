/** One-time codes with their ports filled by two calls, a countdown on the page's clock and text messages. */
import { type EventObject, fromCallback } from 'xstate';
import type { CodeSent as Sent } from '#api/types/one-time-codes.ts';
import { otpResendSeconds } from '../constants.ts';
import { call } from '../shared/call.ts';
import { failureOf } from '../shared/failure.ts';
import { oneTimeCodeMachine } from './one-time-code.machine.ts';
import type { CodeCheck, CodeProof, CodeSent } from './one-time-code.types.ts';

const inSeconds = (seconds: number): number => Date.now() + seconds * 1000;

/** Refused because a code was sent a moment ago, for instance before a reload: that code and its wait still count. */
const earlierCode = (error: unknown): CodeSent => {
  const { kind, retryAfter = Number.POSITIVE_INFINITY, message } = failureOf(error);
  if (kind !== 'limited' || retryAfter > otpResendSeconds) throw error;
  return { resendAt: inSeconds(retryAfter), isRefused: true, ...(message ? { message } : {}) };
};

/** The time of the next code, whether this one was sent now or a moment ago. */
export const codeSent = (sent: Promise<Sent>): Promise<CodeSent> =>
  sent.then(
    ({ retryAfter = otpResendSeconds, ...rest }) => ({ ...rest, resendAt: inSeconds(retryAfter) }),
    earlierCode,
  );

/**
 * Reads two clocks each time: that of the device knows how long a tab slept, and that of the page does not notice when the
 * first is set back.
 */
const countdown = fromCallback<EventObject, { until: number }>(({ input, sendBack }) => {
  const end = performance.now() + input.until - Date.now();
  const tick = () => {
    const left = Math.min(input.until - Date.now(), end - performance.now());
    sendBack({ type: 'countdown.tick', secondsLeft: Math.max(0, Math.ceil(left / 1000)) });
  };
  tick();
  const timer = setInterval(tick, 1000);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
});

/**
 * Web OTP: a browser that may read text messages gives the code of the next one that names this site in its last line.
 * The shopper is asked first. Any other browser gives nothing.
 */
const readMessage = fromCallback<EventObject>(({ sendBack }) => {
  if (!('OTPCredential' in globalThis)) return undefined;
  const reading = new AbortController();
  const request = { otp: { transport: ['sms'] }, signal: reading.signal } as CredentialRequestOptions;
  navigator.credentials.get(request).then(
    (found) => sendBack({ type: 'otp.receive', text: (found as { code?: string } | null)?.code ?? '' }),
    () => undefined,
  );
  return () => reading.abort();
});

type Calls<Request, Check> = {
  request: (body: Request, signal: AbortSignal) => Promise<Sent>;
  check: (body: Check & CodeCheck, signal: AbortSignal) => Promise<CodeProof>;
};

/** The chart passes its own input to these calls. */
export const liveOneTimeCode = <Request, Check>({ request, check }: Calls<Request, Check>) =>
  oneTimeCodeMachine.provide({
    actors: {
      requestCode: call((body, signal) => codeSent(request(body as Request, signal))),
      checkCode: call((body, signal) => check(body as Check & CodeCheck, signal)),
      countdown,
      readMessage,
    },
  });
