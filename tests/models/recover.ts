/** A forgotten password as a model. How a code is sent, typed and refused is walked with the chart of the code. */
import type { EventObject } from 'xstate';
import { noForgot } from '#machines/recover/recover.logic.ts';
import { recoverMachine } from '#machines/recover/recover.machine.ts';
import type { RecoverContext, RecoverEvent, RecoverInput } from '#machines/recover/recover.types.ts';
import { eventsOf } from '../support/charts/events.ts';
import type { ChartModel } from '../support/charts/model.ts';
import { norway } from './countries.ts';
import { refusals } from './login.ts';

export const recoverPorts = ['sendOtp', 'resetPassword'] as const;

export const recoverInput: RecoverInput = { fields: noForgot, countries: [], forgotOtpType: 'email' };

const eventOf = eventsOf<RecoverEvent>();
const failed = (port: (typeof recoverPorts)[number]) =>
  refusals.map((error) => ({ type: `xstate.error.actor.${port}`, error }) as EventObject);

export const recoverCases: readonly EventObject[] = [
  eventOf({ type: 'forgot.type', field: 'country', value: 'Norway' }),
  eventOf({ type: 'forgot.type', field: 'phone', value: '2025550142' }),
  eventOf({ type: 'forgot.submit' }),
  eventOf({ type: 'countries.loaded', countries: [norway] }),
  eventOf({ type: 'failure.logged', operation: 'listCountries', failure: { kind: 'network' } }),
  eventOf({ type: 'notice.requested', kind: 'success', text: { message: 'Sent.' } }),
  eventOf({ type: 'code.accepted', token: 'token-of-the-code' }),
  eventOf({ type: 'code.rejected', text: { message: 'Wrong.' } }),
  eventOf({ type: 'reset.type', field: 'password', value: 'a long phrase' }),
  eventOf({ type: 'reset.type', field: 'password_confirmation', value: 'a long phrase' }),
  eventOf({ type: 'reset.submit' }),
  { type: 'xstate.done.actor.sendOtp', output: { resendAt: 60_000 } } as EventObject,
  { type: 'xstate.done.actor.resetPassword', output: {} } as EventObject,
  ...failed('sendOtp'),
  ...failed('resetPassword'),
];

/** The country is chosen first: the order of typing decides nothing. */
const isInOrder = ({ fields }: RecoverContext, event: EventObject) =>
  (event as { field?: string }).field !== 'phone' || fields.country !== '';

export const recoverModel: ChartModel = {
  machine: recoverMachine as never,
  input: recoverInput,
  cases: recoverCases,
  view: ({ value, context }) => {
    const { fields, errors, contact, resendAt, token, reset, resetErrors, countries } = context as RecoverContext;
    return [value, fields, errors, contact, resendAt, token, reset, resetErrors, countries.length];
  },
  isPossible: ({ context }, event) => isInOrder(context, event),
};
