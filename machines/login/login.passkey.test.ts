import { describe, expect, test } from 'vitest';
import { passkeyProof, signedIn } from '#tests/models/login.ts';
import { type HeldDialogs, startDialogs } from '#tests/support/charts/held-dialogs.ts';
import { requestTimeoutMs } from '../constants.ts';
import { selectOpenDialog } from '../dialogs/dialogs.summary.ts';
import { selectLogin } from './login.selectors.ts';

const startAsking = (hasPasskeys = true) => {
  const dialogs = startDialogs({ hasPasskeys });
  dialogs.send({ type: 'login.open', returnTo: 'wishlist' });
  dialogs.send({ type: 'passkey.choose' });
  return dialogs;
};

const stageOf = (dialogs: HeldDialogs) => selectLogin(dialogs.login()).passkeyStage;

describe('signing in with a passkey', () => {
  test('what the browser signs is sent once, and the response starts a session', async () => {
    const dialogs = startAsking();
    expect(stageOf(dialogs)).toBe('asked');
    await dialogs.respond('openPasskey', { kind: 'signed', passkey: passkeyProof });
    expect(stageOf(dialogs)).toBe('checked');
    expect(dialogs.requested('loginWithPasskey')).toEqual([{ passkey: passkeyProof }]);
    await dialogs.respond('loginWithPasskey', signedIn);

    expect(selectOpenDialog(dialogs.snapshot())).toBe('none');
    expect(dialogs.emitted('auth.succeeded')).toEqual([{ type: 'auth.succeeded', signedIn, returnTo: 'wishlist' }]);
  });

  test('a shop without passkeys offers none and asks for none', () => {
    const dialogs = startAsking(false);
    expect(selectLogin(dialogs.login())).toMatchObject({ hasPasskeys: false, passkeyStage: 'none' });
    expect(dialogs.requested('openPasskey')).toEqual([]);
  });

  test('a shopper who declines is back at the form without a notice', async () => {
    const dialogs = startAsking();
    await dialogs.respond('openPasskey', { kind: 'cancelled' });
    expect([stageOf(dialogs), dialogs.notices()]).toEqual(['none', []]);
  });

  test('passkey.cancel ends the question; a late signature is not sent', async () => {
    const dialogs = startAsking();
    dialogs.send({ type: 'passkey.cancel' });
    expect(selectLogin(dialogs.login())).toMatchObject({ passkeyStage: 'none', chosen: 'passkey' });
    await dialogs.respond('openPasskey', { kind: 'signed', passkey: passkeyProof });
    expect(dialogs.requested('loginWithPasskey')).toEqual([]);
  });

  test('a browser that fails is logged, and the shopper is told', async () => {
    const dialogs = startAsking();
    await dialogs.refuse('openPasskey', { kind: 'refused', message: 'No passkeys at this address.' });
    expect(dialogs.notices()).toMatchObject([{ kind: 'error' }]);
    expect(dialogs.emitted('failure.logged')).toMatchObject([{ operation: 'openPasskey' }]);
    expect(stageOf(dialogs)).toBe('none');
  });

  test.each(['refused', 'silent'])(
    'a server that is %s leads back to the form, and nothing signed stays',
    async (how) => {
      const dialogs = startAsking();
      await dialogs.respond('openPasskey', { kind: 'signed', passkey: passkeyProof });
      if (how === 'silent') dialogs.pass(requestTimeoutMs);
      else await dialogs.refuse('loginWithPasskey', { kind: 'refused', status: 400, message: 'Not this one.' });
      expect(dialogs.notices()).toMatchObject([{ kind: 'error' }]);
      expect(stageOf(dialogs)).toBe('none');
      expect(dialogs.login().context.passkey).toBeUndefined();
    },
  );
});
