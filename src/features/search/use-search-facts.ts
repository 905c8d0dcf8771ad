import { useSelector } from '@xstate/react';
import { selectSearch } from '#machines/search/search.selectors.ts';
import type { SearchFacts } from '#machines/search/search.types.ts';
import { selectTypedSearch } from '#machines/storefront/storefront.selectors.ts';
import { useShop } from '#src/shop/shop-context.ts';
import { useFactsOr } from '#src/shop/use-flow.ts';

const untouched: SearchFacts = {
  text: '',
  isOpen: false,
  isIdle: false,
  isWaiting: false,
  suggestions: [],
  highlightedId: undefined,
  nothingFoundFor: undefined,
};

/** Facts of the search; what was typed before its flow had come stands in the box meanwhile. */
export const useSearchFacts = (): SearchFacts => {
  const facts = useFactsOr('search', selectSearch, untouched);
  const typed = useSelector(useShop().actor, selectTypedSearch);
  return typed === undefined ? facts : { ...facts, text: typed };
};
