/** How a view reads: it names what it wants and gets where that stands. */

import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Product } from '#api/types/catalogue.ts';
import type { Failure } from '#api/types/failure.ts';
import type { DataOf, Read, ReadName } from '#machines/reading/reading.types.ts';
import { useShop } from './shop-context.ts';

export type ReadStatus = 'loading' | 'preview' | 'ready' | 'refreshing' | 'notFound' | 'failed' | 'offline';

export type ReadResult<K extends ReadName> = {
  status: ReadStatus;
  /** There in `ready` and `refreshing`, and after a failed refresh. */
  data: DataOf<K> | undefined;
  /** In `preview`: the product as a list showed it, while its page loads. */
  preview: Product | undefined;
  failure: Failure | undefined;
  retry: () => void;
};

/** One answer is shared by every view that wants it; the request ends when the last of them is gone. */
export const useRead = <K extends ReadName>(wanted: Read<K>): ReadResult<K> => {
  const { resources } = useShop();
  const key = resources.keyOf(wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the read, which is a new object in each render
  const resource = useMemo(() => resources.of(wanted), [resources, key]);
  const facts = useSyncExternalStore(resource.subscribe, resource.facts, resource.facts);
  const retry = useCallback(() => resource.retry(), [resource]);
  return { ...facts, retry } as ReadResult<K>;
};
