import { describe, expect, test } from 'vitest';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { requestTimeoutMs } from '../constants.ts';
import { passkeysMachine } from './passkeys.machine.ts';
import { selectPasskeys } from './passkeys.selectors.ts';

const ports = ['listPasskeys', 'requestPasskey', 'createPasskey', 'addPasskey', 'removePasskey'];
const options = { challenge: 'Zm9ydHktdHdv' };
const created = { id: 'a2V5', type: 'public-key', response: { clientDataJSON: 'e30' } };
const passkey = (id: number) => ({
  id,
  device: `Browser ${id}`,
  created_at: '2025-03-05T15:07:09.000000Z',
  last_used_at: null,
});

const begin = () => {
  const flow = startHeld(passkeysMachine, undefined, ports);
  return { ...flow, facts: () => selectPasskeys(flow.snapshot()) };
};

const listed = async (...ids: number[]) => {
  const flow = begin();
  await flow.respond('listPasskeys', ids.map(passkey));
  return flow;
};

const asking = async () => {
  const flow = await listed(1);
  flow.send({ type: 'passkey.add' });
  flow.send({ type: 'password.change', password: 'nine green bottles' });
  return flow;
};

const creating = async () => {
  const flow = await asking();
  flow.send({ type: 'password.submit' });
  await flow.respond('requestPasskey', options);
  return flow;
};

/** A flow whose port is pending. */
const pendingAt = {
  listPasskeys: async () => begin(),
  requestPasskey: async () => {
    const flow = await asking();
    flow.send({ type: 'password.submit' });
    return flow;
  },
  addPasskey: async () => {
    const flow = await creating();
    await flow.respond('createPasskey', { kind: 'created', passkey: created });
    return flow;
  },
  removePasskey: async () => {
    const flow = await listed(1);
    flow.send({ type: 'passkey.remove', id: 1 });
    return flow;
  },
};

describe(passkeysMachine.id, () => {
  test('loading + a failure or no response + passkeys.retry → loads again', async () => {
    const flow = begin();
    await flow.refuse('listPasskeys', { kind: 'network' });
    expect(flow.facts()).toMatchObject({ stage: 'failed', failure: { kind: 'network' } });
    expect(flow.emitted('failure.logged')).toHaveLength(1);
    flow.send({ type: 'passkeys.retry' });
    flow.pass(requestTimeoutMs);
    expect(flow.facts()).toMatchObject({ stage: 'failed', failure: { kind: 'timeout' } });
    flow.send({ type: 'passkeys.retry' });
    await flow.respond('listPasskeys', [passkey(1)]);
    expect(flow.facts()).toMatchObject({ stage: 'listing', failure: undefined });
  });

  test('asking + password.submit + creating + saving → adds the passkey and loads the list again', async () => {
    const flow = await asking();
    flow.send({ type: 'password.submit' });
    flow.send({ type: 'password.submit' });
    expect(flow.facts()).toMatchObject({ stage: 'asking', isBusy: true });
    expect(flow.requested('requestPasskey')).toEqual([{ password: 'nine green bottles' }]);

    await flow.respond('requestPasskey', options);
    expect(flow.facts()).toMatchObject({ stage: 'creating', isBusy: false, password: '' });
    expect(flow.requested('createPasskey')).toEqual([{ options }]);
    await flow.respond('createPasskey', { kind: 'created', passkey: created });
    expect(flow.facts()).toMatchObject({ stage: 'creating', isBusy: true });
    expect(flow.requested('addPasskey')).toEqual([{ passkey: created }]);

    await flow.respond('addPasskey', { message: 'Added.' });
    expect(flow.notices()).toEqual([{ kind: 'success', text: { message: 'Added.' } }]);
    await flow.respond('listPasskeys', [passkey(2), passkey(1)]);
    expect(flow.facts().passkeys.map(({ id }) => id)).toEqual([2, 1]);
    expect(flow.snapshot().context).toMatchObject({ options: undefined, created: undefined });
  });

  test('asking + password.submit without a password → sends nothing and marks the field', async () => {
    const flow = await listed();
    flow.send({ type: 'passkey.add' });
    flow.send({ type: 'password.submit' });
    expect(flow.facts()).toMatchObject({ stage: 'asking', error: { key: 'This field is required' } });
    expect(flow.requested('requestPasskey')).toEqual([]);
    flow.send({ type: 'password.change', password: 'n' });
    expect(flow.facts().error).toBeUndefined();
  });

  test('requesting + a wrong password → marks the field; any other refusal stands beside the form', async () => {
    const flow = await asking();
    flow.send({ type: 'password.submit' });
    const fields = { password: 'The current password is wrong.' };
    await flow.refuse('requestPasskey', { kind: 'refused', status: 422, message: 'Wrong.', fields });
    expect(flow.facts()).toMatchObject({
      stage: 'asking',
      password: 'nine green bottles',
      error: { message: 'The current password is wrong.' },
      failure: undefined,
    });
    flow.send({ type: 'password.submit' });
    expect(flow.facts().error).toBeUndefined();
    await flow.refuse('requestPasskey', { kind: 'refused', status: 422, message: 'You have ten.' });
    expect(flow.facts()).toMatchObject({ stage: 'asking', failure: { message: 'You have ten.' } });
    flow.send({ type: 'password.submit' });
    flow.pass(requestTimeoutMs);
    expect(flow.facts()).toMatchObject({ stage: 'asking', isBusy: false, failure: { kind: 'timeout' } });
  });

  test('passkey.cancel → leaves the form or the question, and no password stays', async () => {
    const typed = await asking();
    typed.send({ type: 'passkey.cancel' });
    expect(typed.facts()).toMatchObject({ stage: 'listing', password: '' });

    const open = await creating();
    open.send({ type: 'passkey.cancel' });
    expect(open.facts().stage).toBe('listing');
    await open.respond('createPasskey', { kind: 'created', passkey: created });
    expect(open.requested('addPasskey')).toEqual([]);
  });

  test('creating: declined → the list; known already → a notice; a failure → a notice and a log entry', async () => {
    const declined = await creating();
    await declined.respond('createPasskey', { kind: 'cancelled' });
    expect([declined.facts().stage, declined.notices()]).toEqual(['listing', []]);

    const known = await creating();
    await known.respond('createPasskey', { kind: 'known' });
    expect(known.notices()).toEqual([
      { kind: 'success', text: { key: 'This device already has a passkey for your account' } },
    ]);

    const failed = await creating();
    await failed.refuse('createPasskey', { kind: 'refused', message: 'No passkeys at this address.' });
    expect(failed.facts().stage).toBe('listing');
    expect(failed.notices()).toMatchObject([{ kind: 'error' }]);
    expect(failed.emitted('failure.logged')).toMatchObject([{ operation: 'createPasskey' }]);
  });

  test('saving + a refusal or no response → shows it and loads the list again', async () => {
    for (const isSilent of [true, false]) {
      const flow = await creating();
      await flow.respond('createPasskey', { kind: 'created', passkey: created });
      if (isSilent) flow.pass(requestTimeoutMs);
      else await flow.refuse('addPasskey', { kind: 'refused', status: 422, message: 'Not this one.' });
      expect(flow.facts().stage).toBe('loading');
      expect(flow.notices()).toMatchObject([{ kind: 'error' }]);
    }
  });

  test('listing + passkey.remove → removes that one, once; an unknown one asks nothing', async () => {
    const flow = await listed(1, 2);
    flow.send({ type: 'passkey.remove', id: 9 });
    flow.send({ type: 'passkey.remove', id: 2 });
    flow.send({ type: 'passkey.remove', id: 1 });
    expect([flow.requested('removePasskey'), flow.facts().removingId]).toEqual([[{ id: 2 }], 2]);
    await flow.respond('removePasskey', { message: 'Removed.' });
    expect(flow.facts()).toMatchObject({ stage: 'listing', removingId: undefined, passkeys: [{ id: 1 }] });
    expect(flow.notices()).toEqual([{ kind: 'success', text: { message: 'Removed.' } }]);
  });

  test('removing: not found → it leaves the list silently; a failure or no response → the list is loaded again', async () => {
    const gone = await listed(1, 2);
    gone.send({ type: 'passkey.remove', id: 2 });
    await gone.refuse('removePasskey', { kind: 'notFound', status: 404 });
    expect([gone.facts().passkeys.length, gone.notices()]).toEqual([1, []]);

    const flow = await listed(1, 2);
    flow.send({ type: 'passkey.remove', id: 2 });
    await flow.refuse('removePasskey', { kind: 'refused', status: 422, message: 'Not now.' });
    await flow.respond('listPasskeys', [passkey(1), passkey(2)]);
    flow.send({ type: 'passkey.remove', id: 2 });
    flow.pass(requestTimeoutMs);
    expect([flow.facts().stage, flow.notices().length]).toEqual(['loading', 2]);
  });

  test.each(Object.entries(pendingAt))(
    '%s + a 401 → the session is over, and no password stays',
    async (port, pending) => {
      const flow = await pending();
      await flow.refuse(port, { kind: 'unauthorized', status: 401 });
      expect(flow.emitted('session.refused')).toHaveLength(1);
      expect(flow.snapshot().context.password).toBe('');
    },
  );
});
