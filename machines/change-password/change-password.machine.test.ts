import { describe, expect, test } from 'vitest';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { changePasswordMachine } from './change-password.machine.ts';
import { selectChangePassword } from './change-password.selectors.ts';
import type { PasswordFields } from './change-password.types.ts';

const filled: PasswordFields = {
  current_password: 'the old phrase',
  password: 'a long pass phrase',
  password_confirmation: 'a long pass phrase',
};

const begin = (some: Partial<PasswordFields> = {}) => {
  const form = startHeld(changePasswordMachine, {}, ['save']);
  form.send({ type: 'form.change', fields: { ...filled, ...some } });
  form.send({ type: 'form.submit' });
  return { ...form, facts: () => selectChangePassword(form.snapshot()) };
};

describe(changePasswordMachine.id, () => {
  test.each([
    ['nothing of the old', { current_password: '' }, { current_password: { key: 'This field is required' } }],
    [
      'a new one of seven characters',
      { password: 'sevench', password_confirmation: 'sevench' },
      { password: { key: 'Use at least {min} characters', values: { min: 8 } } },
    ],
    [
      'another one the second time',
      { password_confirmation: 'a long pass phrasf' },
      { password_confirmation: { key: 'Confirm Password does not match.' } },
    ],
  ])('editing + form.submit with %s → shows the errors and sends nothing', (_, some, errors) => {
    const form = begin(some);
    expect(form.facts()).toMatchObject({ stage: 'editing', errors });
    expect(form.requested('save')).toEqual([]);
  });

  test('submitting + a response → stores the new token, shows the server’s message and leads to the profile', async () => {
    const form = begin();
    expect(form.requested('save')).toMatchObject([{ fields: filled }]);
    await form.respond('save', { message: 'Password changed successfully', token: 't2' });
    expect(form.facts().stage).toBe('saved');
    expect(form.emitted('token.renewed')).toEqual([{ type: 'token.renewed', token: 't2' }]);
    expect(form.notices()).toEqual([{ kind: 'success', text: { message: 'Password changed successfully' } }]);
    expect(form.emitted('navigation.requested')).toMatchObject([{ to: 'profile' }]);
  });

  test('submitting + a response without token and message → keeps the token and shows the default message', async () => {
    const form = begin();
    await form.respond('save', {});
    expect(form.emitted('token.renewed')).toEqual([]);
    expect(form.notices()).toEqual([{ kind: 'success', text: { key: 'Your password was changed' } }]);
  });

  test('submitting + wrong current password → shows the server’s message beside the form', async () => {
    const form = begin();
    await form.refuse('save', { kind: 'refused', status: 422, message: 'The current password is wrong.' });
    expect(form.facts()).toMatchObject({ stage: 'editing', failure: { message: 'The current password is wrong.' } });
  });
});
