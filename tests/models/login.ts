/** The login as models: by password, with a passkey, and with a provider. */
import type { EventObject } from 'xstate';
import type { SignedIn } from '#api/types/identity.ts';
import { noLogin } from '#machines/login/login.logic.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import type { LoginEvent, LoginInput } from '#machines/login/login.types.ts';
import type { PasskeyProof, PasskeyUse } from '#machines/passkeys/passkeys.types.ts';
import type { ProviderResult } from '#machines/social/social.types.ts';
import { done, eventsOf, failed } from '../support/charts/events.ts';
import type { ChartModel } from '../support/charts/model.ts';

export const loginPorts = ['login', 'openProvider', 'loginWithProvider', 'openPasskey', 'loginWithPasskey'] as const;

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

export const refusals = [
  {
    kind: 'refused',
    status: 422,
    message: 'Taken.',
    fields: { email: 'Taken.', phone: 'Unknown.', password: 'Weak.' },
  },
  { kind: 'network' },
];

/** A shop that accepts the accounts of two providers. */
export const loginInput: LoginInput = {
  fields: noLogin,
  socialProviders: ['google', 'apple'],
  hasPasskeys: true,
};

const eventOf = eventsOf<LoginEvent>();
const passwordCases = [
  eventOf({ type: 'login.type', field: 'phone', value: 'sample@larder.test' }),
  eventOf({ type: 'login.type', field: 'password', value: 'a long phrase' }),
  eventOf({ type: 'login.submit' }),
  done('login', signedIn),
  ...refusals.map((error) => failed('login', error)),
];

const answered = (response: ProviderResult) => done('openProvider', response);
const socialCases = [
  eventOf({ type: 'social.choose', provider: 'google' }),
  eventOf({ type: 'social.choose', provider: 'apple' }),
  eventOf({ type: 'social.choose', provider: 'facebook' }),
  eventOf({ type: 'social.cancel' }),
  answered({ kind: 'proved', proof: { code: 'code-of-the-window', data: null } }),
  answered({ kind: 'cancelled' }),
  answered({ kind: 'blocked' }),
  answered({ kind: 'expired' }),
  answered({ kind: 'unproved', reason: 'server_error' }),
  failed('openProvider', new Error('No subtle crypto.')),
  done('loginWithProvider', signedIn),
  ...refusals.map((error) => failed('loginWithProvider', error)),
];

/** What a browser signs, in form only. */
export const passkeyProof: PasskeyProof = {
  id: 'a2V5',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
};

const used = (use: PasskeyUse) => done('openPasskey', use);
const passkeyCases = [
  eventOf({ type: 'passkey.choose' }),
  eventOf({ type: 'passkey.cancel' }),
  used({ kind: 'signed', passkey: passkeyProof }),
  used({ kind: 'cancelled' }),
  failed('openPasskey', new Error('The address of this page has no passkeys.')),
  done('loginWithPasskey', signedIn),
  ...refusals.map((error) => failed('loginWithPasskey', error)),
];

export const loginCases: readonly EventObject[] = [...passwordCases, ...socialCases, ...passkeyCases];

const given = (cases: readonly EventObject[]) => new Set(cases.map(({ type }) => type));

const modelOf = (cases: readonly EventObject[]): ChartModel => ({
  machine: loginMachine as never,
  input: loginInput,
  cases,
  view: ({ value, context: { fields, errors, provider, proof, passkey } }) => [
    value,
    fields,
    errors,
    provider,
    proof,
    passkey,
  ],
  isPossible: (_, { type }) => given(cases).has(type) || type.startsWith('xstate.after.'),
});

export const passwordModel = modelOf(passwordCases);
export const socialModel = modelOf(socialCases);
export const passkeyModel = modelOf(passkeyCases);
