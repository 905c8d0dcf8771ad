/** The session with its ports filled by the back end and the browser's storage. */
import type { Client } from '#api/client.ts';
import { call } from '../shared/call.ts';
import { loadChunk } from '../shared/chunk.ts';
import { failureOf } from '../shared/failure.ts';
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
  // Contact data are never stored.
  user: user && {
    id: user.id,
    name: user.name,
    ...(user.role ? { role: user.role } : {}),
    ...(user.photo ? { photo: user.photo } : {}),
  },
  favoriteCount: token ? favoriteCount : undefined,
  ...(token ? {} : { activeShopId: undefined }),
});

const identity = () => loadChunk(import('#api/operations/identity.ts'));

/** A lost connection is retried once: otherwise the token would stay valid. */
const logoutTwice = async (client: Client, signal: AbortSignal) => {
  const { logout } = await identity();
  return logout(client, {}, signal).catch((error: unknown) =>
    failureOf(error).kind === 'network' ? logout(client, {}, signal) : Promise.reject(error),
  );
};

const accountDetails = async (client: Client, signal: AbortSignal) => {
  const { getProfile } = await identity();
  const { user } = await getProfile(client, {}, signal);
  return { user: sessionUser(user) };
};

export const liveSession = ({ client, storage }: { client: Client; storage: Storage }) =>
  sessionMachine.provide({
    actors: {
      restoreSession: call(async () => restored(storage.read())),
      getAccountDetails: call((_: undefined, signal) => accountDetails(client, signal)),
      logout: call((_: undefined, signal) => logoutTwice(client, signal)),
    },
    actions: {
      storeSession: ({ context }) => {
        storage.write(storable(context));
        // Other tabs are notified right after, and read the storage.
        storage.flush();
      },
    },
  });
