/** The forms of the account and the address book walked along every edge, and what must hold on each. */
import { describe, expect, test } from 'vitest';
import { addressBookMachine } from '#machines/address-book/address-book.machine.ts';
import { addressFormMachine } from '#machines/address-form/address-form.machine.ts';
import { allergiesMachine } from '#machines/allergies/allergies.machine.ts';
import { changePasswordMachine } from '#machines/change-password/change-password.machine.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import type { FormContext } from '#machines/shared/form.types.ts';
import {
  addressBookModel,
  allergiesModel,
  bookPorts,
  editAddressModel,
  formPortNames,
  newAddressModel,
  passwordModel,
  profileModel,
} from '#tests/models/forms.ts';
import { edgesOf } from '#tests/support/charts/model.ts';
import { walkEveryEdge } from '#tests/support/charts/walk.ts';

const staysOpen = 'submitting + xstate.done.actor.save [0]';
const isSentOnce = 'submitting + xstate.done.actor.save [1]';

describe('the form of the password', () => {
  walkEveryEdge({
    machine: changePasswordMachine,
    ports: formPortNames,
    models: { 'a changed password': passwordModel },
    never: ['opening + always [0]', 'loading', 'failed', staysOpen],
  });
});

describe('the form of the profile', () => {
  walkEveryEdge({
    machine: profileMachine,
    ports: formPortNames,
    models: { 'a changed profile': profileModel },
    never: ['opening + always [1]', isSentOnce],
  });
});

describe('the form of allergies', () => {
  walkEveryEdge({
    machine: allergiesMachine,
    ports: formPortNames,
    models: { 'changed allergies': allergiesModel },
    never: ['opening + always [1]', isSentOnce],
  });
});

describe('the form of an address', () => {
  walkEveryEdge({
    machine: addressFormMachine,
    ports: formPortNames,
    models: { 'a new address': newAddressModel, 'a changed address': editAddressModel },
    // Whatever is missing in an address is for the server to say.
    never: [staysOpen, 'editing + form.submit [1]'],
  });
});

describe('the address book', () => {
  walkEveryEdge({ machine: addressBookMachine, ports: bookPorts, models: { 'the address book': addressBookModel } });
});

describe.each([
  ['the password', passwordModel],
  ['the profile', profileModel],
  ['the allergies', allergiesModel],
  ['a new address', newAddressModel],
  ['a changed address', editAddressModel],
])('%s', (_, model) => {
  const edges = edgesOf(model);
  const fieldsIn = ({ context }: { context: unknown }) => (context as FormContext).fields;

  test('sends its values from the open form only, and keeps them until they are saved', () => {
    const sendings = edges.filter(({ from, to }) => to.matches('submitting' as never) && from.value !== to.value);
    expect(sendings.length).toBeGreaterThan(0);
    for (const { from } of sendings) expect(from.value).toBe('editing');

    const returns = edges.filter(({ from, event }) => from.value === 'submitting' && !event.type.includes('done'));
    expect(returns.length).toBeGreaterThan(0);
    for (const { from, to } of returns) expect(fieldsIn(to)).toEqual(fieldsIn(from));
  });
});
