import type { SessionUser } from '../session/session.types.ts';

/** The values of the signed-in shopper that a form fills in. */
export const prefillOf = (user: SessionUser | undefined) => ({
  ...(user ? { name: user.name } : {}),
  ...(user?.phone ? { phone: user.phone } : {}),
});
