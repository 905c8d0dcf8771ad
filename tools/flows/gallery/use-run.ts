/** The chosen actor of the running shop and the step of it that is shown. */
import { useState } from 'react';
import { type Address, replaceAddress } from './address.ts';
import { useShop } from './use-shop.ts';

export const useRun = (address: Address) => {
  const { shop } = useShop();
  /** Undefined while the newest step is followed. */
  const [pinned, setPinned] = useState<number>();
  const actors = shop.actorsOf(address.chart);
  const actor = actors.find(({ key }) => key === address.actor) ?? actors.at(-1);
  const steps = actor?.steps ?? [];
  const index = Math.min(pinned ?? steps.length - 1, steps.length - 1);
  return {
    actors,
    actor: actor?.key ?? '',
    steps,
    index,
    step: steps[index],
    isFollowing: pinned === undefined,
    goTo: (at: number) => setPinned(at >= steps.length - 1 ? undefined : at),
    follow: () => setPinned(undefined),
    chooseActor: (key: string) => replaceAddress({ ...address, actor: key }),
  };
};

export type Run = ReturnType<typeof useRun>;
