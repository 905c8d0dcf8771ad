import type { SessionUser } from '../session/session.types.ts';

/** What a form may fill in of the shopper who is logged in. */
export const prefillOf = (user: SessionUser | undefined) => ({
  ...(user ? { name: user.name } : {}),
  ...(user?.phone ? { phone: user.phone } : {}),
});
