/** What becomes of a page whose session the server has ended. */
import { describe, expect, test } from 'vitest';
import { type AnyActorLogic, type AnyEventObject, fromCallback, setup } from 'xstate';
import { openShop, startRoot } from '#tests/support/charts/scribed-root.ts';
import type { LazyFlowName } from '../registry.ts';
import { selectHeldPath } from './storefront.selectors.ts';

const logIn = (id: number, origin = 'here') =>
  ({ type: 'session.started', user: { id, name: 'Sam' }, token: 't', origin }) as const;
const refused = { type: 'session.ended', reason: 'refused' } as const;
const abandoned = { type: 'login.abandoned' } as const;
const flows: LazyFlowName[] = ['smartOrder', 'ticketForm', 'checkout'];

const enter = (path: string, pageFlows: LazyFlowName[], isPrivate: boolean): AnyEventObject[] => [
  { type: 'route.changed', page: path.slice(1), path },
  { type: 'page.entered', flows: pageFlows, isPrivate },
];

/** A page whose flows say when they start and stop. */
const open = (isPrivate = true, more: Record<string, AnyActorLogic> = {}) => {
  const started: string[] = [];
  const stopped: string[] = [];
  const counted = (name: string): [string, AnyActorLogic] => [
    name,
    fromCallback(() => {
      started.push(name);
      return () => void stopped.push(name);
    }),
  ];
  const root = startRoot(openShop, { flows: { ...Object.fromEntries(flows.map(counted)), ...more } });
  root.send(logIn(7, 'restored'));
  const go = (path: string, pageFlows: LazyFlowName[]) => {
    for (const event of enter(path, pageFlows, isPrivate)) root.send(event);
  };
  go('/smart-order', flows);
  started.length = 0;
  root.heard.length = 0;
  return {
    ...root,
    go,
    started,
    stopped,
    heldPath: () => selectHeldPath(root.actor.getSnapshot()),
    timesHeard: (line: string) => root.heard.filter((each) => each === line).length,
  };
};

describe('a page on which a press has found the session over', () => {
  const hold = (reason = 'refused', isPrivate = true) => {
    const shop = open(isPrivate);
    shop.send({ type: 'login.required' });
    shop.send({ type: 'session.ended', reason });
    return shop;
  };

  test('is held with its flows until its shopper has logged in again', () => {
    const { heldPath, send, stopped } = hold();
    expect([heldPath(), stopped]).toEqual(['/smart-order', []]);
    send(logIn(7));
    expect([heldPath(), stopped]).toEqual([undefined, []]);
  });

  test.each([
    ['somebody else logs in', 8, 'refused'],
    ['somebody logs in after a log-out', 7, 'signedOut'],
  ])('starts its flows anew when %s', async (_when, id, reason) => {
    const { heldPath, send, started, stopped } = hold(reason);
    send(logIn(id));
    expect([heldPath(), stopped]).toEqual([undefined, ['smartOrder', 'ticketForm']]);
    expect(started).toEqual(['smartOrder', 'ticketForm']);
  });

  test('is held on when the login is closed, and what waits for the login goes on waiting', () => {
    const { heldPath, send, stopped, timesHeard } = hold();
    send(abandoned);
    expect([heldPath(), stopped, timesHeard('cart: login.abandoned')]).toEqual(['/smart-order', [], 0]);
    send(logIn(7));
    expect([heldPath(), stopped]).toEqual([undefined, []]);
  });

  test('is held on when the login could not be had', () => {
    const { heldPath, send } = hold();
    send({ type: 'flow.failed', flow: 'dialogs', failure: { kind: 'network' } });
    expect(heldPath()).toBe('/smart-order');
  });

  test('is held on if it is public and the login is closed, but nothing waits for the login', () => {
    const { heldPath, send, stopped, timesHeard } = hold('refused', false);
    send(abandoned);
    expect([heldPath(), stopped, timesHeard('cart: login.abandoned')]).toEqual(['/smart-order', [], 1]);
  });

  test('is held on when a second press finds it over', () => {
    const { heldPath, send } = hold();
    send({ type: 'login.required' });
    expect(heldPath()).toBe('/smart-order');
  });

  test('is not held once its shopper has left it, and nothing waits for the login then', () => {
    const { go, heldPath, stopped, timesHeard } = hold();
    go('/', []);
    expect(timesHeard('cart: login.abandoned')).toBe(1);
    go('/smart-order', flows);
    expect([heldPath(), stopped]).toEqual([undefined, ['smartOrder', 'ticketForm']]);
  });

  test('is not held for a guest', () => {
    const { actor, send } = startRoot(openShop);
    for (const event of enter('/products', [], false)) send(event);
    send({ type: 'login.required' });
    expect(selectHeldPath(actor.getSnapshot())).toBeUndefined();
  });
});

describe('a page on which a query has found the session over', () => {
  test('is held behind the login if it is private, without a reproach', () => {
    const { heard, heldPath, send, stopped } = open();
    send({ type: 'session.refused' });
    send(refused);
    expect([heldPath(), stopped]).toEqual(['/smart-order', []]);
    expect(heard).toContain('dialogs: login.open');
    expect(heard).not.toContain('toasts: toast.show');
  });

  test.each([
    ['is public', false, 'refused'],
    ['is left by its shopper', true, 'signedOut'],
    ['is signed out in another tab', true, 'otherTab'],
  ])('is not held if it %s', (_what, isPrivate, reason) => {
    const { heard, heldPath, send } = open(isPrivate);
    send({ type: 'session.ended', reason });
    expect(heldPath()).toBeUndefined();
    expect(heard).not.toContain('dialogs: login.open');
  });

  test('opens the login once after a press that has opened it', () => {
    const { send, timesHeard } = open();
    send({ type: 'login.required' });
    send(refused);
    expect(timesHeard('dialogs: login.open')).toBe(1);
  });

  test('starts a flow anew whose own call found the session over', async () => {
    const starts: string[] = [];
    const overdue = setup({ actions: { count: () => void starts.push('ticketForm') } }).createMachine({
      entry: 'count',
      initial: 'expired',
      states: { expired: {} },
    });
    const { send, stopped } = open(true, { ticketForm: overdue });
    send(refused);
    send(logIn(7));
    expect([starts.length, stopped]).toEqual([2, []]);
  });

  test('is not held for an account that was deleted', () => {
    const { heard, payloads, send } = open();
    send({ type: 'account.erased' });
    expect(heard).toEqual(['session: session.drop']);
    expect(payloads.at(-1)).toMatchObject({ reason: 'signedOut' });
  });
});
