/** Signing in with another company's account: what the popup is asked, and every way in which it may end. */
import type { SocialLogin, SocialProvider } from '#api/types/social.ts';

export type { SocialProvider } from '#api/types/social.ts';

/** What the port `openProvider` is asked; where the provider is and how it knows the shop is for the server to say. */
export type ProviderRequest = { provider: SocialProvider };

/** Goes to the server as it is, together with the provider. */
export type ProviderProof = SocialLogin;

export type ProviderResult =
  | { kind: 'proved'; proof: ProviderProof }
  /** The shopper closed the window or said no; for the log only. */
  | { kind: 'cancelled' }
  /** The browser opened no window; the shopper has to be told. */
  | { kind: 'blocked' }
  /** Nobody decided anything for three minutes. */
  | { kind: 'expired' }
  /** The provider came back without what it was asked for, such as a missing Apple token; for the log only. */
  | { kind: 'unproved'; reason: string };
