/** What a change of page does besides showing it: title, focus, scroll, and telling the root where the shopper is. */

import { useEffect, useRef } from 'react';
import type { Read } from '#machines/reading/reading.types.ts';
import { selectSettings } from '#machines/settings/settings.selectors.ts';
import type { PageMatch } from '#src/routes/pages.ts';
import { pageTitle } from './page-title.ts';
import { useShop } from './shop-context.ts';
import { useFacts } from './use-flow.ts';
import { useMessages } from './use-texts.ts';

type RouteEffectsProps = { match: PageMatch; path: string; search: string };

/** The title follows the answer that names the page's product or shop. */
const useTitle = (match: PageMatch) => {
  const { peek, onAnswer } = useShop();
  const { app_name } = useFacts('settings', selectSettings);
  const t = useMessages();
  useEffect(() => {
    const show = () => {
      document.title = pageTitle(match, peek as (read: Read) => unknown, t, app_name);
    };
    show();
    return match.page.entity ? onAnswer(show) : undefined;
  }, [match, peek, onAnswer, t, app_name]);
};

/** A new page starts at its top with the keyboard on its heading; Back finds its place again by the browser's memory. */
const useArrival = (path: string, search: string) => {
  const last = useRef({ path, search });
  const { isReturning } = useShop();
  useEffect(() => {
    const isNewPath = last.current.path !== path;
    const isNewSearch = last.current.search !== search;
    last.current = { path, search };
    if (isReturning() || !(isNewPath || isNewSearch)) return;
    if (isNewPath) {
      scrollTo(0, 0);
      document.getElementById('content')?.focus({ preventScroll: true });
    }
  }, [path, search, isReturning]);
};

export const RouteEffects = ({ match, path, search }: RouteEffectsProps) => {
  const { actor } = useShop();
  useTitle(match);
  useArrival(path, search);
  useEffect(() => actor.send({ type: 'route.changed', path }), [actor, path]);
  return null;
};
