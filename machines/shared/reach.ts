/** How somebody who is signed in can be reached, as far as it is known. */

export type Reach = { email?: string; phone?: string };

type Known = { email?: string | null | undefined; phone?: string | null | undefined };

export const reachOf = (user: Known | undefined): Reach => ({
  ...(user?.email ? { email: user.email } : {}),
  ...(user?.phone ? { phone: user.phone } : {}),
});
