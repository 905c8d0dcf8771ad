/** The links that the shop names in its menus, without those to pages that its back end lacks. */
import { matchPage } from '#src/routes/match-page.ts';
import type { IsOffered } from '#src/shop/use-offers.ts';

export const offeredLinks = <Item extends { url?: string | null }>(
  isOffered: IsOffered,
  links: readonly Item[],
): readonly Item[] => links.filter(({ url }) => isOffered(matchPage(url ?? '').name));
