/** @spec R17, R87 */
import { describe, expect, test } from 'vitest';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { requestTimeoutMs } from '../constants.ts';
import { listPickerMachine } from './list-picker.machine.ts';
import { selectListPicker } from './list-picker.selectors.ts';
import { selectIsPicking } from './list-picker.summary.ts';

const items = [{ product_id: 41, packaging_id: 97, quantity: 2 }];
const open = { type: 'picker.open', items } as const;
const lists = [{ id: 3, name: 'Party', total: 2, link: null, updated_at: '' }];
const unauthorized = { kind: 'unauthorized', status: 401 } as const;

const start = (isSignedIn = true) => {
  const flow = startHeld(listPickerMachine, { isSignedIn }, ['listLists', 'save']);
  const facts = () => selectListPicker(flow.snapshot());
  return { ...flow, facts, stage: () => facts().stage };
};
const startChoosing = async () => {
  const flow = start();
  flow.send(open);
  await flow.respond('listLists', lists);
  return flow;
};
const closed = {
  ...{ stage: 'closed', items: [], lists: [], listId: undefined },
  ...{ name: '', error: undefined, failure: undefined },
};
const typed = async (name: string) => {
  const flow = await startChoosing();
  flow.send({ type: 'name.change', name });
  flow.send({ type: 'name.submit' });
  return flow;
};

describe(listPickerMachine.id, () => {
  test('picker.open → loads the lists and shows them', async () => {
    const flow = start();
    expect(selectIsPicking(flow.snapshot())).toBe(false);
    flow.send(open);
    expect([flow.stage(), selectIsPicking(flow.snapshot())]).toEqual(['loading', true]);
    await flow.respond('listLists', lists);
    expect(flow.facts()).toMatchObject({ stage: 'choosing', items, lists });
  });

  test('picker.open without products → stays closed', () => {
    const flow = start();
    flow.send({ type: 'picker.open', items: [] });
    expect([flow.facts(), flow.requested()]).toEqual([closed, []]);
  });

  test('list.choose → puts the products into that list once, and says so', async () => {
    const flow = await startChoosing();
    flow.send({ type: 'list.choose', id: 3 });
    flow.send({ type: 'list.choose', id: 3 });
    expect([flow.stage(), flow.facts().listId, flow.snapshot().hasTag('busy')]).toEqual(['saving', 3, true]);
    expect(flow.requested('save')).toEqual([
      { id: 3, name: '', items, idempotencyKey: expect.stringMatching(/^[\w-]{36}$/) },
    ]);
    await flow.respond('save', { message: 'Added.' });
    expect(flow.facts()).toEqual(closed);
    expect(flow.emitted('lists.changed')).toHaveLength(1);
    expect(flow.notices()).toEqual([{ kind: 'success', text: { message: 'Added.' } }]);
  });

  test('name.submit → makes a new list of the products', async () => {
    const flow = await typed(' Feast ');
    expect(flow.requested('save')).toMatchObject([{ id: undefined, name: 'Feast', items }]);
    await flow.respond('save', {});
    expect(flow.notices()).toEqual([{ kind: 'success', text: { key: 'Added to your list' } }]);
  });

  test('name.submit without a name → asks for one; typing takes the error away', async () => {
    const flow = await typed('  ');
    expect(flow.facts()).toMatchObject({ stage: 'choosing', error: { key: 'This field is required' } });
    flow.send({ type: 'name.change', name: 'F' });
    expect(flow.facts().error).toBeUndefined();
    expect(flow.requested('save')).toEqual([]);
  });

  test('a refused name → is shown at its field and stays', async () => {
    const flow = await typed('Feast');
    await flow.refuse('save', { kind: 'refused', fields: { name: 'Taken.' } });
    expect(flow.facts()).toMatchObject({
      ...{ stage: 'choosing', name: 'Feast' },
      ...{ error: { message: 'Taken.' }, failure: undefined },
    });
    flow.send({ type: 'list.choose', id: 3 });
    expect(flow.facts().error).toBeUndefined();
  });

  test('a list that refuses the products → is told above the choice', async () => {
    const flow = await startChoosing();
    flow.send({ type: 'list.choose', id: 3 });
    await flow.refuse('save', { kind: 'refused', message: 'Full.', fields: { name: 'Full.' } });
    expect(flow.facts()).toMatchObject({ stage: 'choosing', error: undefined, failure: { message: 'Full.' } });
  });

  const keysOf = ({ requested }: Pick<Awaited<ReturnType<typeof typed>>, 'requested'>) =>
    requested('save').map((sent) => (sent as { idempotencyKey: string }).idempotencyKey);

  test('saving without a response → the same choice again is the same request', async () => {
    const flow = await typed('Feast');
    flow.pass(requestTimeoutMs);
    expect(flow.facts()).toMatchObject({ stage: 'choosing', name: 'Feast', failure: { kind: 'timeout' } });
    flow.send({ type: 'name.submit' });
    expect(flow.facts()).toMatchObject({ stage: 'saving', failure: undefined });
    flow.pass(requestTimeoutMs);
    flow.send({ type: 'list.choose', id: 3 });
    flow.pass(requestTimeoutMs);
    flow.send({ type: 'list.choose', id: 3 });
    const [first, second, third, fourth] = keysOf(flow);
    expect([second, fourth]).toEqual([first, third]);
    expect(third).not.toBe(first);
  });

  test('saving without a response + another name or list → is another request', async () => {
    const flow = await typed('Feast');
    flow.pass(requestTimeoutMs);
    flow.send({ type: 'name.change', name: 'Party' });
    flow.send({ type: 'name.submit' });
    flow.pass(requestTimeoutMs);
    flow.send({ type: 'list.choose', id: 3 });
    flow.pass(requestTimeoutMs);
    flow.send({ type: 'list.choose', id: 4 });
    expect(new Set(keysOf(flow)).size).toBe(4);
  });

  test.each(['failure', 'timeout'])('lists that cannot be loaded by a %s → can be asked for again', async (how) => {
    const flow = start();
    flow.send(open);
    if (how === 'timeout') flow.pass(requestTimeoutMs);
    else await flow.refuse('listLists', { kind: 'network' });
    expect(flow.facts()).toMatchObject({
      stage: 'failed',
      failure: { kind: how === 'timeout' ? 'timeout' : 'network' },
    });
    flow.send({ type: 'picker.retry' });
    expect(flow.facts()).toMatchObject({ stage: 'loading', failure: undefined, items });
  });

  test.each(['picker.close', 'route.changed'] as const)('%s → closes it, but not while it saves', async (type) => {
    const loading = start();
    loading.send(open);
    loading.send({ type });
    expect(loading.facts()).toEqual(closed);

    const failed = start();
    failed.send(open);
    await failed.refuse('listLists', { kind: 'network' });
    failed.send({ type });
    expect(failed.facts()).toEqual(closed);

    const flow = await typed('Feast');
    flow.send({ type });
    expect(flow.stage()).toBe('saving');
    await flow.refuse('save', { kind: 'network' });
    flow.send({ type });
    expect(flow.facts()).toEqual(closed);
  });
});

describe('a guest', () => {
  test('logs in first, and the dialog opens afterwards', () => {
    const flow = start(false);
    flow.send(open);
    expect([flow.stage(), selectIsPicking(flow.snapshot()), flow.requested()]).toEqual(['signingIn', false, []]);
    expect(flow.emitted('login.required')).toHaveLength(1);
    flow.send({ type: 'session.started' });
    expect(flow.facts()).toMatchObject({ stage: 'loading', items });
  });

  test.each(['login.abandoned', 'route.changed', 'picker.close'] as const)(
    'signingIn + %s → opens nothing later',
    (type) => {
      const flow = start(false);
      flow.send(open);
      flow.send({ type });
      flow.send({ type: 'session.started' });
      expect([flow.facts(), flow.requested()]).toEqual([closed, []]);
    },
  );
});

describe('a session that ends', () => {
  test.each(['listLists', 'save'] as const)(
    'by a 401 of %s → logs in again and goes on with the products',
    async (port) => {
      const flow = port === 'save' ? await typed('Feast') : start();
      if (port === 'listLists') flow.send(open);
      await flow.refuse(port, unauthorized);
      flow.send({ type: 'session.ended' });
      expect([flow.stage(), flow.emitted('login.required').length]).toEqual(['signingIn', 1]);
      flow.send({ type: 'session.started' });
      expect(flow.facts()).toMatchObject({ stage: 'loading', items });
    },
  );

  test('closes the dialog, and the next one asks for a login', async () => {
    const flow = await startChoosing();
    flow.send({ type: 'session.ended' });
    expect(flow.facts()).toEqual(closed);
    flow.send(open);
    expect(flow.stage()).toBe('signingIn');
  });
});
