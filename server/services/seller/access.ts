/** Lets a seller in by the password of their registration; the token is for their own shop and nothing else. */

import type { Body, Result } from '#server/contract.types.ts';
import { shopOfSeller } from '#server/db/queries/sellers.ts';
import { openSession } from '#server/db/queries/sessions.ts';
import { inUngatedTransaction } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { plainDateTime } from '#server/domain/dates.ts';
import { keptAgent } from '#server/domain/device.ts';
import { badRequest } from '#server/domain/refusal.ts';
import { inLanguage } from '#server/domain/texts.ts';
import { hashOf, newToken, sellerTokenMs, sessionsPerUser } from '#server/domain/token.ts';
import type { LoginThrottle } from '#server/security/login-throttle.ts';
import type { ShopSecret } from '#server/security/shop-secret.ts';
import type { Caller } from '#server/services/caller.ts';
import { logLogin, provenUser } from '#server/services/identity.ts';

type Login = { form: Body<'loginAsSeller'>; throttle: LoginThrottle; secret: ShopSecret };

export async function loginAsSeller(
  deps: Dependencies,
  caller: Caller,
  { form, throttle, secret }: Login,
): Promise<NonNullable<Result<'loginAsSeller'>>['data']> {
  const { user, checkAgain } = await provenUser(deps, caller, {
    ...{ contact: form.email, password: form.password, throttle, secret },
    isWelcome: ({ isActive, role }) => isActive && role === 'shop',
  });
  const now = deps.clock();
  const token = newToken();
  const expiresAt = new Date(now.getTime() + sellerTokenMs);
  return inUngatedTransaction(deps.db, async (tx) => {
    await checkAgain(tx);
    const shop = await shopOfSeller(tx, user.id);
    if (!shop) throw badRequest('These credentials do not match our records.');
    const session = { userId: user.id, tokenHash: hashOf(token), createdAt: now, expiresAt };
    await openSession(tx, { ...session, userAgent: keptAgent(caller.userAgent) }, sessionsPerUser);
    logLogin(caller, user);
    return {
      access: { auth_type: 'Bearer' as const, token, expires_at: plainDateTime(expiresAt) },
      shop: { slug: shop.slug, name: inLanguage(shop.name, caller.locale) },
    };
  });
}
