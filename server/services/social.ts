/** Logs shoppers in with a Google, Facebook or Apple account. */

import { createHash } from 'node:crypto';
import type { Db } from '#server/db/pool.ts';
import { insertUser, type UserRow, usersByEmail, violatedConstraint } from '#server/db/queries/identity.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { linkIdentity, spendProofs, userOfIdentity } from '#server/db/queries/social.ts';
import { inUngatedTransaction } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { fieldLabel } from '#server/domain/field-label.ts';
import { badRequest, type FieldPhrases, forbidden, invalid, refused, unavailable } from '#server/domain/refusal.ts';
import { shopSecretOf } from '#server/security/shop-secret.ts';
import { userMark } from '#server/security/user-mark.ts';
import { appleProver } from '#server/social/apple.ts';
import { facebookProver } from '#server/social/facebook.ts';
import { googleProver } from '#server/social/google.ts';
import { OutsideFailed, outgoingFetch } from '#server/social/outgoing.ts';
import { type Attempt, ProofRefused, type Prove, type Proven, type SocialLogin } from '#server/social/proof.ts';
import { providerNames, requestedAddresses, type SocialProvider } from '#server/social/providers.ts';
import { returnAddress } from '#server/social/return-address.ts';
import type { Caller } from './caller.ts';
import { entryOf, mayEnter, signIn } from './sign-in.ts';

type SocialAttempt = {
  provider: SocialProvider;
  login: SocialLogin;
  /** The origin of the request, used without `PUBLIC_URL`. */
  requested: { protocol: string; host: string };
};

/** What the request needs besides the code. */
const needed = {
  google: ['code_verifier', 'nonce'],
  facebook: [],
  apple: ['id_token', 'nonce'],
} as const satisfies Record<SocialProvider, (keyof NonNullable<SocialLogin['data']>)[]>;

const notOffered = (provider: SocialProvider) =>
  badRequest('Signing in with {provider} is not available.', { provider: providerNames[provider] });

const notProved = (provider: SocialProvider) =>
  badRequest('Signing in with {provider} did not work. Please try again.', { provider: providerNames[provider] });

function refuseWithoutProof(provider: SocialProvider, { data }: SocialLogin): void {
  const missing = needed[provider].filter((field) => !data?.[field]);
  const phrases = missing.map((field) => [
    `data.${field}`,
    ['The {field} field is required.', { field: fieldLabel(field) }],
  ]);
  if (missing.length > 0) throw invalid(Object.fromEntries(phrases) as FieldPhrases);
}

const hashOf = (provider: SocialProvider, secret: string) =>
  createHash('sha256').update(`${provider}\n${secret}`).digest();

/** An e-mail address joins accounts only when it was proved to the provider and to the shop. */
async function ownerOfEmail(tx: Db, { identity }: Proven): Promise<UserRow | undefined> {
  const [owner] = identity.email ? await usersByEmail(tx, identity.email) : [];
  if (!owner || (identity.isEmailVerified && owner.emailVerified)) return owner;
  throw refused('There is already an account with this email. Please log in with your password.');
}

function openAccount(tx: Db, provider: SocialProvider, { identity }: Proven): Promise<UserRow> {
  const { email, isEmailVerified, name } = identity;
  if (email) return insertUser(tx, { name: name ?? email.replace(/@.*/, ''), email, emailVerified: isEmailVerified });
  throw refused('Your {provider} account shares no email address. Please register with your email instead.', {
    provider: providerNames[provider],
  });
}

/** The account that the provider's subject or its verified address has, or a new one. */
async function accountOf(tx: Db, provider: SocialProvider, proven: Proven, known: UserRow | undefined) {
  const owner = known ?? (await ownerOfEmail(tx, proven));
  return { user: owner ?? (await openAccount(tx, provider, proven)), isNew: owner === undefined };
}

type Visit = { now: Date; caller: Caller };

/** Made once: it names the hosts that the shop calls. */
export function socialLogin({ db, clock, config, log }: Dependencies) {
  const secretOf = shopSecretOf({ db });
  const outside = outgoingFetch(requestedAddresses(config.social));
  const provers: Record<SocialProvider, Prove> = {
    google: googleProver(config.social.google, outside),
    facebook: facebookProver(config.social.facebook, outside),
    apple: appleProver(config.social.apple, outside),
  };

  function hasSecret(provider: SocialProvider): boolean {
    if (provider === 'apple' || config.social[provider].secret) return true;
    log.error({ provider }, 'a provider is switched on and its secret is not set');
    return false;
  }

  async function attemptWith({ provider, requested }: SocialAttempt): Promise<Attempt> {
    const { socialAuths } = await readSomeSettings(db, ['socialAuths']);
    const { isActive, clientId, redirectUrl } = socialAuths[provider] ?? { isActive: false };
    const redirectUri = returnAddress(config, requested, redirectUrl);
    if (!isActive || !clientId || !redirectUri || !hasSecret(provider)) throw notOffered(provider);
    return { clientId, redirectUri, now: clock() };
  }

  const proofOf = ({ provider, login }: SocialAttempt, caller: Caller, attempt: Attempt): Promise<Proven> =>
    provers[provider](login, attempt).catch((error: unknown) => {
      if (error instanceof OutsideFailed) {
        caller.log.warn({ err: error, provider }, 'a provider does not answer');
        throw unavailable();
      }
      if (!(error instanceof ProofRefused)) throw error;
      caller.log.info({ event: 'login', outcome: 'refused', provider, reason: error.message });
      throw notProved(provider);
    });

  const enter = async (provider: SocialProvider, proven: Proven, visit: Visit) => {
    const secret = await secretOf();
    return inUngatedTransaction(db, async (tx) => {
      const hashes = proven.spent.map((secret) => hashOf(provider, secret));
      if (!(await spendProofs(tx, hashes, proven.keepUntil))) throw notProved(provider);
      const { subject } = proven.identity;
      const known = await userOfIdentity(tx, provider, subject);
      const { user, isNew } = await accountOf(tx, provider, proven, known);
      if (!mayEnter(config, user)) throw forbidden();
      if (!known) await linkIdentity(tx, { userId: user.id, provider, subject });
      return signIn(tx, user, { ...visit, entry: entryOf(secret, visit.caller, user, isNew) });
    });
  };

  /** Of two concurrent first logins, the second finds the account that the first created. */
  const enterInTurn = (...visit: Parameters<typeof enter>) =>
    enter(...visit).catch((error: unknown) => {
      if (violatedConstraint(error)) return enter(...visit);
      throw error;
    });

  return async (caller: Caller, social: SocialAttempt) => {
    const { provider } = social;
    const attempt = await attemptWith(social);
    refuseWithoutProof(provider, social.login);
    const proven = await proofOf(social, caller, attempt);
    const signedIn = await enterInTurn(provider, proven, { now: attempt.now, caller });
    caller.log.info({ event: 'login', outcome: 'ok', provider, user: userMark(signedIn.user.id) });
    return signedIn;
  };
}
