/** The list of devices with its ports filled by the API. */
import type { Client } from '#api/client.ts';
import { endSession, listSessions } from '#api/operations/account.ts';
import { sessionList } from '#api/validators/tolerant/account.ts';
import { validated } from '#api/validators/tolerant/tolerant.ts';
import { call } from '../shared/call.ts';
import type { Id } from '../shared/ids.ts';
import { devicesMachine } from './devices.machine.ts';

export const liveDevices = (client: Client) =>
  devicesMachine.provide({
    actors: {
      listSessions: call(
        async (_: undefined, signal) => validated(sessionList, await listSessions(client, {}, signal)).data.sessions,
      ),
      endSession: call((path: { id: Id }, signal) => endSession(client, path, signal)),
    },
  });
