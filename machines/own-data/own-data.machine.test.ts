import { describe, expect, test } from 'vitest';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { requestTimeoutMs } from '../constants.ts';
import { ownDataMachine } from './own-data.machine.ts';
import { selectOwnData } from './own-data.selectors.ts';

const begin = () => {
  const harness = startHeld(ownDataMachine, undefined, ['exportAccount', 'eraseAccount']);
  return { ...harness, facts: () => selectOwnData(harness.snapshot()) };
};

const confirm = (password = 'nine green bottles') => {
  const harness = begin();
  harness.send({ type: 'erasure.open' });
  harness.send({ type: 'password.change', password });
  harness.send({ type: 'erasure.confirm' });
  return harness;
};

const unauthorized = { kind: 'unauthorized', status: 401 } as const;

describe(ownDataMachine.id, () => {
  test('idle + data.export saves one copy and says so', async () => {
    const { send, requested, respond, facts, notices } = begin();
    send({ type: 'data.export' });
    send({ type: 'data.export' });
    expect([requested('exportAccount').length, facts().stage]).toEqual([1, 'exporting']);
    await respond('exportAccount', undefined);
    expect(facts().stage).toBe('idle');
    expect(notices()).toEqual([{ kind: 'success', text: { key: 'Your data was saved as a file' } }]);
  });

  test('exporting, refused or silent, says so and can be tried again', async () => {
    const { send, refuse, pass, facts, notices } = begin();
    send({ type: 'data.export' });
    await refuse('exportAccount', { kind: 'refused', message: 'Not now.' });
    expect(facts().stage).toBe('idle');
    send({ type: 'data.export' });
    pass(requestTimeoutMs);
    expect(facts().stage).toBe('idle');
    expect(notices()).toEqual([
      { kind: 'error', text: { message: 'Not now.' } },
      { kind: 'error', text: { key: 'An error occurred' } },
    ]);
  });

  test('exporting without a session ends it', async () => {
    const { send, refuse, emitted } = begin();
    send({ type: 'data.export' });
    await refuse('exportAccount', unauthorized);
    expect(emitted('session.refused')).toHaveLength(1);
  });

  test('asking + erasure.confirm without a password asks for it and sends nothing', () => {
    const { facts, requested, send } = confirm('');
    expect(facts()).toMatchObject({ stage: 'asking', error: { key: 'This field is required' } });
    expect(requested('eraseAccount')).toEqual([]);
    send({ type: 'password.change', password: 'n' });
    expect(facts().error).toBeUndefined();
  });

  test('asking + erasure.cancel forgets what was typed', () => {
    const { send, facts } = begin();
    send({ type: 'erasure.open' });
    send({ type: 'password.change', password: 'nine green bottles' });
    send({ type: 'erasure.cancel' });
    expect(facts()).toEqual({ stage: 'idle', password: '', error: undefined, failure: undefined });
  });

  test('erasing, done: says so, leads home, ends the session and forgets the password', async () => {
    const { requested, respond, facts, notices, emitted } = confirm();
    expect(requested('eraseAccount')).toEqual([{ password: 'nine green bottles' }]);
    await respond('eraseAccount', { message: 'Deleted.' });
    expect(notices()).toEqual([{ kind: 'success', text: { message: 'Deleted.' } }]);
    expect(emitted('navigation.requested')).toMatchObject([{ to: 'home' }]);
    expect([emitted('account.erased').length, emitted('session.refused')]).toEqual([1, []]);
    expect(facts().password).toBe('');
  });

  test('erasing, refused: a wrong password is shown at the field, anything else beside the button', async () => {
    const { refuse, facts, send } = confirm();
    await refuse('eraseAccount', { kind: 'refused', status: 422, fields: { password: 'It is wrong.' } });
    expect(facts()).toMatchObject({ stage: 'asking', error: { message: 'It is wrong.' }, failure: undefined });
    send({ type: 'erasure.confirm' });
    await refuse('eraseAccount', { kind: 'refused', status: 422, message: 'An order is on its way.' });
    expect(facts()).toMatchObject({ stage: 'asking', failure: { message: 'An order is on its way.' } });
    expect(facts().password).toBe('nine green bottles');
  });

  test('erasing, silent: the form opens again', () => {
    const { pass, facts } = confirm();
    pass(requestTimeoutMs);
    expect(facts()).toMatchObject({ stage: 'asking', failure: { kind: 'timeout' } });
  });

  test('erasing without a session ends it', async () => {
    const { refuse, emitted, facts } = confirm();
    await refuse('eraseAccount', unauthorized);
    expect(emitted('session.refused')).toHaveLength(1);
    expect(facts().password).toBe('');
  });

  test('asking + erasure.confirm after a failure clears it', () => {
    const { pass, facts, send } = confirm();
    pass(requestTimeoutMs);
    send({ type: 'erasure.confirm' });
    expect(facts()).toMatchObject({ stage: 'erasing', failure: undefined });
  });
});
