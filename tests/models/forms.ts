/** The forms of the account, and the address book, as models. */
import type { EventObject } from 'xstate';
import { addressBookMachine } from '#machines/address-book/address-book.machine.ts';
import { fieldsOf } from '#machines/address-form/address-form.fields.ts';
import { addressFormMachine } from '#machines/address-form/address-form.machine.ts';
import { allergiesMachine } from '#machines/allergies/allergies.machine.ts';
import { changePasswordMachine } from '#machines/change-password/change-password.machine.ts';
import { profileFields } from '#machines/profile/profile.fields.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import type { FormContext } from '#machines/shared/form.types.ts';
import { done } from '../support/charts/events.ts';
import type { ChartModel } from '../support/charts/model.ts';
import { aUser } from '../support/data/builders.ts';
import { refused, unauthorized } from './cart.ts';
import { home } from './checkout.ts';

export const formPortNames = ['load', 'save'] as const;
export const bookPorts = ['chooseDefault', 'removeAddress'] as const;

const failed = (port: string, errors: unknown[]) =>
  errors.map((error) => ({ type: `xstate.error.actor.${port}`, error }) as EventObject);
const changed = (fields: object) => ({ type: 'form.change', fields }) as EventObject;
const every = [{ type: 'form.submit' }, { type: 'form.retry' }];
const notFound = { kind: 'notFound', status: 404 };
const silent = { kind: 'network' };
const wrong = (field: string) => ({ kind: 'refused', status: 422, fields: { [field]: 'Not like this.' } });

const view: ChartModel['view'] = ({ value, context }) => {
  const { fields, errors, failure } = context as FormContext;
  return [value, fields, errors, failure?.kind];
};

type FormCases = Pick<ChartModel, 'input'> & { machine: object; given: object[]; saved: unknown; refusals: unknown[] };

const formModel = ({ machine, input, given, saved, refusals }: FormCases, loaded?: object): ChartModel => ({
  machine: machine as never,
  input,
  cases: [
    ...every,
    ...given.map(changed),
    ...(loaded ? [done('load', loaded)] : []),
    ...failed('load', [notFound, silent, unauthorized]),
    done('save', saved),
    ...failed('save', [...refusals, refused, unauthorized]),
  ],
  view,
});

const password = {
  current_password: 'the old phrase',
  password: 'a long phrase',
  password_confirmation: 'a long phrase',
};

export const passwordModel = formModel({
  machine: changePasswordMachine,
  input: {},
  given: [password, { password_confirmation: 'another phrase' }],
  saved: { message: 'Changed.', token: 't2' },
  refusals: [wrong('password')],
});

const user = aUser({ name: 'Sam', phone: '2025550142', phone_code: '1' });

export const profileModel = formModel(
  {
    machine: profileMachine,
    input: { phoneMinLength: 9, phoneMaxLength: 16 },
    given: [{ name: 'Samuel' }, { email: 'other@larder.test' }, { current_password: 'a long phrase' }],
    saved: { user },
    refusals: [wrong('name')],
  },
  profileFields(user),
);

export const allergiesModel = formModel(
  {
    machine: allergiesMachine,
    input: {},
    given: [{ allergens: ['milk'] }, { agrees: true }],
    saved: { fields: { allergens: ['milk'], agrees: true } },
    refusals: [wrong('agrees')],
  },
  { allergens: [], agrees: false },
);

const address = {
  given: [{ area: 'North' }, { is_default: true }],
  saved: { address: home },
  refusals: [wrong('phone')],
};

export const newAddressModel = formModel({
  ...address,
  machine: addressFormMachine,
  input: { prefill: { name: 'Sam', phone: '2025550142' } },
});
export const editAddressModel = formModel(
  { ...address, machine: addressFormMachine, input: { id: home.id } },
  fieldsOf(home),
);

export const addressBookModel: ChartModel = {
  machine: addressBookMachine as never,
  input: undefined,
  cases: [
    { type: 'default.choose', address: home } as EventObject,
    { type: 'removal.request', id: home.id } as EventObject,
    { type: 'removal.cancel' },
    { type: 'removal.confirm' },
    ...bookPorts.flatMap((port) => [done(port, { message: 'Done.' }), ...failed(port, [refused, unauthorized])]),
  ],
  view: ({ value, context }) => [value, context],
};
