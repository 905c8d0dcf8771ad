import { describe, expect, test } from 'vitest';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { requestTimeoutMs } from '../constants.ts';
import { devicesMachine } from './devices.machine.ts';
import { selectDevices } from './devices.selectors.ts';

const place = (id: number, isCurrent = false) => ({
  id,
  device: `Browser ${id}`,
  created_at: '2025-03-05T15:07:09.000000Z',
  last_used_at: '2025-03-06T08:12:40.000000Z',
  is_current: isCurrent,
});

const begin = () => {
  const harness = startHeld(devicesMachine, undefined, ['listSessions', 'endSession']);
  const facts = () => selectDevices(harness.snapshot());
  return { ...harness, facts, ids: () => facts().devices.map(({ id }) => id) };
};

const withThree = async () => {
  const harness = begin();
  await harness.respond('listSessions', [place(1, true), place(2), place(3)]);
  return harness;
};

describe(devicesMachine.id, () => {
  test('loading, failed or silent: devices.retry tries again', async () => {
    const { refuse, send, pass, respond, facts, snapshot, emitted } = begin();
    const failure = () => snapshot().context.failure;
    await refuse('listSessions', { kind: 'network' });
    expect(facts().stage).toBe('failed');
    expect(failure()).toEqual({ kind: 'network' });
    expect(emitted('failure.logged')).toEqual([
      { type: 'failure.logged', operation: 'listSessions', failure: { kind: 'network' } },
    ]);
    send({ type: 'devices.retry' });
    pass(requestTimeoutMs);
    expect(facts().stage).toBe('failed');
    expect(failure()).toMatchObject({ kind: 'timeout' });
    send({ type: 'devices.retry' });
    await respond('listSessions', [place(1, true)]);
    expect(facts().stage).toBe('listing');
  });

  test('listing + place.end: signs out that place, once, and says what the server said', async () => {
    const { send, respond, requested, facts, ids, notices } = await withThree();
    send({ type: 'device.signOut', id: 2 });
    send({ type: 'device.signOut', id: 2 });
    send({ type: 'device.signOut', id: 3 });
    expect([requested('endSession'), facts().endingId]).toEqual([[{ id: 2 }], 2]);
    await respond('endSession', { message: 'Signed out' });
    expect([ids(), facts().endingId]).toEqual([[1, 3], undefined]);
    expect(notices()).toEqual([{ kind: 'success', text: { message: 'Signed out' } }]);
  });

  test('place.end of this place or of none: nothing is asked', async () => {
    const { send, requested } = await withThree();
    send({ type: 'device.signOut', id: 1 });
    send({ type: 'device.signOut', id: 9 });
    expect(requested('endSession')).toEqual([]);
  });

  test('ending, gone already: it leaves the list without a word', async () => {
    const { send, refuse, ids, notices, snapshot } = await withThree();
    send({ type: 'device.signOut', id: 2 });
    await refuse('endSession', { kind: 'notFound' });
    expect([ids(), notices(), snapshot().value]).toEqual([[1, 3], [], 'listing']);
  });

  test('ending, failed or silent: is told, and the list is read again', async () => {
    const { send, refuse, respond, pass, requested, facts, notices } = await withThree();
    send({ type: 'device.signOut', id: 2 });
    await refuse('endSession', { kind: 'refused', message: 'Not now.' });
    expect(facts()).toMatchObject({ stage: 'loading', endingId: undefined });
    await respond('listSessions', [place(1, true), place(2)]);
    send({ type: 'device.signOut', id: 2 });
    pass(requestTimeoutMs);
    expect([facts().stage, requested('listSessions').length]).toEqual(['loading', 3]);
    expect(notices().map(({ text }) => text)).toEqual([{ message: 'Not now.' }, { key: 'An error occurred' }]);
  });

  test.each(['listSessions', 'endSession'])('%s, 401: this session is over, and is said to be', async (port) => {
    const { send, refuse, emitted } = port === 'listSessions' ? begin() : await withThree();
    send({ type: 'device.signOut', id: 2 });
    await refuse(port, { kind: 'unauthorized' });
    expect(emitted('session.refused')).toHaveLength(1);
  });
});
