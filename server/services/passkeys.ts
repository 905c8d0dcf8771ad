/** Passkeys: a shopper adds one in the settings, and signs in with it instead of the password. */
import { createHash } from 'node:crypto';
import type { Body } from '#server/contract.types.ts';
import { lockedIfOpen, lockUser, userById } from '#server/db/queries/identity.ts';
import {
  insertPasskey,
  type PasskeyRow,
  passkeysOf,
  passkeyWithOwner,
  recordUse,
} from '#server/db/queries/passkeys.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { spendProofs } from '#server/db/queries/social.ts';
import { inUngatedTransaction, type Tx } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { passkeyAdded } from '#server/domain/account-message.ts';
import { keptAgent } from '#server/domain/device.ts';
import { badRequest, refused, unauthorized } from '#server/domain/refusal.ts';
import { type ChallengeFor, challengeMs, isChallenge, newChallenge } from '#server/security/passkey-challenge.ts';
import { shopSecretOf } from '#server/security/shop-secret.ts';
import { userMark } from '#server/security/user-mark.ts';
import type { Caller, Shopper } from './caller.ts';
import { notifyOwner } from './notify-owner.ts';
import { refuseWrongPassword } from './own-password.ts';
import { entryOf, mayEnter, signIn } from './sign-in.ts';

const mostPasskeys = 10;

/** Ed25519, ES256 and RS256: every authenticator has one. With a list the package does not ask Node for experimental ones. */
const algorithms = { supportedAlgorithmIDs: [-8, -7, -257] };

/** The package takes a while to load, and many a process never needs it. */
const webAuthn = () => import('@simplewebauthn/server');

/** The address at which the shopper sees the shop. A passkey belongs to its host. */
export type Place = { origin: string; host: string };

/** `requested` counts only for a shop that does not know its own address. */
export function placeOf(publicUrl: URL | undefined, requested: { protocol: string; host: string }): Place {
  const { origin, hostname } = publicUrl ?? new URL(`${requested.protocol}://${requested.host}`);
  return { origin, host: hostname };
}

const expectedAt = ({ origin, host }: Place) => ({ expectedOrigin: origin, expectedRPID: host });

const notAdded = () => refused('This passkey couldn’t be added. Please try again.');
const notAccepted = () => badRequest('This passkey didn’t work. Please log in with your password.');

const credentialOf = ({ credentialId, publicKey, counter }: PasskeyRow) => ({
  id: credentialId,
  publicKey: new Uint8Array(publicKey),
  counter,
});

/** The library throws for whatever does not fit. The reason has no data of the shopper. */
const verified = <Proof extends { verified: boolean }>(checking: Promise<Proof>, { log }: Pick<Caller, 'log'>) =>
  checking.then(
    (proof) => (proof.verified ? proof : undefined),
    (error: unknown) => {
      log.info({ event: 'passkey', outcome: 'refused', reason: String(error) });
      return undefined;
    },
  );

/** The options with which a browser creates a passkey. */
export async function requestPasskey(deps: Dependencies, shopper: Shopper, place: Place, form: Body<'requestPasskey'>) {
  const { db, clock } = deps;
  const { userId } = shopper;
  const user = await userById(db, userId);
  if (!user) throw unauthorized();
  await refuseWrongPassword(user, form.password);
  const known = await passkeysOf(db, userId);
  if (known.length >= mostPasskeys) throw refused('You have ten passkeys. Remove one first.');
  const { appName } = await readSomeSettings(db, ['appName']);
  const secret = await shopSecretOf(deps)();
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: appName,
    rpID: place.host,
    userID: new Uint8Array(secret.hash('passkey user', String(userId))),
    userName: user.email ?? user.phone ?? user.name,
    userDisplayName: user.name,
    challenge: newChallenge(secret, { userId }, clock()),
    timeout: challengeMs,
    ...algorithms,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** The options with which a browser offers the passkeys that it has for this shop. */
export async function beginPasskeyLogin(deps: Dependencies, { host }: Place) {
  const secret = await shopSecretOf(deps)();
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: host,
    challenge: newChallenge(secret, 'login', deps.clock()),
    timeout: challengeMs,
    userVerification: 'required',
  });
}

/** Checks a challenge for the library, and then records it: each counts once. */
async function challengeCheck(deps: Dependencies, purpose: ChallengeFor) {
  const secret = await shopSecretOf(deps)();
  const now = deps.clock();
  let hash: Buffer | undefined;
  return {
    secret,
    now,
    expectedChallenge: (challenge: string) => {
      hash = createHash('sha256').update(`passkey\n${challenge}`).digest();
      return isChallenge(secret, purpose, challenge, now);
    },
    /** False: the challenge was used before. */
    spend: async (tx: Tx) =>
      hash !== undefined && (await spendProofs(tx, [hash], new Date(now.getTime() + challengeMs))),
  };
}

export async function addPasskey(deps: Dependencies, shopper: Shopper, place: Place, form: Body<'addPasskey'>) {
  const { userId } = shopper;
  const { expectedChallenge, spend, now } = await challengeCheck(deps, { userId });
  const { verifyRegistrationResponse } = await webAuthn();
  const response = { ...form.passkey, rawId: form.passkey.id, clientExtensionResults: {} };
  const proof = await verified(
    verifyRegistrationResponse({ response, expectedChallenge, ...algorithms, ...expectedAt(place) }),
    shopper,
  );
  if (!proof?.registrationInfo) throw notAdded();
  const { id: credentialId, publicKey, counter } = proof.registrationInfo.credential;
  const row = {
    userId,
    credentialId,
    publicKey: Buffer.from(publicKey),
    counter,
    userAgent: keptAgent(shopper.userAgent),
    createdAt: now,
  };
  const added = await inUngatedTransaction(deps.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!(await spend(tx)) || (await passkeysOf(tx, userId)).length >= mostPasskeys) throw notAdded();
    const passkey = await insertPasskey(tx, row);
    if (!passkey) throw notAdded();
    await notifyOwner(tx, user, shopper, passkeyAdded);
    return passkey;
  });
  shopper.log.info({ event: 'passkey', outcome: 'added', user: userMark(userId) });
  return added;
}

export async function loginWithPasskey(
  deps: Dependencies,
  caller: Caller,
  place: Place,
  { passkey }: Body<'loginWithPasskey'>,
): ReturnType<typeof signIn> {
  const found = await passkeyWithOwner(deps.db, passkey.id);
  if (!found) throw notAccepted();
  const { secret, expectedChallenge, spend, now } = await challengeCheck(deps, 'login');
  const { verifyAuthenticationResponse } = await webAuthn();
  const response = { ...passkey, rawId: passkey.id, clientExtensionResults: {} };
  const credential = credentialOf(found.passkey);
  const proof = await verified(
    verifyAuthenticationResponse({ response, expectedChallenge, credential, ...expectedAt(place) }),
    caller,
  );
  if (!proof) throw notAccepted();
  const { newCounter } = proof.authenticationInfo;
  const signedIn = await inUngatedTransaction(deps.db, async (tx) => {
    const user = await lockedIfOpen(tx, found.user.id);
    if (!user || !mayEnter(deps.config, user)) throw notAccepted();
    if (!(await spend(tx)) || !(await recordUse(tx, found.passkey.id, newCounter, now))) throw notAccepted();
    return signIn(tx, user, { now, caller, entry: entryOf(secret, caller, user) });
  });
  caller.log.info({ event: 'login', outcome: 'ok', by: 'passkey', user: userMark(found.user.id) });
  return signedIn;
}
