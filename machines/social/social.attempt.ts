/** The secrets of one sign-in attempt; the provider only sees their digests. */
import type { SocialProvider } from '#api/types/social.ts';

export type Attempt = {
  /** Comes back with the response: a response with another state is ignored. */
  state: string;
  /** Proves to the server that the identity token was issued for this attempt. */
  nonce: string;
  /** Proves to the provider that the code is exchanged by the same client (PKCE). */
  verifier: string;
};

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const newSecret = () => base64url(crypto.getRandomValues(new Uint8Array(32)));

const digestOf = async (secret: string) =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))));

export const newAttempt = (): Attempt => ({ state: newSecret(), nonce: newSecret(), verifier: newSecret() });

/** The start page of the window, from which the server redirects to the provider. */
export const popupAddress = async (provider: SocialProvider, { state, nonce, verifier }: Attempt): Promise<string> => {
  const [hiddenNonce, challenge] = await Promise.all([digestOf(nonce), digestOf(verifier)]);
  return `/auth/popup/${provider}?${new URLSearchParams({ state, nonce: hiddenNonce, challenge })}`;
};
