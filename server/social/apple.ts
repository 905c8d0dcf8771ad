/** Apple: the browser brings the signed statement itself; only what is signed counts. */
import { idTokenVerifier, keepUntil } from './id-token.ts';
import type { OutgoingFetch } from './outgoing.ts';
import { asText, type Prove } from './proof.ts';
import type { AppleConfig } from './providers.ts';

export function appleProver(config: AppleConfig, outside: OutgoingFetch): Prove {
  const verify = idTokenVerifier(config, outside);
  return async ({ data }, attempt) => {
    const { id_token: idToken = '', nonce = '' } = data ?? {};
    const identity = await verify(idToken, nonce, attempt);
    return {
      // The statement has no name. The shopper's own word is enough for how they want to be called.
      identity: { ...identity, name: asText(data?.name) },
      spent: [idToken, nonce],
      keepUntil: keepUntil(attempt.now),
    };
  };
}
