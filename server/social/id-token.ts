/** Checks the signed statement (`id_token`) with which Google and Apple say who somebody is. */
import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose';
import { type OutgoingFetch, OutsideFailed } from './outgoing.ts';
import { type Attempt, asEmail, asText, digestOf, type Identity, ProofRefused } from './proof.ts';
import type { OpenIdEndpoints } from './providers.ts';

/** An older statement was not made for this attempt. */
const maxAge = '10m';
const clockToleranceSeconds = 30;

/** Beyond any age at which a statement is accepted. */
export const keepUntil = (now: Date): Date => new Date(now.getTime() + 60 * 60_000);

export type VerifyIdToken = (idToken: string, nonce: string, attempt: Attempt) => Promise<Identity>;

/** Keys that cannot be had say nothing about the statement. */
function failed(error: unknown): Error {
  if (error instanceof OutsideFailed) return error;
  const isAboutToken = error instanceof errors.JOSEError && error.code !== errors.JOSEError.code;
  if (isAboutToken && !(error instanceof errors.JWKSTimeout)) return new ProofRefused(error.code, { cause: error });
  return new OutsideFailed('The keys of the provider could not be had.', { cause: error });
}

/** Apple writes the flag as a text. */
const isTrue = (value: unknown) => value === true || value === 'true';

const identityOf = ({ sub = '', email, email_verified, name }: JWTPayload): Identity => ({
  subject: sub,
  email: asEmail(email),
  isEmailVerified: isTrue(email_verified),
  name: asText(name),
});

function checkAddressee({ azp, nonce }: JWTPayload, clientId: string, secret: string): void {
  if (azp !== undefined && azp !== clientId) throw new ProofRefused('issued to another app');
  if (nonce !== digestOf(secret)) throw new ProofRefused('made for another attempt');
}

/** Signature, algorithm, issuer, audience, age and nonce; the keys come from the provider's own address alone. */
export function idTokenVerifier({ issuers, keys }: OpenIdEndpoints, outside: OutgoingFetch): VerifyIdToken {
  const keySet = createRemoteJWKSet(new URL(keys), { [customFetch]: outside });
  return async (idToken, nonce, { clientId, now }) => {
    const { payload } = await jwtVerify(idToken, keySet, {
      issuer: issuers,
      audience: clientId,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'exp', 'iat'],
      maxTokenAge: maxAge,
      clockTolerance: clockToleranceSeconds,
      currentDate: now,
    }).catch((error: unknown) => {
      throw failed(error);
    });
    checkAddressee(payload, clientId, nonce);
    return identityOf(payload);
  };
}
