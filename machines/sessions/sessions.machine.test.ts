import { describe, expect, test } from 'vitest';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { hungCallMs } from '../constants.ts';
import { sessionsMachine } from './sessions.machine.ts';
import { selectSessions } from './sessions.selectors.ts';

const place = (id: number, isCurrent = false) => ({
  id,
  device: `Browser ${id}`,
  created_at: '2025-03-05T15:07:09.000000Z',
  last_used_at: '2025-03-06T08:12:40.000000Z',
  is_current: isCurrent,
});

const begin = () => {
  const rig = startHeld(sessionsMachine, undefined, ['listSessions', 'endSession']);
  const facts = () => selectSessions(rig.snapshot());
  return { ...rig, facts, ids: () => facts().places.map(({ id }) => id) };
};

const withThree = async () => {
  const rig = begin();
  await rig.answer('listSessions', [place(1, true), place(2), place(3)]);
  return rig;
};

describe(sessionsMachine.id, () => {
  test('loading, failed or silent: sessions.reload tries again', async () => {
    const { refuse, send, pass, answer, facts } = begin();
    await refuse('listSessions', { kind: 'network' });
    expect(facts().stage).toBe('failed');
    send({ type: 'sessions.reload' });
    pass(hungCallMs);
    expect(facts().stage).toBe('failed');
    send({ type: 'sessions.reload' });
    await answer('listSessions', [place(1, true)]);
    expect(facts().stage).toBe('listing');
  });

  test('listing + place.end: signs out that place, once, and says what the server said', async () => {
    const { send, answer, asked, facts, ids, notices } = await withThree();
    send({ type: 'place.end', id: 2 });
    send({ type: 'place.end', id: 2 });
    send({ type: 'place.end', id: 3 });
    expect([asked('endSession'), facts().endingId]).toEqual([[{ id: 2 }], 2]);
    await answer('endSession', { message: 'Signed out' });
    expect([ids(), facts().endingId]).toEqual([[1, 3], undefined]);
    expect(notices()).toEqual([{ kind: 'success', text: { message: 'Signed out' } }]);
  });

  test('place.end of this place or of none: nothing is asked', async () => {
    const { send, asked } = await withThree();
    send({ type: 'place.end', id: 1 });
    send({ type: 'place.end', id: 9 });
    expect(asked('endSession')).toEqual([]);
  });

  test('ending, gone already: it leaves the list without a word', async () => {
    const { send, refuse, ids, notices } = await withThree();
    send({ type: 'place.end', id: 2 });
    await refuse('endSession', { kind: 'notFound' });
    expect([ids(), notices()]).toEqual([[1, 3], []]);
  });

  test('ending, failed or silent: is told, and the list is read again', async () => {
    const { send, refuse, answer, pass, asked, facts, notices } = await withThree();
    send({ type: 'place.end', id: 2 });
    await refuse('endSession', { kind: 'refused', message: 'Not now.' });
    await answer('listSessions', [place(1, true), place(2)]);
    send({ type: 'place.end', id: 2 });
    pass(hungCallMs);
    expect([facts().stage, asked('listSessions').length]).toEqual(['loading', 3]);
    expect(notices().map(({ text }) => text)).toEqual([{ message: 'Not now.' }, { key: 'An error occurred' }]);
  });

  test.each(['listSessions', 'endSession'])('%s, 401: this session is over, and is said to be', async (port) => {
    const { send, refuse, emitted } = port === 'listSessions' ? begin() : await withThree();
    send({ type: 'place.end', id: 2 });
    await refuse(port, { kind: 'unauthorised' });
    expect(emitted('session.refused')).toHaveLength(1);
  });
});
