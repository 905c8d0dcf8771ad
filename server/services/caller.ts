/** Who calls a use case, and in which language; `http/caller.ts` makes it, so that services know nothing of HTTP. */
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
  idempotencyKey: string | undefined;
  /** The same for the same operation with the same content. */
  requestHash: () => Buffer;
  log: Dependencies['log'];
};

/** A caller who is signed in. */
export type Shopper = Caller & { userId: number };
