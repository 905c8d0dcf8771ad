/** The form with its port filled by the API. */
import type { Client } from '#api/client.ts';
import { changePassword } from '#api/operations/account.ts';
import { formPorts } from '../shared/form.ports.ts';
import { changePasswordMachine } from './change-password.machine.ts';
import type { PasswordChanged, PasswordFields } from './change-password.types.ts';

export const liveChangePassword = (client: Client) =>
  changePasswordMachine.provide({
    actors: formPorts<object, PasswordFields, PasswordChanged>({
      save: ({ fields }, signal) => changePassword(client, fields, signal),
    }),
  });
