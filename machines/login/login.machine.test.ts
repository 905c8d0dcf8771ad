import { describe, expect, test } from 'vitest';
import { signedIn } from '#tests/models/login.ts';
import { type HeldDialogs, startDialogs } from '#tests/support/charts/held-dialogs.ts';
import { selectOpenDialog } from '../dialogs/dialogs.summary.ts';
import { loginMachine } from './login.machine.ts';
import { selectLogin } from './login.selectors.ts';

const startLogin = (returnTo: 'none' | 'wishlist' = 'none') => {
  const dialogs = startDialogs();
  dialogs.send({ type: 'login.open', returnTo });
  dialogs.send({ type: 'login.type', field: 'phone', value: 'sample@larder.test' });
  dialogs.send({ type: 'login.type', field: 'password', value: 'a long pass phrase' });
  return dialogs;
};

const passwordsIn = (dialogs: HeldDialogs) => {
  const { login, register } = dialogs.snapshot().context.drafts;
  return [login.password, register.password];
};

describe(loginMachine.id, () => {
  test('submitting + a response → emits the session, leads to the requested page and clears the form', async () => {
    const dialogs = startLogin('wishlist');
    dialogs.send({ type: 'login.submit' });

    await dialogs.respond('login', signedIn);

    expect(dialogs.requested('login')).toEqual([{ phone: 'sample@larder.test', password: 'a long pass phrase' }]);
    expect(dialogs.emitted('auth.succeeded')).toEqual([{ type: 'auth.succeeded', signedIn, returnTo: 'wishlist' }]);
    expect(dialogs.emitted('navigation.requested')).toEqual([{ type: 'navigation.requested', to: 'wishlist' }]);
    expect(dialogs.emitted('login.abandoned')).toEqual([]);
    expect(dialogs.notices()).toEqual([{ kind: 'success', text: { key: 'Login successful' } }]);
    expect(selectOpenDialog(dialogs.snapshot())).toBe('none');
    expect(dialogs.snapshot().context.drafts.login).toEqual({ phone: '', password: '' });
  });

  test('submitting + wrong credentials → shows the server’s message and keeps the typed values', async () => {
    const dialogs = startLogin();
    dialogs.send({ type: 'login.submit' });

    await dialogs.refuse('login', { kind: 'refused', status: 400, message: 'These credentials do not match.' });

    expect(dialogs.notices()).toEqual([{ kind: 'error', text: { message: 'These credentials do not match.' } }]);
    expect(selectLogin(dialogs.login())).toMatchObject({
      isSubmitting: false,
      fields: { phone: 'sample@larder.test' },
    });
  });

  test('editing + login.submit with an empty field → sends nothing and marks the field', () => {
    const dialogs = startDialogs();
    dialogs.send({ type: 'login.open' });

    dialogs.send({ type: 'login.submit' });

    expect(dialogs.requested()).toEqual([]);
    expect(Object.keys(selectLogin(dialogs.login()).errors)).toEqual(['phone', 'password']);
  });

  test('submitting + dialog.close → ignores the late response and keeps no password', async () => {
    const dialogs = startLogin();
    dialogs.send({ type: 'login.submit' });

    dialogs.send({ type: 'dialog.close' });
    await dialogs.respond('login', signedIn);

    expect(dialogs.emitted('auth.succeeded')).toEqual([]);
    expect(dialogs.emitted('login.abandoned')).toHaveLength(1);
    expect(passwordsIn(dialogs)).toEqual(['', '']);
  });

  test('submitting + no response for 30 seconds → aborts the request', () => {
    const dialogs = startLogin();
    dialogs.send({ type: 'login.submit' });

    dialogs.pass(30_000);

    expect(selectLogin(dialogs.login()).isSubmitting).toBe(false);
    expect(dialogs.notices()).toEqual([{ kind: 'error', text: { key: 'An error occurred' } }]);
  });

  test('login + register.open and back → shows one dialog at a time and keeps the return target', async () => {
    const dialogs = startLogin('wishlist');
    dialogs.send({ type: 'register.open' });
    expect(selectOpenDialog(dialogs.snapshot())).toBe('register');
    dialogs.send({ type: 'login.open' });
    expect(selectOpenDialog(dialogs.snapshot())).toBe('login');

    dialogs.send({ type: 'login.submit' });
    await dialogs.respond('login', signedIn);

    expect(dialogs.emitted('auth.succeeded')).toMatchObject([{ returnTo: 'wishlist' }]);
  });

  test('login + session.started in another tab → closes without login.abandoned', () => {
    const dialogs = startLogin();

    dialogs.send({ type: 'session.started' });

    expect(selectOpenDialog(dialogs.snapshot())).toBe('none');
    expect(dialogs.emitted('login.abandoned')).toEqual([]);
    expect(passwordsIn(dialogs)).toEqual(['', '']);
  });

  test('A demo account fills in the login', () => {
    const dialogs = startDialogs({ demoAccount: { phone: 'demo@larder.test', password: 'demo pass' } });
    dialogs.send({ type: 'login.open' });

    expect(selectLogin(dialogs.login()).fields).toEqual({ phone: 'demo@larder.test', password: 'demo pass' });
  });

  test('submitting is busy; a refused field is marked, and the next login.submit clears the mark', async () => {
    const dialogs = startLogin();
    dialogs.send({ type: 'login.submit' });
    expect(dialogs.login().hasTag('busy')).toBe(true);
    await dialogs.refuse('login', { kind: 'refused', status: 422, fields: { phone: 'Nobody has it.' } });
    expect(selectLogin(dialogs.login()).errors).toEqual({ phone: { message: 'Nobody has it.' } });
    dialogs.send({ type: 'login.submit' });
    expect(selectLogin(dialogs.login()).isSubmitting).toBe(true);
    expect(selectLogin(dialogs.login()).errors).toEqual({});
  });

  test('editing + social.choose → clears the marks of the form', () => {
    const dialogs = startDialogs();
    dialogs.send({ type: 'login.open' });
    dialogs.send({ type: 'login.submit' });
    dialogs.send({ type: 'social.choose', provider: 'google' });
    expect(selectLogin(dialogs.login()).errors).toEqual({});
  });
});
