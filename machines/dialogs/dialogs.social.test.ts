import { describe, expect, test } from 'vitest';
import type { ProviderAnswer } from '#machines/social/social.types.ts';
import { dialogPorts, dialogsInput, signedIn } from '#tests/models/dialogs.ts';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { dialogsMachine } from './dialogs.machine.ts';
import { selectOpenDialog } from './dialogs.open.ts';
import { selectSocial } from './dialogs.selectors.ts';

const proof = { code: 'code-of-the-window', data: { nonce: 'n' } };

const startAsking = () => {
  const dialogs = startHeld(dialogsMachine, dialogsInput, dialogPorts);
  dialogs.send({ type: 'login.open', returnTo: 'wishlist' });
  dialogs.send({ type: 'social.choose', provider: 'google' });
  return dialogs;
};
type Dialogs = ReturnType<typeof startAsking>;

const factsOf = (dialogs: Dialogs) => selectSocial(dialogs.snapshot());
const untouched = { providers: ['google', 'apple'], asked: undefined, isExchanging: false, last: undefined };
const resting = { ...untouched, last: 'google' };

describe('signing in with a provider', () => {
  test('proved: the proof goes to the server with the provider, and its answer is a session like any other', async () => {
    const dialogs = startAsking();
    expect(dialogs.asked()).toEqual([{ provider: 'google' }]);
    expect(factsOf(dialogs)).toEqual({ ...resting, asked: 'google' });

    await dialogs.answer('askProvider', { kind: 'proved', proof });
    expect(factsOf(dialogs)).toEqual({ ...resting, asked: 'google', isExchanging: true });
    expect(dialogs.asked('loginWithProvider')).toEqual([{ provider: 'google', ...proof }]);
    await dialogs.answer('loginWithProvider', signedIn);

    expect(selectOpenDialog(dialogs.snapshot())).toBe('none');
    expect(dialogs.emitted('auth.succeeded')).toEqual([{ type: 'auth.succeeded', signedIn, returnTo: 'wishlist' }]);
    expect(dialogs.emitted('navigation.wanted')).toEqual([{ type: 'navigation.wanted', path: '/wishlist' }]);
    expect(dialogs.notices()).toEqual([{ kind: 'success', text: { key: 'Login successful' } }]);
  });

  test('one that the shop has not switched on is not asked', () => {
    const dialogs = startHeld(dialogsMachine, dialogsInput, dialogPorts);
    dialogs.send({ type: 'login.open' });
    dialogs.send({ type: 'social.choose', provider: 'facebook' });
    expect(dialogs.asked()).toEqual([]);
    expect(factsOf(dialogs)).toEqual(untouched);
  });

  test.each<[ProviderAnswer, object]>([
    [{ kind: 'cancelled' }, { kind: 'aborted', message: 'cancelled' }],
    [{ kind: 'expired' }, { kind: 'aborted', message: 'expired' }],
    [
      { kind: 'unproved', reason: 'server_error' },
      { kind: 'refused', message: 'server_error' },
    ],
  ])('%o goes back to the form and is for the log only', async (answer, failure) => {
    const dialogs = startAsking();
    await dialogs.answer('askProvider', answer);
    expect(factsOf(dialogs)).toEqual(resting);
    expect(dialogs.notices()).toEqual([]);
    expect(dialogs.emitted('failure.noted')).toEqual([{ type: 'failure.noted', operation: 'askProvider', failure }]);
    expect(dialogs.asked('loginWithProvider')).toEqual([]);
  });

  test('a window that the browser refused is told', async () => {
    const dialogs = startAsking();
    await dialogs.answer('askProvider', { kind: 'blocked' });
    expect(factsOf(dialogs)).toEqual(resting);
    expect(dialogs.notices()).toMatchObject([{ kind: 'error', text: { values: { provider: 'Google' } } }]);
  });

  test.each(['social.cancel', 'dialog.close'] as const)(
    '%s: a proof that comes later signs nobody in',
    async (type) => {
      const dialogs = startAsking();
      dialogs.send({ type });
      await dialogs.answer('askProvider', { kind: 'proved', proof });
      expect(dialogs.asked('loginWithProvider')).toEqual([]);
      expect(factsOf(dialogs)).toEqual(resting);
    },
  );

  test('an exchange that is refused: the server’s words, and the form again without the proof', async () => {
    const dialogs = startAsking();
    await dialogs.answer('askProvider', { kind: 'proved', proof });
    await dialogs.refuse('loginWithProvider', { kind: 'refused', status: 400, message: 'It did not work.' });
    expect(dialogs.notices()).toEqual([{ kind: 'error', text: { message: 'It did not work.' } }]);
    expect(factsOf(dialogs)).toEqual(resting);
    expect(dialogs.snapshot().context.proof).toEqual({ code: '' });
  });
});
