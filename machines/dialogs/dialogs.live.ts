/** The dialogs with their ports filled by the API and the page's clock. */
import type { Client } from '#api/client.ts';
import { login, register } from '#api/operations/identity.ts';
import { resetPassword, sendOtp, verifyOtp } from '#api/operations/one-time-codes.ts';
import { listCountries } from '#api/operations/settings.ts';
import { loginWithProvider } from '#api/operations/social.ts';
import { call } from '../shared/call.ts';
import { liveCountdown, pendingCode } from '../shared/codes.live.ts';
import { liveAskProvider } from '../social/social.live.ts';
import { dialogsMachine } from './dialogs.machine.ts';

export const liveDialogs = (client: Client) =>
  dialogsMachine.provide({
    actors: {
      login: call((body, signal) => login(client, body, signal)),
      askProvider: liveAskProvider(),
      loginWithProvider: call((body, signal) => loginWithProvider(client, body, signal)),
      register: call((body, signal) => register(client, body, signal)),
      listCountries: call(async (_, signal) => (await listCountries(client, {}, signal)).countries),
      sendOtp: call((body, signal) => pendingCode(sendOtp(client, body, signal))),
      verifyOtp: call((body, signal) => verifyOtp(client, body, signal)),
      resetPassword: call((body, signal) => resetPassword(client, body, signal)),
      countdown: liveCountdown,
    },
  });
