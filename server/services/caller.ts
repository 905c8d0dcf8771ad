/** The caller of a use case and their locale; `http/caller.ts` makes it, so that services do not depend on HTTP. */
import type { Locale } from '#locales/locales.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Translate } from '#server/domain/refusal.ts';

export type Caller = {
  userId: number | undefined;
  locale: Locale;
  /** An English phrase in the language of the caller. */
  t: Translate;
  ip: string;
  userAgent: string | undefined;
  /** Says which accounts have signed in on this browser; see `security/known-device.ts`. */
  deviceCookie: string | undefined;
  idempotencyKey: string | undefined;
  /** The same for the same operation with the same content. */
  requestHash: () => Buffer;
  log: Dependencies['log'];
};

/** A signed-in caller. */
export type Shopper = Caller & { userId: number };

/** A seller with the one shop that their token is for. */
export type Seller = Shopper & { shopId: number };
