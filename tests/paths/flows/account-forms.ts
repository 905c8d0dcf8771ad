/** The forms of the account: who somebody is, how they log in, where they live. */

import { fieldsOf } from '#machines/address-form/address-form.fields.ts';
import { addressFormMachine } from '#machines/address-form/address-form.machine.ts';
import { changePasswordMachine } from '#machines/change-password/change-password.machine.ts';
import { profileFields } from '#machines/profile/profile.fields.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import { home } from '../../models/checkout.ts';
import { aUser } from '../../support/data/builders.ts';
import { formJourney } from '../form-journey.ts';
import type { Planner } from '../journey.ts';

const user = aUser({ name: 'Sam', email: 'sam@larder.test', phone: '2025550142', phone_code: '1' });
const asSaid = (message: string, data: object) => ({ message, data });

export const planProfile: Planner = async ({ settings }) =>
  formJourney({
    flow: 'profile',
    machine: profileMachine,
    input: {
      phoneMinLength: Number(settings.phone_min_length),
      phoneMaxLength: Number(settings.phone_max_length),
    },
    path: '/profile',
    isSignedIn: true,
    given: { 'GET /profile': { user } },
    loaded: profileFields(user),
    form: 'My Profile',
    labels: { name: 'Full name', email: 'Email', phone: 'Mobile' },
    typed: [{ name: '' }, { name: 'Samuel' }, { email: 'nobody' }],
    wrong: 'name',
    send: 'Update Profile',
    call: 'POST /update-profile',
    saved: { user, message: 'Saved.' },
    toast: 'Saved.',
    bodyOf: () => asSaid('Saved.', { user }),
  });

const phrase = 'nine green bottles';

export const planChangePassword: Planner = async () =>
  formJourney({
    flow: 'changePassword',
    machine: changePasswordMachine,
    input: {},
    path: '/change-password',
    isSignedIn: true,
    form: 'Change Password',
    labels: {
      current_password: 'Current Password',
      password: 'New password',
      password_confirmation: 'Confirm password',
    },
    typed: [
      { current_password: 'the old phrase', password: phrase, password_confirmation: phrase },
      { password_confirmation: 'ten green bottles' },
    ],
    wrong: 'current_password',
    send: 'Change Password',
    call: 'POST /change-password',
    saved: { message: 'Changed.' },
    toast: 'Changed.',
    bodyOf: () => asSaid('Changed.', {}),
  });

const known = fieldsOf(home);

export const planAddressForm: Planner = async () =>
  formJourney({
    flow: 'addressForm',
    machine: addressFormMachine,
    input: { id: home.id },
    path: `/manage-address/${home.id}/edit`,
    isSignedIn: true,
    given: { 'GET /addresses': { total: 1, addresses: [home] } },
    loaded: known,
    form: 'Edit address',
    labels: { name: 'Full name', phone: 'Phone', address_line: 'Address line 1', area: 'Area' },
    typed: [{ area: 'North' }, { name: '' }],
    wrong: 'phone',
    send: 'Save',
    call: `POST /address/${home.id}/update`,
    saved: { address: home, message: 'Kept.' },
    toast: 'Kept.',
    bodyOf: () => asSaid('Kept.', { address: home }),
  });
