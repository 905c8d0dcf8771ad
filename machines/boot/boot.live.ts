/** The boot with its ports filled by the API and by the browser's storage. */
import type { Client } from '#api/client.ts';
import { getMaster } from '#api/operations/settings.ts';
import { liveCatalogue } from '../locale/locale.live.ts';
import { call } from '../shared/call.ts';
import type { Report } from '../shared/failure.ts';
import type { Storage } from '../storage/storage.types.ts';
import { bootMachine } from './boot.machine.ts';

/** The settings as the server has them now. */
export const fetchSettings = (client: Client, signal: AbortSignal) => getMaster(client, {}, signal);

type BootOptions = { client: Client; storage: Storage; report: Report | undefined };

export const liveBoot = ({ client, storage, report }: BootOptions) =>
  bootMachine.provide({
    actors: {
      getMaster: call((_: undefined, signal) => fetchSettings(client, signal)),
      getCatalogue: liveCatalogue(client, report),
      recallSettings: call(storage.readSettings),
    },
  });
