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
  test('login, answered: announces the session, then goes where the visitor wanted, and forgets all', async () => {
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

  test('login, wrong credentials: tells the server’s words and keeps what was typed', async () => {
    const dialogs = startLogin();
    dialogs.send({ type: 'login.submit' });

    await dialogs.refuse('login', { kind: 'refused', status: 400, message: 'These credentials do not match.' });

    expect(dialogs.notices()).toEqual([{ kind: 'error', text: { message: 'These credentials do not match.' } }]);
    expect(selectLogin(dialogs.login())).toMatchObject({
      isSubmitting: false,
      fields: { phone: 'sample@larder.test' },
    });
  });

  test('login with an empty field: asks nothing and says which', () => {
    const dialogs = startDialogs();
    dialogs.send({ type: 'login.open' });

    dialogs.send({ type: 'login.submit' });

    expect(dialogs.requested()).toEqual([]);
    expect(Object.keys(selectLogin(dialogs.login()).errors)).toEqual(['phone', 'password']);
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

    expect(selectLogin(dialogs.login()).isSubmitting).toBe(false);
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
    const dialogs = startDialogs({ demoAccount: { phone: 'demo@larder.test', password: 'demo pass' } });
    dialogs.send({ type: 'login.open' });

    expect(selectLogin(dialogs.login()).fields).toEqual({ phone: 'demo@larder.test', password: 'demo pass' });
  });
});
