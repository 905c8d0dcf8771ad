/** The contact of a signed-in shopper, as far as it is known. */

export type Reach = { email?: string; phone?: string };

type Known = { email?: string | null | undefined; phone?: string | null | undefined };

export const reachOf = (user: Known | undefined): Reach => ({
  ...(user?.email ? { email: user.email } : {}),
  ...(user?.phone ? { phone: user.phone } : {}),
});
