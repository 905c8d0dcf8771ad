import { describe, expect, test } from 'vitest';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { aUser } from '#tests/support/data/builders.ts';
import { maxPhotoBytes } from '../file-limits.ts';
import { profileFields } from './profile.fields.ts';
import { profileMachine } from './profile.machine.ts';
import { selectProfile } from './profile.selectors.ts';
import type { ProfileFields } from './profile.types.ts';

const user = aUser({ name: 'Sam', phone: '2025550142', phone_code: '1', country: 'United States', gender: 'male' });

const begin = async (some: Partial<ProfileFields> = {}) => {
  const form = startHeld(profileMachine, { phoneMinLength: 9, phoneMaxLength: 16 }, ['load', 'save']);
  await form.respond('load', profileFields(user));
  form.send({ type: 'form.change', fields: some });
  return { ...form, facts: () => selectProfile(form.snapshot()), submit: () => form.send({ type: 'form.submit' }) };
};

const photo = (type = 'image/png', bytes = 3) => new File([new Uint8Array(bytes)], 'me', { type });

describe(profileMachine.id, () => {
  test('loading + a response → shows the account in the form', async () => {
    const { facts } = await begin();
    expect(facts()).toMatchObject({
      stage: 'editing',
      asksPassword: false,
      fields: { name: 'Sam', email: 'sample@larder.test', phone: '2025550142', gender: 'male', date_of_birth: '' },
    });
  });

  test.each([
    ['no name', { name: ' ' }, { name: { key: 'This field is required' } }],
    ['no phone', { phone: '' }, { phone: { key: 'This field is required' } }],
    ['a short phone', { phone: '12' }, { phone: { key: 'Enter {min} to {max} digits', values: { min: 9, max: 16 } } }],
    ['half an e-mail', { email: 'sam@' }, { email: { key: 'Enter a valid email address' } }],
    [
      'a text as photo',
      { profile_photo: photo('text/plain') },
      { profile_photo: { key: 'Choose a JPEG, PNG, GIF or WebP picture' } },
    ],
  ])('editing + form.submit with %s → shows the errors and sends nothing', async (_, some, errors) => {
    const form = await begin(some);
    form.submit();
    expect(form.facts()).toMatchObject({ stage: 'editing', errors });
    expect(form.requested('save')).toEqual([]);
  });

  test.each([
    ['e-mail', { email: 'other@larder.test' }],
    ['phone', { phone: '2025550143' }],
    ['country code', { phone_code: '44' }],
  ])('editing + form.submit with a new %s → requires the password and sends it', async (_, some) => {
    const form = await begin(some);
    expect(form.facts().asksPassword).toBe(true);
    form.submit();
    expect(form.facts().errors.current_password).toEqual({ key: 'This field is required' });
    form.send({ type: 'form.change', fields: { current_password: 'a long phrase' } });
    form.submit();
    expect(form.requested('save')).toMatchObject([{ fields: { ...some, current_password: 'a long phrase' } }]);
  });

  test('editing + the same e-mail address in capitals → requires no password', async () => {
    const form = await begin({ email: ' SAMPLE@larder.test ' });
    expect(form.facts().asksPassword).toBe(false);
  });

  test('editing + form.submit without the e-mail address → sends it', async () => {
    const form = await begin({ email: '', current_password: 'a long phrase' });
    form.submit();
    expect(form.requested('save')).toHaveLength(1);
  });

  test('editing + form.change to a photo → checks its size at once, and undoing it clears the error', async () => {
    const form = await begin({ profile_photo: photo('image/png', maxPhotoBytes + 1) });
    expect(form.facts().errors.profile_photo).toMatchObject({ key: 'Choose a picture of at most {size} MB' });
    form.send({ type: 'form.change', fields: { profile_photo: photo('image/webp', maxPhotoBytes) } });
    expect(form.facts().errors.profile_photo).toBeUndefined();
    form.send({ type: 'form.change', fields: { profile_photo: undefined } });
    form.submit();
    expect(form.facts().stage).toBe('submitting');
  });

  test('submitting + a response → shows the server’s values, emits the user and clears the photo', async () => {
    const form = await begin({ name: ' Samuel ', profile_photo: photo() });
    form.submit();
    const saved = aUser({ ...user, name: 'Samuel', profile_photo: '/me.webp' });
    await form.respond('save', { user: saved, message: 'Profile updated successfully' });
    expect(form.facts()).toMatchObject({ stage: 'editing', fields: { name: 'Samuel', profile_photo: undefined } });
    expect(form.emitted('profile.changed')).toEqual([{ type: 'profile.changed', user: saved }]);
    expect(form.notices()).toEqual([{ kind: 'success', text: { message: 'Profile updated successfully' } }]);
    expect(form.emitted('navigation.requested')).toEqual([]);
  });

  test('submitting + the server requires the password → shows the password field', async () => {
    const form = await begin();
    form.submit();
    await form.refuse('save', { kind: 'refused', status: 422, fields: { current_password: 'Wrong.' } });
    expect(form.facts()).toMatchObject({ asksPassword: true, errors: { current_password: { message: 'Wrong.' } } });
  });
});
