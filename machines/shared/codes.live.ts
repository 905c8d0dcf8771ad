/** One-time codes and the page's clock: when the next one may be asked for, and how long that still is. */
import { type EventObject, fromCallback } from 'xstate';
import { otpResendSeconds } from '../constants.ts';
import { failureOf } from './failure.ts';

type PendingCode = { resendAt: number; message?: string };
type CodeSent = { retryAfter?: number; message?: string };

const inSeconds = (seconds: number): number => Date.now() + seconds * 1000;

/** Refused because a code went out a moment ago, such as before a reload: that one still counts, and so does its wait. */
const earlierCode = (error: unknown): PendingCode => {
  const { kind, retryAfter = Number.POSITIVE_INFINITY, message } = failureOf(error);
  if (kind !== 'limited' || retryAfter > otpResendSeconds) throw error;
  return { resendAt: inSeconds(retryAfter), ...(message ? { message } : {}) };
};

export const pendingCode = (sent: Promise<CodeSent>): Promise<PendingCode> =>
  sent.then(
    ({ retryAfter = otpResendSeconds, ...rest }) => ({ ...rest, resendAt: inSeconds(retryAfter) }),
    earlierCode,
  );

/** Reads the clock anew each time: a tab that slept or was slowed down is right again at once. */
export const liveCountdown = fromCallback<EventObject, { until: number }>(({ input, sendBack }) => {
  const tick = () =>
    sendBack({ type: 'countdown.tick', secondsLeft: Math.max(0, Math.ceil((input.until - Date.now()) / 1000)) });
  tick();
  const timer = setInterval(tick, 1000);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
});
