/** Signing in with an account of Google, Facebook or Apple. */
import type { Client } from '../client.ts';
import { checkedDataOf } from '../data-of.ts';
import type { SocialLogin, SocialProvider } from '../types/social.ts';

const signedInShape = async () => (await import('../shapes/identity.ts')).signedInShape;

export const loginWithProvider = (
  client: Client,
  { provider, ...body }: SocialLogin & { provider: SocialProvider },
  signal: AbortSignal | null = null,
) =>
  checkedDataOf(client.POST('/auth/{provider}/token', { params: { path: { provider } }, body, signal }), signedInShape);
