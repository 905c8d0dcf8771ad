/** The page of the provider on which a shopper agrees. */
import type { SocialConfig, SocialProvider } from './providers.ts';

/** `nonce` and `challenge` are digests of secrets that stay with the page that asks. */
export type Requested = { clientId: string; redirectUri: string; state: string; nonce: string; challenge: string };

const questions: Record<SocialProvider, (requested: Requested) => Record<string, string>> = {
  google: ({ nonce, challenge }) => ({
    response_type: 'code',
    scope: 'email profile openid',
    nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    prompt: 'select_account',
  }),
  facebook: () => ({ response_type: 'token', scope: 'public_profile,email', display: 'popup' }),
  // Apple gives name and e-mail only to a form.
  apple: ({ nonce }) => ({ response_type: 'code id_token', response_mode: 'form_post', scope: 'name email', nonce }),
};

export function authoriseAddress(config: SocialConfig, provider: SocialProvider, requested: Requested): string {
  const { clientId: client_id, redirectUri: redirect_uri, state } = requested;
  const address = new URL(config[provider].authorize);
  const query = { client_id, redirect_uri, state, ...questions[provider](requested) };
  address.search = new URLSearchParams(query).toString();
  return address.href;
}
