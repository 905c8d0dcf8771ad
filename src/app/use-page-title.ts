/** The title of a page, which follows the response that names the page's product or shop. */

import { useSyncExternalStore } from 'react';
import { selectSettings } from '#machines/preferences/preferences.selectors.ts';
import type { Query } from '#machines/query/query.types.ts';
import type { PageMatch } from '#src/routes/match-page.ts';
import { pageTitle } from '#src/seo/page-title.ts';
import { useShop } from '#src/shop/shop-context.ts';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';

export const usePageTitle = (match: PageMatch): string => {
  const { peek, onResponse } = useShop();
  const { app_name } = useFacts('preferences', selectSettings);
  const t = useMessages();
  const title = () => pageTitle(match, peek as (query: Query) => unknown, t, app_name);
  return useSyncExternalStore(onResponse, title, title);
};
