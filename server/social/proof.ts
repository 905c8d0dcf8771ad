/** What a provider says about a shopper, once it is proved, and how a proof fails. */
import { createHash } from 'node:crypto';
import type { components } from '#api/generated/schema.ts';
import { emailOf, isEmail } from '#server/domain/contact.ts';
import { asLine } from '#server/domain/line-format.ts';

export type SocialLogin = components['schemas']['SocialLogin'];

/** What the shop knows about the attempt, from its settings and never from the request. */
export type Attempt = { clientId: string; redirectUri: string; now: Date };

export type Identity = {
  /** The provider's own name of the account; it never changes. */
  subject: string;
  email: string | null;
  /** The provider says that the address was proved to it. */
  isEmailVerified: boolean;
  name: string | null;
};

export type Proven = {
  identity: Identity;
  /** What must not be accepted a second time. */
  spent: string[];
  /** From then on the proof would be refused for its age alone. */
  keepUntil: Date;
};

export type Prove = (login: SocialLogin, attempt: Attempt) => Promise<Proven>;

/** The proof is not good; the reason is for the log. */
export class ProofRefused extends Error {}

/** As PKCE and the nonce of an attempt have it: base64url of the SHA-256. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export const asText = (value: unknown): string | null =>
  (typeof value === 'string' && asLine(value).slice(0, 200)) || null;

export function asEmail(value: unknown): string | null {
  const email = typeof value === 'string' ? emailOf(value) : '';
  return isEmail(email) ? email : null;
}
