/** A one-time code as models: one that has to be sent first, and one that was sent before. */
import type { EventObject } from 'xstate';
import { oneTimeCodeMachine } from '#machines/one-time-code/one-time-code.machine.ts';
import type { OneTimeCodeEvent, OneTimeCodeInput } from '#machines/one-time-code/one-time-code.types.ts';
import { eventsOf } from '../support/charts/events.ts';
import type { ChartModel } from '../support/charts/model.ts';

export const oneTimeCodePorts = ['requestCode', 'checkCode'] as const;

export const codeInput: OneTimeCodeInput = {
  sentTo: 'sample@larder.test',
  request: { email: 'sample@larder.test' },
  check: { email: 'sample@larder.test' },
  resendAt: 0,
};

export const digits = ['1', '2', '3', '4'];

const eventOf = eventsOf<OneTimeCodeEvent>();
const done = (port: (typeof oneTimeCodePorts)[number], output: unknown) =>
  ({ type: `xstate.done.actor.${port}`, output }) as EventObject;
const failed = (port: (typeof oneTimeCodePorts)[number], error: unknown) =>
  ({ type: `xstate.error.actor.${port}`, error }) as EventObject;

const cases = [
  eventOf({ type: 'otp.type', boxes: ['1', '2', '', ''] }),
  eventOf({ type: 'otp.type', boxes: digits }),
  eventOf({ type: 'otp.receive', text: '1234' }),
  eventOf({ type: 'otp.receive', text: 'soon' }),
  eventOf({ type: 'otp.submit' }),
  eventOf({ type: 'otp.resend' }),
  eventOf({ type: 'countdown.tick', secondsLeft: 30 }),
  eventOf({ type: 'countdown.tick', secondsLeft: 0 }),
  done('requestCode', { resendAt: 60_000, message: 'Sent.' }),
  failed('requestCode', { kind: 'limited', status: 429, message: 'Too many.' }),
  failed('requestCode', { kind: 'network' }),
  done('checkCode', { token: 'token-of-the-code' }),
  failed('checkCode', { kind: 'refused', status: 400, message: 'Wrong.' }),
  failed('checkCode', { kind: 'limited', status: 429, message: 'Too many.' }),
  failed('checkCode', { kind: 'network' }),
];

export const oneTimeCodeModel: ChartModel = {
  machine: oneTimeCodeMachine as never,
  input: codeInput,
  cases,
  view: ({ value, context: { boxes, error, resendAt, secondsLeft } }) => [value, boxes, error, resendAt, secondsLeft],
};

export const sentCodeModel: ChartModel = { ...oneTimeCodeModel, input: { ...codeInput, resendAt: 60_000 } };
