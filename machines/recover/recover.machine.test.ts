import { describe, expect, test } from 'vitest';
import { norway } from '#tests/models/countries.ts';
import { signedIn } from '#tests/models/login.ts';
import { type HeldDialogs, startDialogs } from '#tests/support/charts/held-dialogs.ts';
import { selectOpenDialog } from '../dialogs/dialogs.summary.ts';
import { selectLogin } from '../login/login.selectors.ts';
import { selectOneTimeCode } from '../one-time-code/one-time-code.selectors.ts';
import { selectForgot, selectReset } from './recover.selectors.ts';

const code = ['1', '2', '3', '4'];

/** Only the chart of the recovery stores the token, which ends with it. */
const expectNoSecret = (dialogs: HeldDialogs) => {
  expect(dialogs.charts()).not.toContain('recover');
  expect(JSON.stringify(dialogs.snapshot().context)).not.toContain('secret');
};

const startForgot = async (phone: string) => {
  const dialogs = startDialogs();
  dialogs.send({ type: 'login.open' });
  dialogs.send({ type: 'forgot.open' });
  await dialogs.respond('listCountries', [norway]);
  dialogs.send({ type: 'forgot.type', field: 'country', value: 'Norway' });
  dialogs.send({ type: 'forgot.type', field: 'phone', value: phone });
  dialogs.send({ type: 'forgot.submit' });
  return dialogs;
};

const startCode = async (phone = 'sample@larder.test') => {
  const dialogs = await startForgot(phone);
  await dialogs.respond('sendOtp', { resendAt: 60_000, message: 'Sent.' });
  return dialogs;
};

const startReset = async () => {
  const dialogs = await startCode();
  dialogs.send({ type: 'otp.type', boxes: code });
  dialogs.send({ type: 'otp.submit' });
  await dialogs.respond('verifyOtp', { token: 'secret' });
  return dialogs;
};

describe('a forgotten password', () => {
  test('forgot.submit with empty fields → sends nothing and marks both', () => {
    const dialogs = startDialogs();
    dialogs.send({ type: 'forgot.open' });
    dialogs.send({ type: 'forgot.submit' });

    expect(dialogs.requested('sendOtp')).toEqual([]);
    expect(selectForgot(dialogs.recover()).errors).toEqual({
      country: { key: 'The country field is required' },
      phone: { key: 'The phone or email field is required' },
    });
  });

  test.each([
    ['sample@larder.test', 'sample@larder.test', null],
    [' ٢٠٢٥٥٥٠١٤٢ ', '2025550142', '47'],
  ])('forgot.submit of %j → requests a code for that contact', async (typed, phone, phone_code) => {
    const dialogs = await startForgot(typed);
    expect(dialogs.requested('sendOtp')).toEqual([{ phone, phone_code, forgot_password: 1 }]);
    expect(selectOpenDialog(dialogs.snapshot())).toBe('forgot');
  });

  test('a sent code → shows the code dialog in place of the form, with the server’s message', async () => {
    const dialogs = await startCode('2025550142');

    expect(selectOpenDialog(dialogs.snapshot())).toBe('otp');
    expect(selectOneTimeCode(dialogs.code())).toMatchObject({ sentTo: '+47 2025550142', secondsLeft: 60 });
    expect(dialogs.notices()).toEqual([{ kind: 'success', text: { message: 'Sent.' } }]);
  });

  test('a refused code request → shows the server’s message and keeps the typed values', async () => {
    const dialogs = await startForgot('sample@larder.test');
    await dialogs.refuse('sendOtp', { kind: 'limited', status: 429, message: 'Too many.', retryAfter: 3600 });

    expect(selectForgot(dialogs.recover()).fields.phone).toBe('sample@larder.test');
    expect(dialogs.notices()).toEqual([{ kind: 'error', text: { message: 'Too many.' } }]);
  });

  test('The countdown ends with Resend OTP, which starts it again', async () => {
    const dialogs = await startCode();
    dialogs.send({ type: 'countdown.tick', secondsLeft: 12 });
    expect(selectOneTimeCode(dialogs.code()).secondsLeft).toBe(12);
    dialogs.send({ type: 'otp.resend' });
    expect(dialogs.requested('sendOtp')).toHaveLength(1);

    dialogs.send({ type: 'countdown.tick', secondsLeft: 0 });
    dialogs.send({ type: 'otp.type', boxes: code });
    dialogs.send({ type: 'otp.resend' });
    await dialogs.respond('sendOtp', { resendAt: 120_000 });

    expect(dialogs.requested('sendOtp')).toHaveLength(2);
    expect(selectOneTimeCode(dialogs.code())).toMatchObject({ secondsLeft: 60, boxes: ['', '', '', ''] });
  });

  test('a wrong code → shows the server’s message and clears the boxes', async () => {
    const dialogs = await startCode();
    dialogs.send({ type: 'otp.type', boxes: code });
    dialogs.send({ type: 'otp.submit' });
    await dialogs.refuse('verifyOtp', { kind: 'refused', status: 400, message: 'Wrong code.' });

    expect(dialogs.requested('verifyOtp')).toEqual([{ phone: 'sample@larder.test', otp: '1234' }]);
    expect(selectOneTimeCode(dialogs.code())).toMatchObject({
      boxes: ['', '', '', ''],
      error: { message: 'Wrong code.' },
      isVerifying: false,
    });
    expect(dialogs.notices().at(-1)).toEqual({ kind: 'error', text: { message: 'Wrong code.' } });
  });

  test('three wrong codes → says that another one is needed', async () => {
    const dialogs = await startCode();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      dialogs.send({ type: 'otp.type', boxes: code });
      dialogs.send({ type: 'otp.submit' });
      await dialogs.refuse('verifyOtp', { kind: 'refused', status: 400, message: 'Wrong code.' });
    }
    const dead = { key: 'After several wrong codes a code no longer works. Have another one sent.' };
    expect(selectOneTimeCode(dialogs.code()).error).toEqual(dead);
  });

  test.each([
    [{ kind: 'network' }, { key: 'An error occurred' }],
    [{ kind: 'limited', status: 429, message: 'Too many requests.' }, { message: 'Too many requests.' }],
  ] as const)('a code that was not checked because of %o → stays in the boxes', async (failure, text) => {
    const dialogs = await startCode();
    dialogs.send({ type: 'otp.type', boxes: code });
    dialogs.send({ type: 'otp.submit' });
    await dialogs.refuse('verifyOtp', failure);

    expect(selectOneTimeCode(dialogs.code())).toMatchObject({ boxes: code, error: undefined });
    expect(dialogs.notices().at(-1)).toEqual({ kind: 'error', text });
  });

  test('an incomplete code → sends nothing and says what is missing', async () => {
    const dialogs = await startCode();
    dialogs.send({ type: 'otp.type', boxes: ['1', '', '', ''] });
    dialogs.send({ type: 'otp.submit' });

    expect(dialogs.requested('verifyOtp')).toEqual([]);
    expect(selectOneTimeCode(dialogs.code()).error).toEqual({ key: 'Enter all {count} digits', values: { count: 4 } });
  });

  test('an incomplete code that is submitted again → is a new error, so that the form leads back to the boxes', async () => {
    const dialogs = await startCode();
    dialogs.send({ type: 'otp.submit' });
    const { error } = selectOneTimeCode(dialogs.code());
    dialogs.send({ type: 'otp.submit' });

    expect(selectOneTimeCode(dialogs.code()).error).toEqual(error);
    expect(selectOneTimeCode(dialogs.code()).error).not.toBe(error);
  });

  test('two passwords that differ → sends nothing and shows the error', async () => {
    const dialogs = await startReset();
    dialogs.send({ type: 'reset.type', field: 'password', value: 'a long pass phrase' });
    dialogs.send({ type: 'reset.type', field: 'password_confirmation', value: 'another phrase' });
    dialogs.send({ type: 'reset.submit' });

    expect(dialogs.requested('resetPassword')).toEqual([]);
    expect(selectReset(dialogs.recover()).errors).toEqual({
      password_confirmation: { key: 'Confirm Password does not match.' },
    });
  });

  test('a new password → is sent with the token, and the login opens for that contact', async () => {
    const dialogs = await startReset();
    for (const field of ['password', 'password_confirmation'] as const) {
      dialogs.send({ type: 'reset.type', field, value: 'a long pass phrase' });
    }
    dialogs.send({ type: 'reset.submit' });
    await dialogs.respond('resetPassword', { message: 'Done.' });

    expect(dialogs.requested('resetPassword')).toEqual([
      { token: 'secret', password: 'a long pass phrase', password_confirmation: 'a long pass phrase' },
    ]);
    expect(selectOpenDialog(dialogs.snapshot())).toBe('login');
    expect(selectLogin(dialogs.login()).fields).toEqual({ phone: 'sample@larder.test', password: '' });
    expectNoSecret(dialogs);
  });

  test('dialog.close with a verified code → clears the token', async () => {
    const dialogs = await startReset();
    dialogs.send({ type: 'dialog.close' });
    expectNoSecret(dialogs);
  });
});

describe('verifying an account', () => {
  const { user } = signedIn;

  test.each([
    ['email', user, { phone: 'sample@larder.test', phone_code: null }],
    ['phone', user, { phone: '2025550142', phone_code: '47' }],
    ['email', { ...user, email: null }, { phone: '2025550142', phone_code: '47' }],
  ] as const)('verify.open where the shop verifies the %s → sends a code there', (registerOtpType, who, contact) => {
    const dialogs = startDialogs({ registerOtpType });
    dialogs.send({ type: 'verify.open', user: who });

    expect(selectOneTimeCode(dialogs.code())).toMatchObject({ isSending: true, secondsLeft: undefined });
    expect(dialogs.requested('sendOtp')).toEqual([{ ...contact, forgot_password: null }]);
  });

  test('the right code → says that the account is verified, and closes', async () => {
    const dialogs = startDialogs();
    dialogs.send({ type: 'verify.open', user });
    await dialogs.respond('sendOtp', { resendAt: 60_000 });
    dialogs.send({ type: 'otp.type', boxes: code });
    dialogs.send({ type: 'otp.submit' });
    await dialogs.respond('verifyOtp', { token: 'unused' });

    expect(selectOpenDialog(dialogs.snapshot())).toBe('none');
    expect(dialogs.emitted('account.verified')).toHaveLength(1);
  });

  test.each([
    ['the phone', { phone: '2025550142' }, { phone: '2025550142', phone_code: '47' }],
    ['the e-mail address where there is none', {}, { phone: 'sample@larder.test', phone_code: null }],
  ])(
    'a registration in a shop that verifies → keeps the session and sends the code to %s',
    async (_, more, contact) => {
      const dialogs = startDialogs({ registerOtpVerify: true });
      dialogs.send({ type: 'register.open' });
      await dialogs.respond('listCountries', [norway]);
      const account = { name: 'Sample', country: 'Norway', email: 'sample@larder.test', password: 'a long phrase' };
      const form = { ...account, ...more };
      for (const [field, value] of Object.entries(form)) {
        dialogs.send({ type: 'register.type', field: field as keyof typeof form, value });
      }
      dialogs.send({ type: 'register.submit' });
      // What was typed is verified: the response may lack the contacts.
      await dialogs.respond('register', { ...signedIn, user: { id: 1, name: 'Sample' } });
      dialogs.send({ type: 'session.started' });

      expect(dialogs.emitted('auth.succeeded')).toHaveLength(1);
      expect(selectOpenDialog(dialogs.snapshot())).toBe('otp');
      expect(dialogs.requested('sendOtp')).toEqual([{ ...contact, forgot_password: null }]);
    },
  );
});
