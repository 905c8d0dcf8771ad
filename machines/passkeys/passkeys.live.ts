/** The passkeys with their ports filled by the API and the browser. */
import type { Client } from '#api/client.ts';
import { addPasskey, listPasskeys, removePasskey, requestPasskey } from '#api/operations/passkeys.ts';
import type { NewPasskey } from '#api/types/passkeys.ts';
import { passkeyList } from '#api/validators/tolerant/account.ts';
import { validated } from '#api/validators/tolerant/tolerant.ts';
import { call } from '../shared/call.ts';
import type { Id } from '../shared/ids.ts';
import { liveCreatePasskey } from './passkeys.browser.live.ts';
import { passkeysMachine } from './passkeys.machine.ts';

export const livePasskeys = (client: Client) =>
  passkeysMachine.provide({
    actors: {
      listPasskeys: call(
        async (_: undefined, signal) => validated(passkeyList, await listPasskeys(client, {}, signal)).data.passkeys,
      ),
      requestPasskey: call(
        async (body: { password: string }, signal) => (await requestPasskey(client, body, signal)).options,
      ),
      createPasskey: liveCreatePasskey(),
      addPasskey: call((body: NewPasskey, signal) => addPasskey(client, body, signal)),
      removePasskey: call((path: { id: Id }, signal) => removePasskey(client, path, signal)),
    },
  });
