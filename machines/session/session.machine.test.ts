import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { settled } from '#tests/support/charts/settled.ts';
import { aFailure, aUser } from '#tests/support/data/builders.ts';
import { signOutTimeoutMs } from '../constants.ts';
import { call } from '../shared/call.ts';
import { sessionMachine } from './session.machine.ts';
import { selectSession, selectToken } from './session.selectors.ts';
import type { AccountDetails, RestoredSession } from './session.types.ts';

const sam = { id: 7, name: 'Sam' };
const kim = { id: 8, name: 'Kim' };
const standing: RestoredSession = { account: { user: sam, token: 't1' }, favoriteCount: 2 };
const never = () => new Promise<never>(() => {});

type Ports = {
  restoreSession?: () => Promise<RestoredSession>;
  getAccountDetails?: () => Promise<AccountDetails>;
  logout?: () => Promise<void>;
};

const start = async (ports: Ports = {}) => {
  const clock = new SimulatedClock();
  const said: Record<string, unknown>[] = [];
  const stored: (string | undefined)[] = [];
  const machine = sessionMachine.provide({
    actors: {
      restoreSession: call(ports.restoreSession ?? (async () => ({}))),
      getAccountDetails: call(ports.getAccountDetails ?? never),
      logout: call(ports.logout ?? (async () => {})),
    },
    actions: { storeSession: ({ context }) => void stored.push(context.token) },
  });
  const actor = createActor(machine, { clock });
  actor.on('*', (event) => void said.push(event));
  actor.start();
  await settled();
  const types = () => said.map(({ type }) => type);
  return { actor, clock, said, types, stored, facts: () => selectSession(actor.getSnapshot()) };
};

const signingOut = async (ports: Ports, from?: 'topBar') => {
  const harness = await start({ restoreSession: async () => standing, ...ports });
  harness.actor.send({ type: 'logout.request', ...(from ? { from } : {}) });
  harness.actor.send({ type: 'logout.confirm' });
  await settled();
  return harness;
};

describe(sessionMachine.id, () => {
  test('signingOut + session.recheck, from the back/forward cache → the log-out stands', async () => {
    const { actor, facts, types } = await signingOut({ logout: never });
    actor.send({ type: 'session.recheck' });
    expect([facts().status, types().at(-1)]).toEqual(['guest', 'session.ended']);
  });

  test('session.change → drops details of the account that are on their way, and reads them again', async () => {
    const details: ((details: AccountDetails) => void)[] = [];
    const { actor, facts } = await start({
      restoreSession: async () => standing,
      getAccountDetails: () => new Promise((resolve) => details.push(resolve)),
    });
    actor.send({ type: 'session.change', user: { ...sam, name: 'Samira' } });
    details[0]?.({ user: { ...sam, name: 'Sam' } } as AccountDetails);
    await settled();
    expect([facts().user?.name, details.length]).toEqual(['Samira', 2]);
  });

  test('restoring → is pending until the storage was read, and emits nothing', () => {
    const actor = createActor(sessionMachine);
    expect(selectSession(actor.getSnapshot()).status).toBe('pending');
  });

  test('restoring + a stored session → is signed in and emits that it was restored', async () => {
    const { facts, said, stored } = await start({ restoreSession: async () => standing });
    expect(facts()).toMatchObject({ status: 'signedIn', user: sam, favoriteCount: 2 });
    expect(said).toEqual([{ type: 'session.started', user: sam, token: 't1', origin: 'restored' }]);
    expect(stored).toEqual([]);
  });

  test.each([
    ['nothing stored', async () => ({})],
    ['broken storage', () => Promise.reject(new Error('denied'))],
  ])('restoring + %s → is a guest and emits no end of a session', async (_, restoreSession) => {
    const { facts, types } = await start({ restoreSession });
    expect(facts().status).toBe('guest');
    expect(types()).not.toContain('session.ended');
  });

  test('guest + session.start → stores the user alone and emits that it happened in this tab', async () => {
    const { actor, facts, said, stored } = await start();
    actor.send({ type: 'session.start', user: aUser({ profile_photo: '/me.webp' }), token: 't2' });
    expect(facts()).toMatchObject({ status: 'signedIn', user: { id: 7, photo: '/me.webp' } });
    expect(stored).toEqual(['t2']);
    expect(said).toMatchObject([{ type: 'session.started', token: 't2', origin: 'here' }]);
  });

  test('signedIn + account details → fills in what is not stored', async () => {
    const getAccountDetails = async () => ({ user: { ...sam, email: 's@larder.test' } });
    const { facts, said } = await start({ restoreSession: async () => standing, getAccountDetails });
    expect(facts()).toMatchObject({ user: { email: 's@larder.test' }, favoriteCount: 2 });
    expect(said.at(-1)).toMatchObject({
      type: 'session.changed',
      user: { email: 's@larder.test' },
      token: 't1',
      origin: 'restored',
    });
  });

  test('signedIn + refused details → ends the session without a message, since the stored token has expired', async () => {
    const getAccountDetails = () => Promise.reject(aFailure('unauthorized'));
    const { facts, types } = await start({ restoreSession: async () => standing, getAccountDetails });
    expect(facts().status).toBe('guest');
    expect(types()).toEqual(['session.started', 'session.ended']);
  });

  test('signedIn + failed details → stays signed in and logs it', async () => {
    const getAccountDetails = () => Promise.reject(aFailure('broken'));
    const { facts, types } = await start({ restoreSession: async () => standing, getAccountDetails });
    expect(facts().status).toBe('signedIn');
    expect(types()).toContain('failure.logged');
  });

  test('signedIn + ten 401s at once → ends once', async () => {
    const { actor, types, stored } = await start({ restoreSession: async () => standing });
    for (let i = 0; i < 10; i += 1) actor.send({ type: 'session.drop', reason: 'refused' });
    expect(types().filter((type) => type === 'session.ended')).toHaveLength(1);
    expect(stored).toEqual([undefined]);
  });

  test('logout.request + logout.cancel → changes nothing', async () => {
    const { actor, facts } = await start({ restoreSession: async () => standing });
    actor.send({ type: 'logout.request' });
    expect(facts().isLogoutRequested).toBe(true);
    actor.send({ type: 'logout.cancel' });
    expect(facts()).toMatchObject({ status: 'signedIn', isLogoutRequested: false });
  });

  test.each([
    ['answered', async () => {}],
    ['refused', () => Promise.reject(aFailure('unauthorized'))],
    ['broken', () => Promise.reject(aFailure('broken'))],
  ])('signingOut + %s → clears everything, shows a message and leads to /login', async (_, logout) => {
    const { actor, facts, said, stored } = await signingOut({ logout });
    expect(facts()).toMatchObject({ status: 'guest', user: undefined, favoriteCount: 0 });
    expect(selectToken(actor.getSnapshot())).toBeUndefined();
    expect(stored).toEqual([undefined]);
    expect(said).toContainEqual({ type: 'notice.requested', kind: 'success', text: { key: 'Logout successfully' } });
    expect(said).toContainEqual({ type: 'session.ended', reason: 'signedOut', leaveTo: 'login' });
  });

  test('signingOut from the top bar → stays on the page', async () => {
    const { said } = await signingOut({}, 'topBar');
    expect(said).toContainEqual({ type: 'session.ended', reason: 'signedOut' });
  });

  test('signingOut + no response → waits no longer than its timeout', async () => {
    const { clock, facts } = await signingOut({ logout: never });
    expect(facts().status).toBe('signingOut');
    clock.increment(signOutTimeoutMs);
    expect(facts().status).toBe('guest');
  });

  test('session.drop from another tab → ends here too and stores nothing', async () => {
    const { actor, facts, said, stored } = await start({ restoreSession: async () => standing });
    actor.send({ type: 'session.drop', reason: 'otherTab' });
    expect(facts().status).toBe('guest');
    expect(said.at(-1)).toEqual({ type: 'session.ended', reason: 'otherTab' });
    expect(stored).toEqual([]);
  });

  test('session.drop of a deleted account → ends as a log-out does', async () => {
    const { actor, facts, said } = await start({ restoreSession: async () => standing });
    actor.send({ type: 'session.drop', reason: 'signedOut' });
    expect(facts().status).toBe('guest');
    expect(said.at(-1)).toEqual({ type: 'session.ended', reason: 'signedOut' });
  });

  test('session.follow of another user → ends the old session before the new one starts', async () => {
    const { actor, facts, types } = await start({ restoreSession: async () => standing });
    actor.send({ type: 'session.follow', user: kim, token: 't9' });
    expect(facts().user).toEqual(kim);
    expect(types()).toEqual(['session.started', 'session.ended', 'session.started']);
    actor.send({ type: 'session.follow', user: kim, token: 't9' });
    expect(types()).toHaveLength(3);
  });

  test('session.follow of the same user → takes the changes, and neither ends nor stores anything', async () => {
    const { actor, facts, said, stored } = await start({ restoreSession: async () => standing });
    actor.send({ type: 'session.follow', user: { ...sam, name: 'Samuel' }, token: 't2' });
    expect(facts()).toMatchObject({ user: { name: 'Samuel' }, favoriteCount: 2 });
    expect(selectToken(actor.getSnapshot())).toBe('t2');
    expect(said.slice(1)).toEqual([
      { type: 'session.changed', user: { ...sam, name: 'Samuel' }, token: 't2', origin: 'otherTab' },
    ]);
    expect(stored).toEqual([]);
  });

  test.each([
    ['a new user', { user: aUser({ name: 'Samuel' }) }, 'Samuel', 't1'],
    ['a new token', { token: 't2' }, 'Sam', 't2'],
  ])(
    'signedIn + session.change with %s → keeps the rest, stores it and emits the change',
    async (_, news, name, token) => {
      const { actor, facts, said, stored } = await start({ restoreSession: async () => standing });
      actor.send({ type: 'session.change', ...news });
      expect(facts()).toMatchObject({ status: 'signedIn', user: { name }, favoriteCount: 2 });
      expect(stored).toEqual([token]);
      expect(said.at(-1)).toMatchObject({ type: 'session.changed', user: { name }, token, origin: 'here' });
    },
  );

  test('signedIn + account.refresh → fetches the account details again', async () => {
    const names = ['Sam', 'Samuel'];
    const { actor, facts } = await start({
      restoreSession: async () => standing,
      getAccountDetails: async () => ({ user: { ...sam, name: names.shift() ?? '' } }),
    });
    actor.send({ type: 'account.refresh' });
    await expect.poll(() => facts().user?.name).toBe('Samuel');
  });

  test('session.recheck after the page was hidden → follows the stored session', async () => {
    let now: RestoredSession = standing;
    const { actor, facts, said } = await start({ restoreSession: async () => now });
    actor.send({ type: 'session.recheck' });
    await settled();
    expect(facts().status).toBe('signedIn');
    expect(said).toHaveLength(1);

    now = {};
    actor.send({ type: 'session.recheck' });
    expect(facts().status).toBe('pending');
    await settled();
    expect(facts().status).toBe('guest');
    expect(said.at(-1)).toEqual({ type: 'session.ended', reason: 'otherTab' });
  });
});
