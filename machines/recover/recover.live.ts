/** The recovery of a password with its ports filled by the API. */
import type { Client } from '#api/client.ts';
import { resetPassword, sendOtp, verifyOtp } from '#api/operations/one-time-codes.ts';
import type { OtpCheck } from '#api/types/one-time-codes.ts';
import { liveCountries } from '../countries/countries.live.ts';
import { codeSent, liveOneTimeCode } from '../one-time-code/one-time-code.live.ts';
import { call } from '../shared/call.ts';
import { recoverMachine } from './recover.machine.ts';
import type { CodeRequest } from './recover.types.ts';

/** A code for the contact of an account, whatever its purpose. */
export const liveAccountCode = (client: Client) =>
  liveOneTimeCode<CodeRequest, Omit<OtpCheck, 'otp'>>({
    request: (body, signal) => sendOtp(client, body, signal),
    check: (body, signal) => verifyOtp(client, body, signal),
  });

export const liveRecover = (client: Client) =>
  recoverMachine.provide({
    actors: {
      sendOtp: call((body, signal) => codeSent(sendOtp(client, body, signal))),
      resetPassword: call((body, signal) => resetPassword(client, body, signal)),
      countries: liveCountries(client),
      oneTimeCode: liveAccountCode(client),
    },
  });
