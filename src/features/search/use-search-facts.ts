import { useSelector } from '@xstate/react';
import { selectSearch } from '#machines/search/search.selectors.ts';
import type { SearchFacts } from '#machines/search/search.types.ts';
import type { Id } from '#machines/shared/ids.ts';
import { selectSearchLoader, selectTypedSearch } from '#machines/storefront/storefront.selectors.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useAddress } from '#src/shop/address.ts';
import { useShop } from '#src/shop/shop-context.ts';
import { useFactsOr } from '#src/shop/use-flow.ts';

/** What `aria-activedescendant` points at. */
export const optionId = (listId: string, id: Id) => `${listId}-${id}`;

const untouched: SearchFacts = {
  text: '',
  isOpen: false,
  isIdle: false,
  isWaiting: false,
  suggestions: [],
  highlightedId: undefined,
  nothingFoundFor: undefined,
};

/** What the page that is shown was searched for. */
const useSearchedText = (): string => {
  const { path, search } = useAddress();
  const query = new URLSearchParams(search).get('q');
  return (path === pathTo('products') && query?.trim()) || '';
};

/**
 * The facts of the search. Until the search flow has loaded, `text` is what the shopper has typed so far, else the text
 * of the address.
 */
export const useSearchFacts = (): SearchFacts => {
  const facts = useFactsOr('search', selectSearch, untouched);
  const loader = useSelector(useShop().actor, selectSearchLoader);
  const typed = useSelector(loader, selectTypedSearch);
  const searched = useSearchedText();
  if (typed !== undefined) return { ...facts, text: typed };
  return facts === untouched ? { ...facts, text: searched } : facts;
};
