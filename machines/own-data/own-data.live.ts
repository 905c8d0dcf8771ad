/** The ports filled by the API; the copy is saved as a file by the browser. */
import type { Client } from '#api/client.ts';
import { eraseAccount, exportAccount } from '#api/operations/account.ts';
import { call } from '../shared/call.ts';
import { ownDataMachine } from './own-data.machine.ts';

const fileName = 'my-data.json';

function saveAsFile(data: unknown): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  link.download = fileName;
  link.click();
  // The browser has begun to read it by the end of this task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

export const liveOwnData = (client: Client) =>
  ownDataMachine.provide({
    actors: {
      exportAccount: call(async (_: undefined, signal) => saveAsFile(await exportAccount(client, {}, signal))),
      eraseAccount: call((form: { password: string }, signal) => eraseAccount(client, form, signal)),
    },
  });
