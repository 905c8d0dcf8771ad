/** The sign-in with a provider: the input of the window, and every way in which it may end. */
import type { SocialLogin, SocialProvider } from '#api/types/social.ts';

export type { SocialProvider } from '#api/types/social.ts';

/** The input of the port `openProvider`; the server knows the provider's address and the shop's client id. */
export type ProviderRequest = { provider: SocialProvider };

/** Sent to the server unchanged, together with the provider. */
export type ProviderProof = SocialLogin;

export type ProviderResult =
  | { kind: 'proved'; proof: ProviderProof }
  /** The shopper closed the window or declined; only logged. */
  | { kind: 'cancelled' }
  /** The browser opened no window; the shopper has to be told. */
  | { kind: 'blocked' }
  /** No decision within three minutes. */
  | { kind: 'expired' }
  /** The provider returned without a required field, such as Apple's token; only logged. */
  | { kind: 'unproved'; reason: string };
