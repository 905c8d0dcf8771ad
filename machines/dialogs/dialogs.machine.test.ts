import { describe, expect, test } from 'vitest';
import { dialogPorts, dialogsInput, signedIn } from '#tests/models/dialogs.ts';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { dialogsMachine } from './dialogs.machine.ts';
import { selectCountries, selectLogin, selectRegister } from './dialogs.selectors.ts';
import { selectOpenDialog } from './dialogs.summary.ts';
import type { DialogsInput, RegisterField } from './dialogs.types.ts';

const rules: DialogsInput = { ...dialogsInput, phoneRequired: true };
const start = (input: Partial<DialogsInput> = {}) => startHeld(dialogsMachine, { ...rules, ...input }, dialogPorts);
type Dialogs = ReturnType<typeof start>;

const startLogin = (returnTo: 'none' | 'wishlist' = 'none') => {
  const dialogs = start();
  dialogs.send({ type: 'login.open', returnTo });
  dialogs.send({ type: 'login.type', field: 'phone', value: 'sample@larder.test' });
  dialogs.send({ type: 'login.type', field: 'password', value: 'a long pass phrase' });
  return dialogs;
};

const fill = (dialogs: Dialogs, fields: Partial<Record<RegisterField, string>>) => {
  for (const [field, value] of Object.entries(fields)) {
    dialogs.send({ type: 'register.type', field: field as RegisterField, value });
  }
};

const startRegister = async (input: Partial<DialogsInput> = {}) => {
  const dialogs = start(input);
  dialogs.send({ type: 'register.open' });
  await dialogs.respond('listCountries', [{ id: 1, name: 'Norway', phone_code: '47' }]);
  fill(dialogs, {
    name: ' Sample Shopper ',
    country: 'Norway',
    phone: '202 555 0142',
    email: 'sample@larder.test',
    password: 'a long pass phrase',
  });
  return dialogs;
};

const passwordsIn = (dialogs: Dialogs) => {
  const { login, register } = dialogs.snapshot().context;
  return [login.password, register.password];
};

describe(dialogsMachine.id, () => {
  test('login, answered: announces the session, then goes where the visitor wanted, and forgets all', async () => {
    const dialogs = startLogin('wishlist');
    dialogs.send({ type: 'login.submit' });

    await dialogs.respond('login', signedIn);

    expect(dialogs.requested('login')).toEqual([{ phone: 'sample@larder.test', password: 'a long pass phrase' }]);
    expect(dialogs.emitted('auth.succeeded')).toEqual([{ type: 'auth.succeeded', signedIn, returnTo: 'wishlist' }]);
    expect(dialogs.emitted('navigation.requested')).toEqual([{ type: 'navigation.requested', path: '/wishlist' }]);
    expect(dialogs.emitted('login.abandoned')).toEqual([]);
    expect(dialogs.notices()).toEqual([{ kind: 'success', text: { key: 'Login successful' } }]);
    expect(selectOpenDialog(dialogs.snapshot())).toBe('none');
    expect(selectLogin(dialogs.snapshot()).fields).toEqual({ phone: '', password: '' });
  });

  test('login, wrong credentials: tells the server’s words and keeps what was typed', async () => {
    const dialogs = startLogin();
    dialogs.send({ type: 'login.submit' });

    await dialogs.refuse('login', { kind: 'refused', status: 400, message: 'These credentials do not match.' });

    expect(dialogs.notices()).toEqual([{ kind: 'error', text: { message: 'These credentials do not match.' } }]);
    expect(selectLogin(dialogs.snapshot())).toMatchObject({
      isSubmitting: false,
      fields: { phone: 'sample@larder.test' },
    });
  });

  test('login with an empty field: asks nothing and says which', () => {
    const dialogs = start();
    dialogs.send({ type: 'login.open' });

    dialogs.send({ type: 'login.submit' });

    expect(dialogs.requested()).toEqual([]);
    expect(Object.keys(selectLogin(dialogs.snapshot()).errors)).toEqual(['phone', 'password']);
  });

  test('dialog.close while submitting: a late answer signs nobody in, and no password is kept', async () => {
    const dialogs = startLogin();
    dialogs.send({ type: 'login.submit' });

    dialogs.send({ type: 'dialog.close' });
    await dialogs.respond('login', signedIn);

    expect(dialogs.emitted('auth.succeeded')).toEqual([]);
    expect(dialogs.emitted('login.abandoned')).toHaveLength(1);
    expect(passwordsIn(dialogs)).toEqual(['', '']);
  });

  test('submitting without an answer: is given up after 30 s', () => {
    const dialogs = startLogin();
    dialogs.send({ type: 'login.submit' });

    dialogs.pass(30_000);

    expect(selectLogin(dialogs.snapshot()).isSubmitting).toBe(false);
    expect(dialogs.notices()).toEqual([{ kind: 'error', text: { key: 'An error occurred' } }]);
  });

  test('login + register.open and back: one dialog at a time, the return target stays', async () => {
    const dialogs = startLogin('wishlist');
    dialogs.send({ type: 'register.open' });
    expect(selectOpenDialog(dialogs.snapshot())).toBe('register');
    dialogs.send({ type: 'login.open' });
    expect(selectOpenDialog(dialogs.snapshot())).toBe('login');

    dialogs.send({ type: 'login.submit' });
    await dialogs.respond('login', signedIn);

    expect(dialogs.emitted('auth.succeeded')).toMatchObject([{ returnTo: 'wishlist' }]);
  });

  test('login + session.started in another tab: closes without being abandoned', () => {
    const dialogs = startLogin();

    dialogs.send({ type: 'session.started' });

    expect(selectOpenDialog(dialogs.snapshot())).toBe('none');
    expect(dialogs.emitted('login.abandoned')).toEqual([]);
    expect(passwordsIn(dialogs)).toEqual(['', '']);
  });

  test('a demo account: fills the login', () => {
    const dialogs = start({ demoAccount: { phone: 'demo@larder.test', password: 'demo pass' } });
    dialogs.send({ type: 'login.open' });

    expect(selectLogin(dialogs.snapshot()).fields).toEqual({ phone: 'demo@larder.test', password: 'demo pass' });
  });

  test('register, answered: sends digits, the country and its code, and announces the session', async () => {
    const dialogs = await startRegister();
    expect(selectRegister(dialogs.snapshot()).phoneCode).toBe('47');
    expect(selectCountries(dialogs.snapshot()).countriesStage).toBe('ready');

    dialogs.send({ type: 'register.submit' });
    await dialogs.respond('register', signedIn);

    expect(dialogs.requested('register')).toEqual([
      {
        name: 'Sample Shopper',
        phone: '2025550142',
        email: 'sample@larder.test',
        password: 'a long pass phrase',
        country: 'Norway',
        phone_code: '47',
      },
    ]);
    expect(dialogs.emitted('auth.succeeded')).toHaveLength(1);
    expect(dialogs.notices()).toEqual([{ kind: 'success', text: { key: 'Registration successful' } }]);
  });

  test.each([
    ['٢٠٢٥٥٥٠١٤٢', '2025550142'],
    ['۲۰۲۵۵۵۰۱۴۲', '2025550142'],
    ['+47 (20) 25-55', '47202555'],
  ])('the phone %o: becomes %o', async (value, phone) => {
    const dialogs = await startRegister();
    fill(dialogs, { phone: value });

    expect(selectRegister(dialogs.snapshot()).fields.phone).toBe(phone);
  });

  test.each([
    [{ name: ' ' }, { name: { key: 'This field is required' } }],
    [{ country: '' }, { country: { key: 'The country field is required' } }],
    [{ phone: '' }, { phone: { key: 'This field is required' } }],
    [{ phone: '12345678' }, { phone: { key: 'Enter {min} to {max} digits', values: { min: 9, max: 16 } } }],
    [{ phone: '12345678901234567' }, { phone: { key: 'Enter {min} to {max} digits', values: { min: 9, max: 16 } } }],
    [{ email: 'nobody' }, { email: { key: 'Enter a valid email address' } }],
    [{ password: 'seven 7' }, { password: { key: 'Use at least {min} characters', values: { min: 8 } } }],
  ])('register with %o: asks nothing and says what is wrong', async (fields, errors) => {
    const dialogs = await startRegister();
    fill(dialogs, fields);

    dialogs.send({ type: 'register.submit' });

    expect(dialogs.requested('register')).toEqual([]);
    expect(selectRegister(dialogs.snapshot()).errors).toEqual(errors);
  });

  test('register where no phone is required: a phone or an email will do', async () => {
    const dialogs = await startRegister({ phoneRequired: false });
    fill(dialogs, { phone: '', email: '' });
    dialogs.send({ type: 'register.submit' });
    expect(selectRegister(dialogs.snapshot()).errors).toEqual({
      email: { key: 'The phone or email field is required' },
    });

    fill(dialogs, { phone: '202555014' });
    dialogs.send({ type: 'register.submit' });

    expect(dialogs.requested('register')).toMatchObject([{ phone: '202555014', email: null }]);
  });

  test('register, refused for a field: the text stands there only', async () => {
    const dialogs = await startRegister();
    dialogs.send({ type: 'register.submit' });

    await dialogs.refuse('register', {
      kind: 'refused',
      status: 422,
      message: 'The email has already been taken.',
      fields: { email: 'The email has already been taken.' },
    });

    expect(selectRegister(dialogs.snapshot())).toMatchObject({
      errors: { email: { message: 'The email has already been taken.' } },
      fields: { name: ' Sample Shopper ' },
    });
    expect(dialogs.notices()).toEqual([]);
  });

  test('register, refused for nothing the form shows: is told', async () => {
    const dialogs = await startRegister();
    dialogs.send({ type: 'register.submit' });

    await dialogs.refuse('register', { kind: 'network' });

    expect(dialogs.notices()).toEqual([{ kind: 'error', text: { key: 'An error occurred' } }]);
  });

  test('the countries, failed: countries.reload asks again, and they are asked for once', async () => {
    const dialogs = start();
    dialogs.send({ type: 'register.open' });
    await dialogs.refuse('listCountries', { kind: 'network' });
    expect(selectCountries(dialogs.snapshot()).countriesStage).toBe('failed');
    dialogs.send({ type: 'countries.reload' });
    await dialogs.respond('listCountries', [{ id: 1, name: 'Norway', phone_code: '47' }]);

    dialogs.send({ type: 'dialog.close' });
    dialogs.send({ type: 'register.open' });

    expect(selectCountries(dialogs.snapshot()).countriesStage).toBe('ready');
    expect(dialogs.requested('listCountries')).toHaveLength(2);
  });
});
