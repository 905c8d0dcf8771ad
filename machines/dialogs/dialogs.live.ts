/** The dialogs with their ports filled by the API and the page's clock. */
import { type EventObject, fromCallback } from 'xstate';
import type { Client } from '#api/client.ts';
import { login, register } from '#api/operations/identity.ts';
import { resetPassword, sendOtp, verifyOtp } from '#api/operations/one-time-codes.ts';
import { listCountries } from '#api/operations/settings.ts';
import { loginWithProvider } from '#api/operations/social.ts';
import { otpResendSeconds } from '../constants.ts';
import { call } from '../kit/call.ts';
import { failureOf } from '../kit/failure.ts';
import { liveAskProvider } from '../social/social.live.ts';
import { dialogsMachine } from './dialogs.machine.ts';
import type { CodeOnItsWay, CodeRequest } from './dialogs.types.ts';

const inSeconds = (seconds: number): number => Date.now() + seconds * 1000;

/** Refused because a code went out a moment ago, such as before a reload: that one still counts, and so does its wait. */
const earlierCode = (error: unknown): CodeOnItsWay => {
  const { kind, retryAfter = Number.POSITIVE_INFINITY, message } = failureOf(error);
  if (kind !== 'limited' || retryAfter > otpResendSeconds) throw error;
  return { resendAt: inSeconds(retryAfter), ...(message ? { message } : {}) };
};

const liveSendOtp = (client: Client) =>
  call<CodeOnItsWay, CodeRequest>((body, signal) =>
    sendOtp(client, body, signal).then(
      ({ retryAfter = otpResendSeconds, ...sent }) => ({ ...sent, resendAt: inSeconds(retryAfter) }),
      earlierCode,
    ),
  );

/** Reads the clock anew each time: a tab that slept or was slowed down is right again at once. */
const liveCountdown = fromCallback<EventObject, { until: number }>(({ input, sendBack }) => {
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

export const liveDialogs = (client: Client) =>
  dialogsMachine.provide({
    actors: {
      login: call((body, signal) => login(client, body, signal)),
      askProvider: liveAskProvider(),
      loginWithProvider: call((body, signal) => loginWithProvider(client, body, signal)),
      register: call((body, signal) => register(client, body, signal)),
      listCountries: call(async (_, signal) => (await listCountries(client, {}, signal)).countries),
      sendOtp: liveSendOtp(client),
      verifyOtp: call((body, signal) => verifyOtp(client, body, signal)),
      resetPassword: call((body, signal) => resetPassword(client, body, signal)),
      countdown: liveCountdown,
    },
  });
