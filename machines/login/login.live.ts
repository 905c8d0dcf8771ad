/** The login with its ports filled by the API and a browser window. */
import type { Client } from '#api/client.ts';
import { login } from '#api/operations/identity.ts';
import { loginWithProvider } from '#api/operations/social.ts';
import { call } from '../shared/call.ts';
import { liveOpenProvider } from '../social/social.live.ts';
import { loginMachine } from './login.machine.ts';

export const liveLogin = (client: Client) =>
  loginMachine.provide({
    actors: {
      login: call((body, signal) => login(client, body, signal)),
      openProvider: liveOpenProvider(),
      loginWithProvider: call((body, signal) => loginWithProvider(client, body, signal)),
    },
  });
