/** The list of devices with its ports filled by the API. */
import type { Client } from '#api/client.ts';
import { endSession, listSessions } from '#api/operations/account.ts';
import { call } from '../shared/call.ts';
import { devicesMachine } from './devices.machine.ts';

export const liveDevices = (client: Client) =>
  devicesMachine.provide({
    actors: {
      listSessions: call(async (_: undefined, signal) => (await listSessions(client, {}, signal)).sessions),
      endSession: call((path: { id: number }, signal) => endSession(client, path, signal)),
    },
  });
