/** Signing in with an account of Google, Facebook or Apple. */
import type { Client } from '../client.ts';
import { checkedDataOf } from '../data-of.ts';
import type { SocialLogin, SocialProvider } from '../types/social.ts';

const signedInValidator = async () => (await import('../validators/identity.ts')).signedInValidator;

export const loginWithProvider = (
  client: Client,
  { provider, ...body }: SocialLogin & { provider: SocialProvider },
  signal: AbortSignal | null = null,
) =>
  checkedDataOf(
    client.POST('/auth/{provider}/token', { params: { path: { provider } }, body, signal }),
    signedInValidator,
  );
