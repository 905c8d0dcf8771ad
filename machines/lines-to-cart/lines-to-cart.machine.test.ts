/** @spec R17, R86, R87 */
import { describe, expect, test } from 'vitest';
import {
  addBoth,
  attemptsOf,
  complete,
  riceLine,
  short,
  startAdding,
  startLines,
  tomatoLine,
} from '#tests/support/charts/start-lines.ts';
import { requestTimeoutMs } from '../constants.ts';
import { linesToCartMachine } from './lines-to-cart.machine.ts';
import { factsOfLines, noLinesFacts } from './lines-to-cart.selectors.ts';

const lines = [riceLine, tomatoLine];
const away = { type: 'route.changed' } as const;

describe(linesToCartMachine.id, () => {
  test('lines.add → sends the lines once, and reports what the cart refused', async () => {
    const flow = startAdding();
    flow.send(addBoth);
    expect([flow.stage(), flow.requested('addLines')]).toEqual(['adding', [{ additions: lines }]]);
    expect(flow.snapshot().hasTag('busy')).toBe(true);
    await flow.respond('addLines', short);
    expect(flow.facts()).toMatchObject({ stage: 'added', report: short, failure: undefined });
    expect(flow.emitted('cart.invalidated')).toHaveLength(1);
    expect(flow.notices()).toEqual([]);
  });

  test('lines.add without lines → sends nothing', () => {
    const flow = startLines();
    flow.send({ type: 'lines.add', lines: [] });
    expect([flow.stage(), flow.requested()]).toEqual(['idle', []]);
  });

  test.each(['added', 'failed'])(
    '%s + lines.add without lines → sends nothing, and the outcome stays',
    async (stage) => {
      const flow = startAdding();
      if (stage === 'added') await flow.respond('addLines', complete);
      else await flow.refuse('addLines', { kind: 'network' });
      flow.send({ type: 'lines.add', lines: [] });
      expect([flow.stage(), flow.requested().length]).toEqual([stage, 1]);
    },
  );

  test.each(['failure', 'timeout'])('a %s → the same lines again are the same requests', async (how) => {
    const flow = startAdding();
    if (how === 'timeout') flow.pass(requestTimeoutMs);
    else await flow.refuse('addLines', { kind: 'network' });
    expect(flow.facts()).toMatchObject({
      stage: 'failed',
      failure: { kind: how === 'timeout' ? 'timeout' : 'network' },
    });
    flow.send({ type: 'lines.add', lines: lines.map((line) => ({ ...line })) });
    expect(flow.facts()).toMatchObject({ stage: 'adding', report: undefined, failure: undefined });
    const [first, second] = attemptsOf(flow);
    expect(second).toBe(first);
  });

  test.each(['added', 'failed'])('%s + lines.add → begins another attempt', async (stage) => {
    const flow = startAdding();
    if (stage === 'added') await flow.respond('addLines', complete);
    else await flow.refuse('addLines', { kind: 'network' });
    flow.send({ type: 'lines.add', lines: [riceLine] });
    expect(flow.facts()).toMatchObject({ stage: 'adding', report: undefined, failure: undefined });
    expect(flow.requested('addLines').at(-1)).toEqual({ additions: [riceLine] });
  });

  test('added + lines.add of the same lines → is another attempt, without the last report', async () => {
    const flow = startAdding();
    await flow.respond('addLines', short);
    flow.send(addBoth);
    expect(flow.facts()).toMatchObject({ stage: 'adding', report: undefined, failure: undefined });
    const [first, second] = attemptsOf(flow);
    expect(second).toEqual(first);
    expect(flow.snapshot().context.additions).toBe(second);
  });

  test.each(['added', 'failed'])('%s + route.changed → shows nothing any more', async (stage) => {
    const flow = startAdding();
    if (stage === 'added') await flow.respond('addLines', complete);
    else await flow.refuse('addLines', { kind: 'network' });
    flow.send(away);
    expect(flow.snapshot().context.additions).toEqual([]);
    expect(flow.facts()).toEqual(noLinesFacts);
  });
});

describe('what the page shows of an attempt', () => {
  test('is gone once the page shows other lines, and comes back with them', async () => {
    const flow = startAdding();
    expect(factsOfLines(flow.facts(), [riceLine]).stage).toBe('adding');
    await flow.respond('addLines', short);
    expect(factsOfLines(flow.facts(), [riceLine])).toEqual(noLinesFacts);
    expect(factsOfLines(flow.facts(), [riceLine, { ...tomatoLine }])).toMatchObject({ stage: 'added', report: short });
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

describe('a 401 after the shopper has left the page', () => {
  test('opens the login there', async () => {
    const flow = startAdding();
    flow.send(away);
    await flow.refuse('addLines', { kind: 'unauthorized', status: 401 });
    expect([flow.stage(), flow.emitted('login.required').length]).toEqual(['signingIn', 1]);
  });
});

describe('a guest', () => {
  test('lines.add → opens the login, and adds once after it', async () => {
    const flow = startLines(false);
    flow.send(addBoth);
    flow.send(addBoth);
    expect([flow.stage(), flow.requested()]).toEqual(['signingIn', []]);
    expect(flow.emitted('login.required')).toHaveLength(1);
    flow.send({ type: 'session.started' });
    expect(flow.requested('addLines')).toEqual([{ additions: lines }]);
    await flow.respond('addLines', complete);
    flow.send({ type: 'session.started' });
    expect(flow.requested('addLines')).toHaveLength(1);
  });

  test.each(['login.abandoned', 'route.changed'] as const)('signingIn + %s → adds nothing later', (type) => {
    const flow = startLines(false);
    flow.send(addBoth);
    flow.send({ type });
    expect(flow.snapshot().context.additions).toEqual([]);
    flow.send({ type: 'session.started' });
    expect([flow.stage(), flow.requested()]).toEqual(['idle', []]);
  });
});

describe('a session that begins', () => {
  test('lets a member add at once', () => {
    const flow = startLines(false);
    flow.send({ type: 'session.started' });
    flow.send(addBoth);
    expect([flow.stage(), flow.requested().length]).toEqual(['adding', 1]);
  });
});

describe('a session that ends', () => {
  test('during the additions by a 401 → logs in again and sends the same lines', async () => {
    const flow = startAdding();
    await flow.refuse('addLines', { kind: 'unauthorized', status: 401 });
    expect([flow.stage(), flow.emitted('login.required').length]).toEqual(['signingIn', 1]);
    flow.send({ type: 'session.ended' });
    flow.send({ type: 'session.started' });
    const [first, second] = attemptsOf(flow);
    expect(second).toBe(first);
  });

  test('forgets what was shown, and the next press asks for a login', async () => {
    const flow = startAdding();
    await flow.respond('addLines', complete);
    flow.send({ type: 'session.ended' });
    expect(flow.facts()).toEqual(noLinesFacts);
    flow.send(addBoth);
    expect(flow.stage()).toBe('signingIn');
  });
});
