/** The login with its ports filled by the API, a browser window and the browser's passkeys. */
import type { Client } from '#api/client.ts';
import { login } from '#api/operations/identity.ts';
import { loginWithPasskey } from '#api/operations/passkeys.ts';
import { loginWithProvider } from '#api/operations/social.ts';
import { liveOpenPasskey } from '../passkeys/passkeys.browser.live.ts';
import { call } from '../shared/call.ts';
import { liveOpenProvider } from '../social/social.live.ts';
import { loginMachine } from './login.machine.ts';

export const liveLogin = (client: Client) =>
  loginMachine.provide({
    actors: {
      login: call((body, signal) => login(client, body, signal)),
      openProvider: liveOpenProvider(),
      openPasskey: liveOpenPasskey(client),
      loginWithPasskey: call((body, signal) => loginWithPasskey(client, body, signal)),
      loginWithProvider: call((body, signal) => loginWithProvider(client, body, signal)),
    },
  });
