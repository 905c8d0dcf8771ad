/** The dialogs with the ports of their charts filled. */
import type { Client } from '#api/client.ts';
import { liveLogin } from '../login/login.live.ts';
import { liveAccountCode, liveRecover } from '../recover/recover.live.ts';
import { liveRegister } from '../register/register.live.ts';
import { dialogsMachine } from './dialogs.machine.ts';

export const liveDialogs = (client: Client) =>
  dialogsMachine.provide({
    actors: {
      login: liveLogin(client),
      register: liveRegister(client),
      recover: liveRecover(client),
      oneTimeCode: liveAccountCode(client),
    },
  });
