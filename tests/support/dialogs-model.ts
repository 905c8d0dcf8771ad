/** The dialogs as a model. */
import type { EventObject } from 'xstate';
import type { SignedIn } from '#api/types/identity.ts';
import { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import type { selectLogin } from '#machines/dialogs/dialogs.selectors.ts';
import type { DialogsEvent, DialogsInput } from '#machines/dialogs/dialogs.types.ts';
import type { ChartModel } from './model.ts';

export const dialogPorts = ['login', 'register', 'listCountries'] as const;

export const signedIn: SignedIn = {
  user: {
    id: 1,
    name: 'Sample Shopper',
    phone_verified: true,
    email_verified: true,
    is_active: true,
    profile_photo: '',
    account_verified: true,
    last_online: true,
  },
  access: { auth_type: 'Bearer', token: 'sample-token', expires_at: '2030-01-01 00:00:00' },
};

const input: DialogsInput = { phoneRequired: false, phoneMinLength: 9, phoneMaxLength: 16 };

const told = (event: DialogsEvent): EventObject => event;

const refusals = [
  { kind: 'refused', status: 422, message: 'Taken.', fields: { email: 'Taken.', phone: 'Unknown.' } },
  { kind: 'network' },
];

const registration = { name: 'Sample', country: 'Norway', email: 'sample@larder.test', password: 'a long phrase' };

export const dialogsModel: ChartModel = {
  machine: dialogsMachine as never,
  input,
  cases: [
    told({ type: 'login.open' }),
    told({ type: 'register.open' }),
    told({ type: 'dialog.close' }),
    told({ type: 'session.started' }),
    told({ type: 'login.type', field: 'phone', value: 'sample@larder.test' }),
    told({ type: 'login.type', field: 'password', value: 'a long phrase' }),
    told({ type: 'login.submit' }),
    ...Object.entries(registration).map(([field, value]) =>
      told({ type: 'register.type', field: field as keyof typeof registration, value }),
    ),
    told({ type: 'register.submit' }),
    told({ type: 'countries.reload' }),
    { type: 'xstate.done.actor.listCountries', output: [{ id: 1, name: 'Norway', phone_code: '47' }] } as EventObject,
    { type: 'xstate.done.actor.login', output: signedIn } as EventObject,
    { type: 'xstate.done.actor.register', output: signedIn } as EventObject,
    ...['login', 'register', 'listCountries'].flatMap((port) =>
      refusals.map((error) => ({ type: `xstate.error.actor.${port}`, error }) as EventObject),
    ),
  ],
  view: (snapshot) => {
    const { login, loginErrors, register, registerErrors, countries } = snapshot.context;
    return [snapshot.value, login, loginErrors, register, registerErrors, countries.length];
  },
  isPossible: (snapshot, event) => {
    const { context, value } = snapshot as unknown as Parameters<typeof selectLogin>[0];
    const { login, register } = context;
    // The fields are filled from the first to the last and one form at a time: the order of typing decides nothing.
    const next = Object.keys(registration).find((field) => !register[field as keyof typeof registration]);
    const field = (event as { field?: string }).field;
    if (event.type === 'register.type') return field === next && login.phone === '';
    if (event.type === 'login.type') return register.name === '' && (field === 'phone' || login.phone !== '');
    // Both calls have the same limit: one clock runs out at a time.
    const isOneWaiting = typeof value !== 'object' || !('register' in value) || value.register.countries !== 'loading';
    return isOneWaiting || !(event.type === 'register.submit' || value.register.form === 'submitting');
  },
};
