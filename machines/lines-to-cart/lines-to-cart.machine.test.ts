/** @spec R17, R87 */
import { describe, expect, test } from 'vitest';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { requestTimeoutMs } from '../constants.ts';
import { leftOut } from '../shared/added-lines.ts';
import { linesToCartMachine } from './lines-to-cart.machine.ts';
import { selectLinesToCart } from './lines-to-cart.selectors.ts';

const rice = { product_id: 41, packaging_id: 97, name: 'Basmati Rice', unit: '1 kg', quantity: 1 };
const tomatoes = { product_id: 42, packaging_id: 98, name: 'Plum tomatoes', unit: '500 g', quantity: 2 };
const lines = [rice, tomatoes];
const add = { type: 'lines.add', lines } as const;
const complete = { added: 2, refused: [] };
const short = { added: 1, refused: [leftOut(tomatoes, 'Sold out.')] };
const away = { type: 'route.changed' } as const;

const start = (isSignedIn = true) => {
  const flow = startHeld(linesToCartMachine, { isSignedIn }, ['addLines']);
  return {
    ...flow,
    facts: () => selectLinesToCart(flow.snapshot()),
    stage: () => selectLinesToCart(flow.snapshot()).stage,
  };
};
const startAdding = () => {
  const flow = start();
  flow.send(add);
  return flow;
};

describe(linesToCartMachine.id, () => {
  test('lines.add → sends the lines once, and reports what the cart refused', async () => {
    const flow = startAdding();
    flow.send(add);
    expect([flow.stage(), flow.requested('addLines')]).toEqual(['adding', [{ additions: lines }]]);
    expect(flow.snapshot().hasTag('busy')).toBe(true);
    await flow.respond('addLines', short);
    expect(flow.facts()).toEqual({ stage: 'added', report: short, failure: undefined });
    expect(flow.emitted('cart.invalidated')).toHaveLength(1);
    expect(flow.notices()).toEqual([]);
  });

  test('lines.add without lines → sends nothing', () => {
    const flow = start();
    flow.send({ type: 'lines.add', lines: [] });
    expect([flow.stage(), flow.requested()]).toEqual(['idle', []]);
  });

  test.each(['failure', 'timeout'])('a %s → the same lines again are the same requests', async (how) => {
    const flow = startAdding();
    if (how === 'timeout') flow.pass(requestTimeoutMs);
    else await flow.refuse('addLines', { kind: 'network' });
    expect(flow.facts()).toMatchObject({
      stage: 'failed',
      failure: { kind: how === 'timeout' ? 'timeout' : 'network' },
    });
    flow.send({ type: 'lines.add', lines: lines.map((line) => ({ ...line })) });
    expect(flow.facts()).toEqual({ stage: 'adding', report: undefined, failure: undefined });
    const [first, second] = flow.requested('addLines') as { additions: object }[];
    expect(second?.additions).toBe(first?.additions);
  });

  test.each(['added', 'failed'])('%s + lines.add → begins another attempt', async (stage) => {
    const flow = startAdding();
    if (stage === 'added') await flow.respond('addLines', complete);
    else await flow.refuse('addLines', { kind: 'network' });
    flow.send({ type: 'lines.add', lines: [rice] });
    expect(flow.facts()).toEqual({ stage: 'adding', report: undefined, failure: undefined });
    expect(flow.requested('addLines').at(-1)).toEqual({ additions: [rice] });
  });

  test.each(['added', 'failed'])('%s + route.changed → shows nothing any more', async (stage) => {
    const flow = startAdding();
    if (stage === 'added') await flow.respond('addLines', complete);
    else await flow.refuse('addLines', { kind: 'network' });
    flow.send(away);
    expect(flow.facts()).toEqual({ stage: 'idle', report: undefined, failure: undefined });
  });
});

describe('somebody who leaves the page while lines are added', () => {
  test.each([
    [complete, { kind: 'success', text: { key: '{count} products went into your cart.', values: { count: 2 } } }],
    [short, { kind: 'warning', text: { key: 'Not all products went into your cart' } }],
  ])('is told in a toast what came of it', async (report, notice) => {
    const flow = startAdding();
    flow.send(away);
    flow.send(away);
    await flow.respond('addLines', report);
    expect([flow.stage(), flow.notices()]).toEqual(['idle', [notice]]);
    expect(flow.snapshot().context.additions).toEqual([]);
  });

  test.each(['failure', 'timeout'])('is told in a toast of a %s', async (how) => {
    const flow = startAdding();
    flow.send(away);
    if (how === 'timeout') flow.pass(requestTimeoutMs);
    else await flow.refuse('addLines', { kind: 'network' });
    expect([flow.stage(), flow.notices()]).toEqual([
      'idle',
      [{ kind: 'error', text: { key: 'Error adding to cart' } }],
    ]);
    expect(flow.snapshot().context).toMatchObject({ additions: [], failure: undefined });
  });
});

describe('a guest', () => {
  test('lines.add → opens the login, and adds once after it', async () => {
    const flow = start(false);
    flow.send(add);
    flow.send(add);
    expect([flow.stage(), flow.requested()]).toEqual(['signingIn', []]);
    expect(flow.emitted('login.required')).toHaveLength(1);
    flow.send({ type: 'session.started' });
    expect(flow.requested('addLines')).toEqual([{ additions: lines }]);
    await flow.respond('addLines', complete);
    flow.send({ type: 'session.started' });
    expect(flow.requested('addLines')).toHaveLength(1);
  });

  test.each(['login.abandoned', 'route.changed'] as const)('signingIn + %s → adds nothing later', (type) => {
    const flow = start(false);
    flow.send(add);
    flow.send({ type });
    expect(flow.snapshot().context.additions).toEqual([]);
    flow.send({ type: 'session.started' });
    expect([flow.stage(), flow.requested()]).toEqual(['idle', []]);
  });
});

describe('a session that ends', () => {
  test('during the additions by a 401 → logs in again and sends the same lines', async () => {
    const flow = startAdding();
    await flow.refuse('addLines', { kind: 'unauthorised', status: 401 });
    expect([flow.stage(), flow.emitted('login.required').length]).toEqual(['signingIn', 1]);
    flow.send({ type: 'session.ended' });
    flow.send({ type: 'session.started' });
    const [first, second] = flow.requested('addLines') as { additions: object }[];
    expect(second?.additions).toBe(first?.additions);
  });

  test('forgets what was shown, and the next press asks for a login', async () => {
    const flow = startAdding();
    await flow.respond('addLines', complete);
    flow.send({ type: 'session.ended' });
    expect(flow.facts()).toEqual({ stage: 'idle', report: undefined, failure: undefined });
    flow.send(add);
    expect(flow.stage()).toBe('signingIn');
  });
});
