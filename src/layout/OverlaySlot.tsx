import { useSelector } from '@xstate/react';
import { selectRuns } from '#machines/storefront/storefront.selectors.ts';
import { lazyComponent, Part } from '#src/shop/lazy-component.tsx';
import { useShop } from '#src/shop/shop-context.ts';
import type { OverlaysProps } from './Overlays.tsx';

export const overlays = lazyComponent({
  file: 'src/layout/Overlays.tsx',
  load: async () => (await import('./Overlays.tsx')).Overlays,
  waitFor: 'nothing',
});

const opens = ['cart', 'dialogs', 'chat', 'payment', 'vouchers'] as const;
const selectIsRequested = selectRuns(opens);

/** Nothing is over the page before one of the flows runs that open something. */
export const OverlaySlot = (props: OverlaysProps) =>
  useSelector(useShop().actor, selectIsRequested) ? <Part of={overlays} given={props} /> : null;
