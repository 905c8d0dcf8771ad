/**
 * The dialogs as models: what ends in a session, what asks a provider for one, what begins with a forgotten password,
 * and what verifies an account.
 */
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { SignedIn } from '#api/types/identity.ts';
import { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import type { selectLogin } from '#machines/dialogs/dialogs.selectors.ts';
import type { DialogsEvent, DialogsInput } from '#machines/dialogs/dialogs.types.ts';
import type { ProviderResult } from '#machines/social/social.types.ts';
import type { ChartModel } from '../support/charts/model.ts';

export const dialogPorts = [
  'login',
  'askProvider',
  'loginWithProvider',
  'register',
  'listCountries',
  'sendOtp',
  'verifyOtp',
  'resetPassword',
] as const;

export const signedIn: SignedIn = {
  user: {
    id: 1,
    name: 'Sample Shopper',
    phone: '2025550142',
    phone_code: '47',
    phone_verified: true,
    email: 'sample@larder.test',
    email_verified: true,
    is_active: true,
    profile_photo: '',
    account_verified: true,
    last_online: true,
  },
  access: { auth_type: 'Bearer', token: 'sample-token', expires_at: '2030-01-01 00:00:00' },
};

export const dialogsInput: DialogsInput = {
  phoneRequired: false,
  phoneMinLength: 9,
  phoneMaxLength: 16,
  registerOtpVerify: false,
  registerOtpType: 'email',
  socialProviders: ['google', 'apple'],
};

const sent = (event: DialogsEvent): EventObject => event;
const done = (port: string, output: unknown) => ({ type: `xstate.done.actor.${port}`, output }) as EventObject;
const failed = (port: string, error: unknown) => ({ type: `xstate.error.actor.${port}`, error }) as EventObject;

const refusals = [
  {
    kind: 'refused',
    status: 422,
    message: 'Taken.',
    fields: { email: 'Taken.', phone: 'Unknown.', password: 'Weak.' },
  },
  { kind: 'network' },
];
const refusalsOf = (...ports: string[]) => ports.flatMap((port) => refusals.map((error) => failed(port, error)));

const registration = { name: 'Sample', country: 'Norway', email: 'sample@larder.test', password: 'a long phrase' };
const opening = [sent({ type: 'login.open' }), sent({ type: 'dialog.close' }), sent({ type: 'session.started' })];
const countries = [
  sent({ type: 'countries.reload' }),
  done('listCountries', [{ id: 1, name: 'Norway', phone_code: '47' }]),
];

type Dialogs = Parameters<typeof selectLogin>[0];

/** Both calls have the same limit: one clock runs out at a time. */
const isOneWaiting = ({ value }: Dialogs, event: EventObject, form: 'register' | 'forgot') => {
  if (typeof value !== 'object' || !(form in value)) return true;
  const regions = value[form as never] as { countries: string; form: string };
  return regions.countries !== 'loading' || !(event.type === `${form}.submit` || regions.form === 'submitting');
};

const entryCases = [
  ...opening,
  sent({ type: 'register.open' }),
  sent({ type: 'login.type', field: 'phone', value: 'sample@larder.test' }),
  sent({ type: 'login.type', field: 'password', value: 'a long phrase' }),
  sent({ type: 'login.submit' }),
  ...Object.entries(registration).map(([field, value]) =>
    sent({ type: 'register.type', field: field as keyof typeof registration, value }),
  ),
  sent({ type: 'register.submit' }),
  ...countries,
  done('login', signedIn),
  done('register', signedIn),
  ...refusalsOf('login', 'register', 'listCountries'),
];

const given = (cases: readonly EventObject[]) => new Set(cases.map(({ type }) => type));
const entryEvents = given(entryCases);

/** The fields are filled from the first to the last and one form at a time: the order of typing decides nothing. */
const isNextField = ({ context: { login, register } }: Dialogs, event: EventObject) => {
  const next = Object.keys(registration).find((field) => !register[field as keyof typeof registration]);
  const field = (event as { field?: string }).field;
  if (event.type === 'register.type') return field === next && login.phone === '';
  return event.type !== 'login.type' || (register.name === '' && (field === 'phone' || login.phone !== ''));
};

export const entryModel: ChartModel = {
  machine: dialogsMachine as never,
  input: dialogsInput,
  cases: entryCases,
  view: (snapshot) => {
    const { login, loginErrors, register, registerErrors, countries: list } = snapshot.context;
    return [snapshot.value, login, loginErrors, register, registerErrors, list.length];
  },
  isPossible: (snapshot, event) => {
    const dialogs = snapshot as unknown as Dialogs;
    const isKnown = entryEvents.has(event.type) || event.type.startsWith('xstate.after.');
    return isKnown && isNextField(dialogs, event) && isOneWaiting(dialogs, event, 'register');
  },
};

const answered = (response: ProviderResult) => done('askProvider', response);
const socialCases = [
  ...opening,
  sent({ type: 'social.choose', provider: 'google' }),
  sent({ type: 'social.choose', provider: 'apple' }),
  sent({ type: 'social.choose', provider: 'facebook' }),
  sent({ type: 'social.cancel' }),
  answered({ kind: 'proved', proof: { code: 'code-of-the-window', data: null } }),
  answered({ kind: 'cancelled' }),
  answered({ kind: 'blocked' }),
  answered({ kind: 'expired' }),
  answered({ kind: 'unproved', reason: 'server_error' }),
  failed('askProvider', new Error('No subtle crypto.')),
  done('loginWithProvider', signedIn),
  ...refusalsOf('loginWithProvider'),
];
const socialEvents = given(socialCases);

/** A shop that accepts the accounts of two providers. */
export const socialModel: ChartModel = {
  machine: dialogsMachine as never,
  input: dialogsInput,
  cases: socialCases,
  view: ({ value, context: { provider, proof, login } }) => [value, provider, proof, login],
  isPossible: (_, { type }) => socialEvents.has(type) || type.startsWith('xstate.after.'),
};

const codeCases = [
  sent({ type: 'otp.type', boxes: ['1', '2', '', ''] }),
  sent({ type: 'otp.type', boxes: ['1', '2', '3', '4'] }),
  sent({ type: 'otp.submit' }),
  sent({ type: 'otp.resend' }),
  sent({ type: 'countdown.tick', secondsLeft: 30 }),
  sent({ type: 'countdown.tick', secondsLeft: 0 }),
  done('sendOtp', { resendAt: 60_000 }),
  done('verifyOtp', { token: 'token-of-the-code' }),
  ...refusalsOf('sendOtp', 'verifyOtp'),
];

const codeView = (snapshot: AnyMachineSnapshot) => {
  const { boxes, codeError, resendAt, secondsLeft, purpose, contact } = snapshot.context;
  return [snapshot.value, boxes, codeError, resendAt, secondsLeft, purpose, contact];
};

/** Sending and checking have the same limit too. */
const isOneCodeCall = ({ value }: Dialogs, event: EventObject) => {
  const regions =
    (typeof value === 'object' && (value as { otp?: { sending: string; entry: string } }).otp) || undefined;
  if (!regions) return true;
  const isBusy = regions.sending === 'asking' || regions.entry === 'verifying';
  return !isBusy || !['otp.submit', 'otp.resend', 'otp.type'].includes(event.type);
};

const recoveryCases = [
  ...opening,
  sent({ type: 'forgot.open' }),
  sent({ type: 'forgot.type', field: 'country', value: 'Norway' }),
  sent({ type: 'forgot.type', field: 'phone', value: '2025550142' }),
  sent({ type: 'forgot.submit' }),
  ...countries,
  ...codeCases,
  sent({ type: 'reset.type', field: 'password', value: 'a long phrase' }),
  sent({ type: 'reset.type', field: 'password_confirmation', value: 'a long phrase' }),
  sent({ type: 'reset.submit' }),
  done('resetPassword', {}),
  ...refusalsOf('listCountries', 'resetPassword'),
];
const recoveryEvents = given(recoveryCases);

export const recoveryModel: ChartModel = {
  machine: dialogsMachine as never,
  input: dialogsInput,
  cases: recoveryCases,
  view: (snapshot) => {
    const { forgot, forgotErrors, reset, resetErrors, resetToken, login, countries: list } = snapshot.context;
    return [...codeView(snapshot), forgot, forgotErrors, reset, resetErrors, resetToken, login.phone, list.length];
  },
  isPossible: (snapshot, event) => {
    const dialogs = snapshot as unknown as Dialogs;
    const isKnown = recoveryEvents.has(event.type) || event.type.startsWith('xstate.after.');
    const { field } = event as { field?: string };
    const isInOrder = field !== 'phone' || dialogs.context.forgot.country !== '';
    return isKnown && isInOrder && isOneWaiting(dialogs, event, 'forgot') && isOneCodeCall(dialogs, event);
  },
};

const verifyCases = [
  sent({ type: 'verify.open', user: signedIn.user }),
  sent({ type: 'register.open' }),
  sent({ type: 'dialog.close' }),
  sent({ type: 'session.started' }),
  ...Object.entries(registration).map(([field, value]) =>
    sent({ type: 'register.type', field: field as keyof typeof registration, value }),
  ),
  sent({ type: 'register.submit' }),
  countries[1] as EventObject,
  done('register', signedIn),
  // How codes are typed and refused is walked with the forgotten password.
  sent({ type: 'otp.type', boxes: ['1', '2', '3', '4'] }),
  sent({ type: 'otp.submit' }),
  sent({ type: 'countdown.tick', secondsLeft: 0 }),
  done('sendOtp', { resendAt: 60_000 }),
  done('verifyOtp', { token: 'token-of-the-code' }),
];
const verifyEvents = given(verifyCases);

/** A shop that verifies each new account, and an account that verifies itself later. */
export const verifyModel: ChartModel = {
  machine: dialogsMachine as never,
  input: { ...dialogsInput, registerOtpVerify: true },
  cases: verifyCases,
  view: (snapshot) => [...codeView(snapshot), snapshot.context.register, snapshot.context.countries.length],
  isPossible: (snapshot, event) => {
    const dialogs = snapshot as unknown as Dialogs;
    const isKnown = verifyEvents.has(event.type) || event.type.startsWith('xstate.after.');
    return (
      isKnown &&
      isNextField(dialogs, event) &&
      isOneWaiting(dialogs, event, 'register') &&
      isOneCodeCall(dialogs, event)
    );
  },
};

/** Everything that the chart may hear. */
export const dialogsCases: readonly EventObject[] = [...entryCases, ...socialCases, ...recoveryCases, ...verifyCases];
