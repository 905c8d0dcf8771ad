import { useSelector } from '@xstate/react';
import { selectRuns } from '#machines/storefront/storefront.selectors.ts';
import { laterPart, Part } from '#src/app/later-part.tsx';
import { useShop } from '#src/app/shop-context.ts';
import type { OverlaysProps } from './Overlays.tsx';

export const overlays = laterPart({
  file: 'src/layout/Overlays.tsx',
  load: async () => (await import('./Overlays.tsx')).Overlays,
  waitFor: 'nothing',
});

const opens = ['cart', 'dialogs', 'chat', 'payment', 'vouchers'] as const;
const selectIsWanted = selectRuns(opens);

/** Nothing is over the page before one of the flows runs that open something. */
export const OverlaySlot = (props: OverlaysProps) =>
  useSelector(useShop().actor, selectIsWanted) ? <Part of={overlays} given={props} /> : null;
