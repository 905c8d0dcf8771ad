/** The account of a typed contact, and the hash of a code sent to it. */
import { type UserRow, usersByContact } from '#server/db/queries/identity.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { newToken } from '#server/domain/token.ts';
import { type Reach, reachesOf } from '#server/domain/user.ts';
import { type CodeThrottle, codeThrottleOn } from '#server/security/code-throttle.ts';
import { knownDevice } from '#server/security/known-device.ts';
import { type ShopSecret, shopSecretOf } from '#server/security/shop-secret.ts';
import type { Caller } from './caller.ts';
import { mayProve } from './sign-in.ts';

export type CodeTools = Dependencies & { throttle: CodeThrottle; secretOf: () => Promise<ShopSecret> };

/** Made once: the throttle and the secret live as long as the server. */
export const codeTools = (deps: Dependencies): CodeTools => ({
  ...deps,
  throttle: codeThrottleOn(deps),
  secretOf: shopSecretOf(deps),
});

export async function ownersOf({ db, config }: Dependencies, typed: string): Promise<UserRow[]> {
  const found = await usersByContact(db, typed);
  return found.filter((user) => mayProve(config, user));
}

/** A number with its country code comes first; a number of several accounts matches none. */
export function onlyOwner(owners: UserRow[], contact: string): UserRow | undefined {
  const exact = owners.filter((user) => reachesOf(user, 'phone').some(({ recipient }) => recipient === contact));
  const [owner, ...others] = exact.length > 0 ? exact : owners;
  return others.length === 0 ? owner : undefined;
}

/** Whether the account has signed in on this browser before. */
export const isOnOwnDevice = async (
  tools: Pick<CodeTools, 'secretOf'>,
  { deviceCookie }: Pick<Caller, 'deviceCookie'>,
  owner: Pick<UserRow, 'id'> | undefined,
): Promise<boolean> => owner !== undefined && knownDevice(await tools.secretOf(), deviceCookie, owner.id) !== undefined;

/**
 * The name under which the codes of a contact are counted: the account's, whichever of its contacts was typed. The
 * devices of an account count apart, so that nobody else can lock its codes there.
 */
export function recipientOf(owner: Pick<UserRow, 'id'> | undefined, contact: string, isOwnDevice: boolean): string {
  if (!owner) return `contact ${contact}`;
  return isOwnDevice ? `account ${owner.id} on its own device` : `account ${owner.id}`;
}

/**
 * What a code is bound to. A browser gets a context of its own, in a cookie. A client that keeps no cookies cannot give
 * one back, so its context follows from the recipient, by the shop's secret: every caller who names the contact may try the code.
 * Tries, failures and locks belong to the recipient, so both ways together allow no more guesses than one.
 */
export const contextFor = async (tools: CodeTools, recipient: string, keepsCookies: boolean): Promise<string> =>
  keepsCookies ? newToken() : (await tools.secretOf()).hash('context', recipient).toString('base64url');

/** Bound to the browser and the recipient: a code for another of either does not match. */
export const hashOfCode = (secret: ShopSecret, context: string, { channel, recipient }: Reach, code: string): Buffer =>
  secret.hash('code', context, channel, recipient, code);
