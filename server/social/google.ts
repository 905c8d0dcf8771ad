/** Google: the code is exchanged for a signed statement, by this server and with its secret. */
import { idTokenVerifier, keepUntil } from './id-token.ts';
import type { OutgoingFetch } from './outgoing.ts';
import { type Attempt, asText, ProofRefused, type Prove } from './proof.ts';
import type { GoogleConfig } from './providers.ts';

export function googleProver(config: GoogleConfig, outside: OutgoingFetch): Prove {
  const verify = idTokenVerifier(config, outside);

  async function exchange(code: string, verifier: string, { clientId, redirectUri }: Attempt): Promise<string> {
    const response = await outside(config.token, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
        client_id: clientId,
        client_secret: config.secret ?? '',
      }),
    });
    const body = (await response.json().catch(() => ({}))) as { id_token?: unknown; error?: unknown };
    if (response.ok && typeof body.id_token === 'string') return body.id_token;
    throw new ProofRefused(asText(body.error) ?? `the exchange was answered with ${response.status}`);
  }

  return async ({ code, data }, attempt) => {
    const nonce = data?.nonce ?? '';
    const idToken = await exchange(code, data?.code_verifier ?? '', attempt);
    const identity = await verify(idToken, nonce, attempt);
    return { identity, spent: [code, nonce], keepUntil: keepUntil(attempt.now) };
  };
}
