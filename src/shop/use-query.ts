/** Lets a view read data: the view passes a query and gets its data and its status. */

import { useMemo, useSyncExternalStore } from 'react';
import type { Product } from '#machines/query/contract.types.ts';
import type { Query, QueryName } from '#machines/query/query.types.ts';
import type { ResourceFacts } from '#machines/shared/resource.selectors.ts';
import { useShop } from './shop-context.ts';

export type QueryResult<K extends QueryName> = Omit<ResourceFacts<K>, 'preview'> & {
  /** While a product's page loads: the product as a list showed it. */
  preview: Product | undefined;
  retry: () => void;
};

/** All views with the same query share one response. The request ends when the last of them unmounts. */
export const useQuery = <K extends QueryName>(requested: Query<K>): QueryResult<K> => {
  const { resources } = useShop();
  const key = resources.keyOf(requested as Query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the query, which is a new object in each render
  const resource = useMemo(() => resources.of(requested as Query), [resources, key]);
  const facts = useSyncExternalStore(resource.subscribe, resource.facts, resource.facts);
  return { ...facts, retry: resource.retry } as QueryResult<K>;
};
