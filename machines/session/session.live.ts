/** The session chart with its ports filled by the back end and the browser's storage. */
import type { Client } from '#api/client.ts';
import { getProfile, logout } from '#api/operations/identity.ts';
import { call } from '../kit/call.ts';
import { failureOf } from '../kit/failure.ts';
import type { Storage, Stored } from '../storage/storage.types.ts';
import { sessionMachine } from './session.machine.ts';
import type { RestoredSession, SessionContext } from './session.types.ts';
import { sessionUser } from './session.user.ts';

const restored = ({ token, user, favoriteCount }: Stored): RestoredSession => ({
  ...(token && user ? { account: { token, user } } : {}),
  ...(favoriteCount === undefined ? {} : { favoriteCount }),
});

const storable = ({ token, user, favoriteCount }: SessionContext) => ({
  token,
  // Contact data stays out of storage.
  user: user && {
    id: user.id,
    name: user.name,
    ...(user.role ? { role: user.role } : {}),
    ...(user.photo ? { photo: user.photo } : {}),
  },
  favoriteCount: token ? favoriteCount : undefined,
  ...(token ? {} : { activeShopId: undefined }),
});

/** A lost connection is worth one more try: the token would live on. */
const logoutTwice = (client: Client, signal: AbortSignal) =>
  logout(client, {}, signal).catch((error: unknown) =>
    failureOf(error).kind === 'network' ? logout(client, {}, signal) : Promise.reject(error),
  );

export const liveSession = ({ client, storage }: { client: Client; storage: Storage }) =>
  sessionMachine.provide({
    actors: {
      restoreSession: call(async () => restored(await storage.read())),
      getAccountDetails: call(async (_: undefined, signal) => ({
        user: sessionUser((await getProfile(client, {}, signal)).user),
      })),
      logout: call((_: undefined, signal) => logoutTwice(client, signal)),
    },
    actions: {
      storeSession: ({ context }) => {
        storage.write(storable(context));
        // Other tabs are told right after, and look.
        storage.flush();
      },
    },
  });
