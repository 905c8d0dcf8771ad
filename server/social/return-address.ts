/** Where a provider sends the shopper back to: always a page of this very shop. */
import type { Config } from '#server/config.ts';

export const popupPath = '/auth/popup';

/** The address of the popup; undefined when the owner's setting names another site. */
export function returnAddress(
  config: Pick<Config, 'publicUrl'>,
  requested: { protocol: string; host: string },
  redirectUrl: string | null | undefined,
): string | undefined {
  const own = new URL(popupPath, config.publicUrl ?? `${requested.protocol}://${requested.host}`).href;
  return !redirectUrl || redirectUrl === own ? own : undefined;
}
