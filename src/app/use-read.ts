/** How a view reads: it names what it wants and gets where that stands. */

import { useMemo, useSyncExternalStore } from 'react';
import type { ResourceFacts } from '#machines/kit/resource.selectors.ts';
import type { Read, ReadName } from '#machines/reading/reading.types.ts';
import type { Product } from '#machines/reading/shapes.types.ts';
import { useShop } from './shop-context.ts';

export type ReadResult<K extends ReadName> = Omit<ResourceFacts<K>, 'preview'> & {
  /** While a product's page loads: the product as a list showed it. */
  preview: Product | undefined;
  retry: () => void;
};

/** One answer is shared by every view that wants it; the request ends when the last of them is gone. */
export const useRead = <K extends ReadName>(wanted: Read<K>): ReadResult<K> => {
  const { resources } = useShop();
  const key = resources.keyOf(wanted as Read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the read, which is a new object in each render
  const resource = useMemo(() => resources.of(wanted as Read), [resources, key]);
  const facts = useSyncExternalStore(resource.subscribe, resource.facts, resource.facts);
  return { ...facts, retry: resource.retry } as ReadResult<K>;
};
