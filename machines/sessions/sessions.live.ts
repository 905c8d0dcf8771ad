/** The list of sessions with its ports filled by the API. */
import type { Client } from '#api/client.ts';
import { endSession, listSessions } from '#api/operations/account.ts';
import { call } from '../shared/call.ts';
import { sessionsMachine } from './sessions.machine.ts';

export const liveSessions = (client: Client) =>
  sessionsMachine.provide({
    actors: {
      listSessions: call(async (_: undefined, signal) => (await listSessions(client, {}, signal)).sessions),
      endSession: call((path: { id: number }, signal) => endSession(client, path, signal)),
    },
  });
