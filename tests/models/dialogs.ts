/** The dialogs as models: which one is open, and what outlives it. What happens in one is walked with its own chart. */
import type { EventObject } from 'xstate';
import { countriesMachine } from '#machines/countries/countries.machine.ts';
import { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import type { DialogsContext, DialogsEvent, DialogsInput } from '#machines/dialogs/dialogs.types.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { oneTimeCodeMachine } from '#machines/one-time-code/one-time-code.machine.ts';
import { recoverMachine } from '#machines/recover/recover.machine.ts';
import { registerMachine } from '#machines/register/register.machine.ts';
import { eventsOf } from '../support/charts/events.ts';
import type { HeldChildren } from '../support/charts/held-chart.ts';
import type { ChartModel } from '../support/charts/model.ts';
import { countriesPorts, norway } from './countries.ts';
import { loginCases, loginPorts, signedIn } from './login.ts';
import { digits } from './one-time-code.ts';
import { recoverCases, recoverPorts } from './recover.ts';
import { registerCases, registerPorts } from './register.ts';

const countries = { machine: countriesMachine, ports: countriesPorts };
/** The calls of a code are known by the operations that they are. */
const oneTimeCode = {
  machine: oneTimeCodeMachine,
  ports: [
    ['requestCode', 'sendOtp'],
    ['checkCode', 'verifyOtp'],
  ],
} as const;

export const registerCharts: HeldChildren = { countries };
export const recoverCharts: HeldChildren = { countries, oneTimeCode };

/** The charts that the dialogs invoke, with their ports. */
export const dialogCharts: HeldChildren = {
  login: { machine: loginMachine, ports: loginPorts },
  register: { machine: registerMachine, ports: registerPorts, children: registerCharts },
  recover: { machine: recoverMachine, ports: recoverPorts, children: recoverCharts },
  oneTimeCode,
};

export const dialogsInput: DialogsInput = {
  phoneRequired: false,
  phoneMinLength: 9,
  phoneMaxLength: 16,
  registerOtpVerify: false,
  registerOtpType: 'email',
  forgotOtpType: 'email',
  emailRequired: false,
  socialProviders: ['google', 'apple'],
  hasPasskeys: true,
};

const eventOf = eventsOf<DialogsEvent>();

const opening = [
  eventOf({ type: 'login.open' }),
  eventOf({ type: 'login.open', returnTo: 'wishlist' }),
  eventOf({ type: 'register.open' }),
  eventOf({ type: 'forgot.open' }),
  eventOf({ type: 'verify.open', user: signedIn.user }),
  eventOf({ type: 'dialog.close' }),
  eventOf({ type: 'session.started' }),
  eventOf({ type: 'session.ended' }),
];

const registration = {
  name: 'Sample',
  country: 'Norway',
  phone: '',
  email: 'sample@larder.test',
  password: 'a long phrase',
};
const typing = [
  eventOf({ type: 'login.typed', fields: { phone: 'sample@larder.test', password: 'a long phrase' } }),
  eventOf({ type: 'register.typed', fields: registration }),
  eventOf({ type: 'forgot.typed', fields: { country: 'Norway', phone: '2025550142' } }),
];

const outcomes = [
  eventOf({ type: 'login.succeeded', signedIn }),
  eventOf({ type: 'register.succeeded', signedIn, contacts: signedIn.user }),
  eventOf({ type: 'recover.advanced', step: 'code' }),
  eventOf({ type: 'recover.advanced', step: 'password' }),
  eventOf({ type: 'recover.succeeded', phone: '2025550142' }),
  eventOf({ type: 'code.accepted', token: 'token-of-the-code' }),
  eventOf({ type: 'code.rejected', text: { message: 'Wrong.' } }),
  eventOf({ type: 'countries.loaded', countries: [norway] }),
  eventOf({ type: 'notice.requested', kind: 'error', text: { message: 'No.' } }),
  eventOf({ type: 'failure.logged', operation: 'listCountries', failure: { kind: 'network' } }),
];

/** A form is typed into while it is open and no other one was: which draft came first decides nothing. */
const isPossible: ChartModel['isPossible'] = ({ value, context }, { type }) => {
  const { login, register, forgot } = (context as DialogsContext).drafts;
  const typed = [login.phone, register.name, forgot.phone].join('');
  if (type === 'login.typed') return value === 'login' && typed === '';
  if (type === 'register.typed') return value === 'register' && typed === '';
  if (type === 'forgot.typed') return typeof value === 'object' && value.recover === 'contact' && typed === '';
  return type !== 'countries.loaded' || value === 'register';
};

export const dialogsModel: ChartModel = {
  machine: dialogsMachine as never,
  input: dialogsInput,
  cases: [...opening, ...typing, ...outcomes],
  view: ({ value, context }) => {
    const { returnTo, drafts, countries: list, contact } = context as DialogsContext;
    return [value, returnTo, drafts, list.length, contact];
  },
  isPossible,
};

/** A shop that verifies each new account. */
export const verifyModel: ChartModel = { ...dialogsModel, input: { ...dialogsInput, registerOtpVerify: true } };

/** Everything that the charts may hear. The calls of a code are settled under the names of their operations. */
export const dialogsCases: readonly EventObject[] = [
  ...opening,
  ...loginCases,
  ...registerCases,
  ...recoverCases,
  { type: 'xstate.done.actor.listCountries', output: [norway] } as EventObject,
  { type: 'xstate.done.actor.verifyOtp', output: { token: 'token-of-the-code' } } as EventObject,
  { type: 'countries.retry' },
  { type: 'otp.type', boxes: digits } as EventObject,
  { type: 'otp.submit' },
  { type: 'otp.resend' },
  { type: 'countdown.tick', secondsLeft: 0 } as EventObject,
];
