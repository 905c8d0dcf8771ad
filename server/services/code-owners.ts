/** Whose contact somebody typed, and the hash of a code that was sent there. */
import { type UserRow, usersByContact } from '#server/db/queries/identity.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Reach, reachesOf } from '#server/domain/user.ts';
import { type CodeThrottle, codeThrottleOn } from '#server/security/code-throttle.ts';
import { type ShopSecret, shopSecretOf } from '#server/security/shop-secret.ts';
import { mayEnter } from './sign-in.ts';

export type CodeTools = Dependencies & { throttle: CodeThrottle; secretOf: () => Promise<ShopSecret> };

/** Made once: the throttle and the secret live as long as the server. */
export const codeTools = (deps: Dependencies): CodeTools => ({
  ...deps,
  throttle: codeThrottleOn(deps),
  secretOf: shopSecretOf(deps),
});

export async function ownersOf({ db, config }: Dependencies, typed: string): Promise<UserRow[]> {
  const found = await usersByContact(db, typed);
  return found.filter((user) => mayEnter(config, user));
}

/** A number with its country comes first; one that several accounts share reaches nobody. */
export function onlyOwner(owners: UserRow[], contact: string): UserRow | undefined {
  const exact = owners.filter((user) => reachesOf(user, 'phone').some(({ recipient }) => recipient === contact));
  const [owner, ...others] = exact.length > 0 ? exact : owners;
  return others.length === 0 ? owner : undefined;
}

/** Bound to browser and address: what was sent elsewhere or asked for elsewhere is another code. */
export const hashOfCode = (secret: ShopSecret, context: string, { channel, recipient }: Reach, code: string): Buffer =>
  secret.hash('code', context, channel, recipient, code);
