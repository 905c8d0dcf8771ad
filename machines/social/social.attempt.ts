/** The secrets of one attempt to sign in with a provider; the provider only ever sees their digests. */
import type { SocialProvider } from '#api/types/social.ts';

export type Attempt = {
  /** Comes back with the response: a response to something else is not looked at. */
  state: string;
  /** Shows the server that the signed statement was made for this attempt. */
  nonce: string;
  /** Shows the provider that the code is exchanged by who asked for it (PKCE). */
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

/** Where the window starts; the server sends it on to the provider. */
export const popupAddress = async (provider: SocialProvider, { state, nonce, verifier }: Attempt): Promise<string> => {
  const [hiddenNonce, challenge] = await Promise.all([digestOf(nonce), digestOf(verifier)]);
  return `/auth/popup/${provider}?${new URLSearchParams({ state, nonce: hiddenNonce, challenge })}`;
};
