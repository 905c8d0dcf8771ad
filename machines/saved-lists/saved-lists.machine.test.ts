/** @spec R87, R88 */
import { describe, expect, test } from 'vitest';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { requestTimeoutMs } from '../constants.ts';
import { savedListsMachine } from './saved-lists.machine.ts';
import { selectQuantity, selectSavedLists } from './saved-lists.selectors.ts';

const party = { id: 3, name: 'Party' };
const untouched = { listId: undefined, lineId: undefined, name: '', error: undefined, failure: undefined };
const resting = { ...untouched, stage: 'idle', isBusy: false };
const unauthorized = { kind: 'unauthorized', status: 401 } as const;

const start = () => {
  const flow = startHeld(savedListsMachine, undefined, ['saveName', 'removeList', 'setQuantity', 'shareList']);
  return { ...flow, facts: () => selectSavedLists(flow.snapshot()) };
};

const startNaming = (name = ' Weekly ') => {
  const flow = start();
  flow.send({ type: 'list.new' });
  flow.send({ type: 'name.change', name });
  flow.send({ type: 'name.submit' });
  return flow;
};

describe('a new list', () => {
  test('is sent once with a key, and its page opens', async () => {
    const flow = startNaming();
    flow.send({ type: 'name.submit' });
    expect(flow.facts()).toMatchObject({ stage: 'naming', isBusy: true });
    expect(flow.requested('saveName')).toEqual([
      { id: undefined, name: 'Weekly', idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ]);
    await flow.respond('saveName', { list: { id: 9 } });
    expect(flow.facts()).toEqual(resting);
    expect(flow.emitted('lists.changed')).toHaveLength(1);
    expect(flow.emitted('navigation.requested')).toEqual([{ type: 'navigation.requested', to: 'savedList', id: 9 }]);
  });

  test('of a back end that does not echo it leads to the lists', async () => {
    const flow = startNaming();
    await flow.respond('saveName', { message: 'Saved' });
    expect(flow.emitted('navigation.requested')).toEqual([{ type: 'navigation.requested', to: 'savedLists' }]);
  });

  test('without a name is not sent; typing takes the error away', () => {
    const flow = startNaming('   ');
    expect(flow.facts()).toMatchObject({ stage: 'naming', error: { key: 'This field is required' } });
    expect(flow.requested()).toEqual([]);
    flow.send({ type: 'name.change', name: 'P' });
    expect(flow.facts()).toMatchObject({ name: 'P', error: undefined });
    flow.send({ type: 'name.cancel' });
    expect(flow.facts()).toEqual(resting);
  });

  test('with a refused name stays with what was typed, and is another request afterwards', async () => {
    const flow = startNaming();
    await flow.refuse('saveName', { kind: 'refused', fields: { name: 'Taken.' } });
    expect(flow.facts()).toMatchObject({ stage: 'naming', name: ' Weekly ', error: { message: 'Taken.' } });
    flow.send({ type: 'name.change', name: 'Weekly 2' });
    flow.send({ type: 'name.submit' });
    const keys = flow.requested('saveName').map((sent) => (sent as { idempotencyKey: string }).idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  test.each(['failure', 'timeout'])('after a %s is sent again as the same request', async (how) => {
    const flow = startNaming();
    if (how === 'timeout') flow.pass(requestTimeoutMs);
    else await flow.refuse('saveName', { kind: 'network' });
    expect(flow.facts()).toMatchObject({
      stage: 'naming',
      failure: { kind: how === 'timeout' ? 'timeout' : 'network' },
    });
    flow.send({ type: 'name.submit' });
    expect(flow.facts().failure).toBeUndefined();
    const [first, second] = flow.requested('saveName');
    expect(second).toEqual(first);
  });
});

test('list.rename → the name is there to change, and the change is told', async () => {
  const flow = start();
  flow.send({ type: 'list.rename', list: party });
  expect(flow.facts()).toMatchObject({ stage: 'naming', listId: 3, name: 'Party' });
  flow.send({ type: 'name.change', name: 'Feast' });
  flow.send({ type: 'name.submit' });
  expect(flow.requested('saveName')).toMatchObject([{ id: 3, name: 'Feast' }]);
  await flow.respond('saveName', {});
  expect(flow.facts()).toEqual(resting);
  expect(flow.notices()).toEqual([{ kind: 'success', text: { key: 'The list was saved' } }]);
  expect(flow.emitted('navigation.requested')).toEqual([]);
});

describe('the removal of a list', () => {
  test('waits for its confirmation, and leads to the lists', async () => {
    const flow = start();
    flow.send({ type: 'removal.request', list: party });
    expect([flow.facts().stage, flow.requested()]).toEqual(['asking', []]);
    flow.send({ type: 'removal.confirm' });
    flow.send({ type: 'removal.confirm' });
    expect(flow.requested('removeList')).toEqual([{ id: 3 }]);
    await flow.respond('removeList', {});
    expect(flow.facts()).toEqual(resting);
    expect(flow.notices()).toEqual([{ kind: 'success', text: { key: 'The list was deleted' } }]);
    expect(flow.emitted('lists.changed')).toHaveLength(1);
    expect(flow.emitted('navigation.requested')).toEqual([
      { type: 'navigation.requested', to: 'savedLists', replace: true },
    ]);
  });

  test('can be taken back before it is confirmed', () => {
    const flow = start();
    flow.send({ type: 'removal.request', list: party });
    flow.send({ type: 'removal.cancel' });
    expect([flow.facts(), flow.requested()]).toEqual([resting, []]);
  });
});

const changes = [
  [
    'quantity.set',
    { type: 'quantity.set', id: 3, line: 12, quantity: 4, from: 3 },
    'setQuantity',
    { id: 3, line: 12, quantity: 4 },
  ],
  ['link.make', { type: 'link.make', list: party }, 'shareList', { id: 3, is_shared: true }],
  ['link.end', { type: 'link.end', list: party }, 'shareList', { id: 3, is_shared: false }],
] as const;

describe.each(changes)('%s', (_, event, port, request) => {
  const startChange = () => {
    const flow = start();
    flow.send(event);
    return flow;
  };

  test('is sent once, and the list is loaded again', async () => {
    const flow = startChange();
    flow.send(event);
    expect(flow.facts()).toMatchObject({ stage: 'changing', isBusy: true, listId: 3 });
    expect(flow.facts().lineId).toBe(port === 'setQuantity' ? 12 : undefined);
    expect(flow.requested(port)).toEqual([request]);
    await flow.respond(port, {});
    expect(flow.facts()).toEqual(resting);
    expect([flow.emitted('lists.changed').length, flow.notices()]).toEqual([1, []]);
  });

  test.each(['refused', 'silent'])('is told where the server is %s, and the list is loaded again', async (how) => {
    const flow = startChange();
    if (how === 'silent') flow.pass(requestTimeoutMs);
    else await flow.refuse(port, { kind: 'refused', message: 'Not now.' });
    expect(flow.facts()).toEqual(resting);
    expect(flow.notices()).toMatchObject([{ kind: 'error' }]);
    expect(flow.emitted('lists.changed')).toHaveLength(1);
  });
});

describe('quantities that are set while one is on its way', () => {
  const set = (line: number, quantity: number, from = 1) =>
    ({ type: 'quantity.set', id: 3, line, quantity, from }) as const;
  const startThree = () => {
    const flow = start();
    for (const event of [set(12, 2), set(14, 5), set(12, 3), set(12, 4)]) flow.send(event);
    return { ...flow, shown: (id: number, quantity = 1) => selectQuantity(flow.snapshot(), { id, quantity }) };
  };

  test('are sent one after the other, the newest of each line, before the list is loaded again', async () => {
    const flow = startThree();
    expect([flow.requested('setQuantity'), flow.facts().lineId]).toEqual([[{ id: 3, line: 12, quantity: 2 }], 12]);
    await flow.respond('setQuantity', {});
    expect([flow.facts().lineId, flow.emitted('lists.changed')]).toEqual([14, []]);
    await flow.respond('setQuantity', {}, 1);
    await flow.respond('setQuantity', {}, 2);
    expect(flow.requested('setQuantity').slice(1)).toEqual([
      { id: 3, line: 14, quantity: 5 },
      { id: 3, line: 12, quantity: 4 },
    ]);
    expect([flow.facts(), flow.emitted('lists.changed').length]).toEqual([resting, 1]);
  });

  test('are in sight until the list has been read again', async () => {
    const flow = startThree();
    expect([flow.shown(12), flow.shown(14), flow.shown(16)]).toEqual([4, 5, 1]);
    for (const at of [0, 1, 2]) await flow.respond('setQuantity', {}, at);
    expect([flow.shown(12), flow.shown(12, 4), flow.shown(12, 7)]).toEqual([4, 4, 7]);
  });

  test('are given up with the first that is refused', async () => {
    const flow = startThree();
    await flow.refuse('setQuantity', { kind: 'refused', message: 'Not now.' });
    expect([flow.facts(), flow.shown(12), flow.requested('setQuantity').length]).toEqual([resting, 1, 1]);
    expect([flow.notices().length, flow.emitted('lists.changed').length]).toEqual([1, 1]);
  });
});

test.each(['removeList', 'setQuantity', 'shareList'] as const)('a 401 of %s ends the session', async (port) => {
  const flow = start();
  if (port === 'removeList') {
    flow.send({ type: 'removal.request', list: party });
    flow.send({ type: 'removal.confirm' });
  }
  if (port === 'setQuantity') flow.send(changes[0][1]);
  if (port === 'shareList') flow.send(changes[1][1]);
  await flow.refuse(port, unauthorized);
  expect(flow.facts()).toEqual(resting);
  expect(flow.emitted('session.refused')).toHaveLength(1);
  expect(flow.notices()).toEqual([]);
});

test('a 401 of saveName requires a login and keeps the name', async () => {
  const flow = startNaming();
  await flow.refuse('saveName', unauthorized);
  expect(flow.facts()).toMatchObject({ stage: 'naming', name: ' Weekly ', isBusy: false });
  expect([flow.emitted('login.required').length, flow.emitted('session.refused').length]).toEqual([1, 0]);
});

test.each(['refused', 'silent'])('a removal is told where the server is %s', async (how) => {
  const flow = start();
  flow.send({ type: 'removal.request', list: party });
  flow.send({ type: 'removal.confirm' });
  if (how === 'silent') flow.pass(requestTimeoutMs);
  else await flow.refuse('removeList', { kind: 'notFound', status: 404 });
  expect(flow.facts()).toEqual(resting);
  expect(flow.notices()).toMatchObject([{ kind: 'error' }]);
  expect([flow.emitted('lists.changed').length, flow.emitted('navigation.requested')]).toEqual([1, []]);
});
