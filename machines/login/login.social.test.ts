import { describe, expect, test } from 'vitest';
import type { ProviderResult } from '#machines/social/social.types.ts';
import { signedIn } from '#tests/models/login.ts';
import { type HeldDialogs, startDialogs } from '#tests/support/charts/held-dialogs.ts';
import { requestTimeoutMs } from '../constants.ts';
import { selectOpenDialog } from '../dialogs/dialogs.summary.ts';
import { selectLogin, selectSocial } from './login.selectors.ts';

const proof = { code: 'code-of-the-window', data: { nonce: 'n' } };

const startAsking = () => {
  const dialogs = startDialogs();
  dialogs.send({ type: 'login.open', returnTo: 'wishlist' });
  dialogs.send({ type: 'social.choose', provider: 'google' });
  return dialogs;
};

const factsOf = (dialogs: HeldDialogs) => ({
  ...selectSocial(dialogs.login()),
  chosen: selectLogin(dialogs.login()).chosen,
});
const untouched = { providers: ['google', 'apple'], requested: undefined, isExchanging: false, chosen: undefined };
const resting = { ...untouched, chosen: 'google' };

describe('signing in with a provider', () => {
  test('a proof from the window → is sent with its provider, and the response starts a session', async () => {
    const dialogs = startAsking();
    expect(dialogs.requested()).toEqual([{ provider: 'google' }]);
    expect(factsOf(dialogs)).toEqual({ ...resting, requested: 'google' });

    await dialogs.respond('openProvider', { kind: 'proved', proof });
    expect(factsOf(dialogs)).toEqual({ ...resting, requested: 'google', isExchanging: true });
    expect(dialogs.requested('loginWithProvider')).toEqual([{ provider: 'google', ...proof }]);
    await dialogs.respond('loginWithProvider', signedIn);

    expect(selectOpenDialog(dialogs.snapshot())).toBe('none');
    expect(dialogs.emitted('auth.succeeded')).toEqual([{ type: 'auth.succeeded', signedIn, returnTo: 'wishlist' }]);
    expect(dialogs.emitted('navigation.requested')).toEqual([{ type: 'navigation.requested', to: 'wishlist' }]);
    expect(dialogs.notices()).toEqual([{ kind: 'success', text: { key: 'Login successful' } }]);
  });

  test('a provider that the shop does not offer → is not opened', () => {
    const dialogs = startDialogs();
    dialogs.send({ type: 'login.open' });
    dialogs.send({ type: 'social.choose', provider: 'facebook' });
    expect(dialogs.requested()).toEqual([]);
    expect(factsOf(dialogs)).toEqual(untouched);
  });

  test.each<[ProviderResult, object]>([
    [{ kind: 'cancelled' }, { kind: 'aborted', message: 'cancelled' }],
    [{ kind: 'expired' }, { kind: 'aborted', message: 'expired' }],
    [
      { kind: 'unproved', reason: 'server_error' },
      { kind: 'refused', message: 'server_error' },
    ],
  ])('%o → returns to the form and is only logged', async (response, failure) => {
    const dialogs = startAsking();
    await dialogs.respond('openProvider', response);
    expect(factsOf(dialogs)).toEqual(resting);
    expect(dialogs.notices()).toEqual([]);
    expect(dialogs.emitted('failure.logged')).toEqual([{ type: 'failure.logged', operation: 'openProvider', failure }]);
    expect(dialogs.requested('loginWithProvider')).toEqual([]);
  });

  test('a blocked window → shows a failure', async () => {
    const dialogs = startAsking();
    await dialogs.respond('openProvider', { kind: 'blocked' });
    expect(factsOf(dialogs)).toEqual(resting);
    expect(dialogs.notices()).toMatchObject([{ kind: 'error', text: { values: { provider: 'Google' } } }]);
  });

  test('social.cancel → a later proof signs nobody in', async () => {
    const dialogs = startAsking();
    dialogs.send({ type: 'social.cancel' });
    await dialogs.respond('openProvider', { kind: 'proved', proof });
    expect(dialogs.requested('loginWithProvider')).toEqual([]);
    expect(factsOf(dialogs)).toEqual(resting);
  });

  test('dialog.close → a later proof signs nobody in, and the next login has no provider', async () => {
    const dialogs = startAsking();
    dialogs.send({ type: 'dialog.close' });
    await dialogs.respond('openProvider', { kind: 'proved', proof });
    expect(dialogs.requested('loginWithProvider')).toEqual([]);
    expect(dialogs.charts()).toEqual(['dialogs']);
    dialogs.send({ type: 'login.open' });
    expect(factsOf(dialogs)).toEqual(untouched);
  });

  test('a refused exchange → shows the server’s message and the form without the proof', async () => {
    const dialogs = startAsking();
    await dialogs.respond('openProvider', { kind: 'proved', proof });
    await dialogs.refuse('loginWithProvider', { kind: 'refused', status: 400, message: 'It did not work.' });
    expect(dialogs.notices()).toEqual([{ kind: 'error', text: { message: 'It did not work.' } }]);
    expect(factsOf(dialogs)).toEqual(resting);
    expect(dialogs.login().context.proof).toEqual({ code: '' });
  });

  test('a window that cannot be opened → returns to the form, is logged and shown', async () => {
    const dialogs = startAsking();
    await dialogs.refuse('openProvider', { kind: 'refused', message: 'Not now.' });
    expect(factsOf(dialogs)).toEqual(resting);
    expect(dialogs.emitted('failure.logged')).toEqual([
      { type: 'failure.logged', operation: 'openProvider', failure: { kind: 'refused', message: 'Not now.' } },
    ]);
    expect(dialogs.notices()).toEqual([{ kind: 'error', text: { message: 'Not now.' } }]);
  });

  test('exchanging is busy; no response → returns to the form with a message', async () => {
    const dialogs = startAsking();
    await dialogs.respond('openProvider', { kind: 'proved', proof });
    expect(dialogs.login().hasTag('busy')).toBe(true);
    dialogs.pass(requestTimeoutMs);
    expect(factsOf(dialogs)).toEqual(resting);
    expect(dialogs.notices()).toEqual([{ kind: 'error', text: { key: 'An error occurred' } }]);
  });
});
