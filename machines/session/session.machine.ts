/**
 * Session: who is signed in, and the only owner of the token. The token is in the context and in the storage, nowhere
 * else.
 *
 * `restoring` counts as pending, so that a reload of a private page signs nobody out. However a session ends, it ends
 * once: the log-out, a 401 and another tab all run `end`, which clears, stores and emits. The log-out succeeds whatever
 * the server responds, and does not wait for it for long. What another tab did is followed without storing or emitting
 * it again; a new name or token of the same user is not a new session. Ports: `session.live.ts`.
 *
 * @spec R10, R17, R19
 */
import { assign, emit, raise, setup } from 'xstate';
import type { User } from '#api/types/identity.ts';
import { signOutTimeoutMs } from '../constants.ts';
import { errorOf, isUnauthorized, logFailure, logTimeout, type WithError } from '../shared/failure.ts';
import { isSameId } from '../shared/ids.ts';
import { port } from '../shared/port.ts';
import type {
  Account,
  AccountDetails,
  RestoredSession,
  SessionContext,
  SessionEmitted,
  SessionEnd,
  SessionEvent,
  SessionOrigin,
  SessionUser,
} from './session.types.ts';
import { sessionUser } from './session.user.ts';

const nobody: SessionContext = { user: undefined, token: undefined, favoriteCount: 0, leaveTo: undefined };

const accountOf = ({ user, token }: { user: User | SessionUser; token: string }): Account => ({
  user: sessionUser(user),
  token,
});

/** Emits after the user is assigned, so that there is one. */
const currentAccount = ({ user, token }: SessionContext) => ({ user, token }) as Account;

const logLogoutFailure = {
  type: 'logFailure',
  params: ({ event: { error } }: { event: WithError }) => ({ operation: 'logout', error }),
} as const;
/** What the log-out does, whatever the server responded. */
const goodbye = ['showGoodbye', 'emitGoodbye', 'clear', 'storeSession'] as const;

export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent, emitted: {} as SessionEmitted },
  actors: {
    restoreSession: port<RestoredSession>('restoreSession'),
    getAccountDetails: port<AccountDetails>('getAccountDetails'),
    logout: port<void>('logout'),
  },
  delays: { signOutTimeout: signOutTimeoutMs },
  guards: {
    isSignedIn: ({ context }) => context.token !== undefined,
    isSame: ({ context }, { account }: RestoredSession) => context.token === account?.token,
    isReplaced: ({ context }, { account }: RestoredSession) => context.token !== undefined && account !== undefined,
    isFound: (_, { account }: RestoredSession) => account !== undefined,
    isKnownAlready: ({ context }, { user, token }: Account) =>
      context.token === token &&
      Object.entries(user).every(([name, value]) => context.user?.[name as keyof SessionUser] === value),
    isSameUser: ({ context }, { user }: { user: SessionUser }) => isSameId(context.user?.id, user.id),
    isElsewhere: (_, { reason }: { reason: SessionEnd }) => reason === 'otherTab',
    isUnauthorized: isUnauthorized(),
  },
  actions: {
    storeSession: () => {},
    adopt: assign((_, account: Account) => ({ ...nobody, ...account })),
    adoptRestored: assign((_, { account, favoriteCount = 0 }: RestoredSession) => ({
      ...nobody,
      ...account,
      favoriteCount,
    })),
    emitSessionStarted: emit(({ context }, { origin }: { origin: SessionOrigin }) => ({
      type: 'session.started',
      ...currentAccount(context),
      origin,
    })),
    /** Other facts stay: the count of favourites, and whatever the update leaves out. */
    change: assign(({ context }, { user, token }: { user?: User | SessionUser; token?: string }) => ({
      user: user ? sessionUser(user) : context.user,
      token: token ?? context.token,
    })),
    emitSessionChanged: emit(({ context }, { origin }: { origin: SessionOrigin }) => ({
      type: 'session.changed',
      ...currentAccount(context),
      origin,
    })),
    clear: assign(nobody),
    emitSessionEnded: emit((_, { reason }: { reason: SessionEnd }) => ({ type: 'session.ended', reason })),
    assignDetails: assign((_, details: AccountDetails) => details),
    assignCount: assign((_, { count }: { count: number }) => ({ favoriteCount: count })),
    chooseWayOut: assign((_, { from }: { from: 'sidebar' | 'topBar' | undefined }) => ({
      leaveTo: from === 'topBar' ? undefined : 'login',
    })),
    showGoodbye: emit({ type: 'notice.requested', kind: 'success', text: { key: 'Logout successfully' } }),
    emitGoodbye: emit(({ context: { leaveTo } }) => ({
      type: 'session.ended',
      reason: 'signedOut',
      ...(leaveTo ? { leaveTo } : {}),
    })),
    refreshAccount: raise({ type: 'account.refresh' }),
    dropSession: raise({ type: 'session.drop', reason: 'refused' }),
    logFailure: logFailure(),
  },
}).createMachine({
  id: 'session',
  description: 'Owns the token and says who is signed in.',
  context: nobody,
  initial: 'restoring',
  on: {
    'session.start': {
      target: '.signedIn',
      reenter: true,
      actions: [
        { type: 'adopt', params: ({ event }) => accountOf(event) },
        'storeSession',
        { type: 'emitSessionStarted', params: { origin: 'here' } },
      ],
    },
    'session.follow': {
      target: '.signedIn',
      reenter: true,
      actions: [
        { type: 'adopt', params: ({ event }) => accountOf(event) },
        { type: 'emitSessionStarted', params: { origin: 'otherTab' } },
      ],
    },
    'session.recheck': '.restoring',
  },
  states: {
    restoring: {
      description: 'Reads from the storage who is signed in, at the start and after the back/forward cache.',
      invoke: {
        src: 'restoreSession',
        onDone: [
          { guard: { type: 'isSame', params: ({ event }) => event.output }, target: 'known' },
          // The session that existed before the page was hidden has ended.
          {
            guard: { type: 'isReplaced', params: ({ event }) => event.output },
            target: 'known',
            actions: [
              { type: 'emitSessionEnded', params: { reason: 'otherTab' } },
              { type: 'adoptRestored', params: ({ event }) => event.output },
              { type: 'emitSessionStarted', params: { origin: 'otherTab' } },
            ],
          },
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'known',
            actions: [
              { type: 'adoptRestored', params: ({ event }) => event.output },
              { type: 'emitSessionStarted', params: { origin: 'restored' } },
            ],
          },
          { target: 'known', actions: ['clear', { type: 'emitSessionEnded', params: { reason: 'otherTab' } }] },
        ],
        onError: {
          target: 'known',
          actions: { type: 'logFailure', params: errorOf('restoreSession') },
        },
      },
    },
    known: {
      description: 'The stored session has been read.',
      always: [{ guard: 'isSignedIn', target: 'signedIn' }, { target: 'guest' }],
    },
    guest: {},
    signedIn: {
      description: 'Somebody is signed in; the details of the account are fetched beside.',
      initial: 'idle',
      invoke: {
        src: 'getAccountDetails',
        onDone: {
          actions: [
            { type: 'assignDetails', params: ({ event }) => event.output },
            'storeSession',
            { type: 'emitSessionChanged', params: { origin: 'restored' } },
          ],
        },
        onError: [
          { guard: { type: 'isUnauthorized', params: ({ event }) => event }, actions: 'dropSession' },
          {
            actions: { type: 'logFailure', params: errorOf('getAccountDetails') },
          },
        ],
      },
      on: {
        'session.follow': [
          { guard: { type: 'isKnownAlready', params: ({ event }) => event } },
          {
            guard: { type: 'isSameUser', params: ({ event }) => event },
            actions: [
              { type: 'change', params: ({ event }) => event },
              { type: 'emitSessionChanged', params: { origin: 'otherTab' } },
            ],
          },
          {
            target: 'signedIn',
            reenter: true,
            actions: [
              { type: 'emitSessionEnded', params: { reason: 'otherTab' } },
              { type: 'adopt', params: ({ event }) => accountOf(event) },
              { type: 'emitSessionStarted', params: { origin: 'otherTab' } },
            ],
          },
        ],
        'session.change': {
          actions: [
            { type: 'change', params: ({ event }) => event },
            'storeSession',
            { type: 'emitSessionChanged', params: { origin: 'here' } },
            // Details that are on their way may be from before.
            'refreshAccount',
          ],
        },
        'session.drop': [
          {
            guard: { type: 'isElsewhere', params: ({ event }) => event },
            target: 'guest',
            actions: ['clear', { type: 'emitSessionEnded', params: { reason: 'otherTab' } }],
          },
          {
            target: 'guest',
            actions: ['clear', 'storeSession', { type: 'emitSessionEnded', params: ({ event }) => event }],
          },
        ],
        'favorites.changed': {
          actions: [{ type: 'assignCount', params: ({ event }) => event }, 'storeSession'],
        },
      },
      states: {
        idle: {
          on: {
            'logout.request': {
              target: 'asking',
              actions: { type: 'chooseWayOut', params: ({ event }) => ({ from: event.from }) },
            },
            'account.refresh': { target: '#session.signedIn', reenter: true },
          },
        },
        asking: {
          description: 'The log-out waits for its confirmation.',
          on: { 'logout.cancel': 'idle', 'logout.confirm': 'signingOut' },
        },
        signingOut: {
          description: 'The server is informed. The session ends here whatever it responds.',
          invoke: {
            src: 'logout',
            onDone: { target: '#session.guest', actions: goodbye },
            onError: { target: '#session.guest', actions: [logLogoutFailure, ...goodbye] },
          },
          after: { signOutTimeout: { target: '#session.guest', actions: [logTimeout('logout'), ...goodbye] } },
          on: {
            'session.drop': { target: '#session.guest', actions: goodbye },
            // The page was left meanwhile, and comes back from the back/forward cache.
            'session.recheck': { target: '#session.guest', actions: goodbye },
          },
        },
      },
    },
  },
});
