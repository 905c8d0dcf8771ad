/** Overlays and expanding panels whose code is fetched when they first open. */
import { type ComponentType, type ReactNode, useCallback, useEffectEvent, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '#src/ui/ErrorBoundary/ErrorBoundary.tsx';
import { useShop } from './shop-context.ts';

type Opened<Props> = Props & {
  /** Called after a failed load or a defect, which a toast reports: the opener closes and can open it again. */
  onMissing: () => void;
};

/**
 * Shows `meanwhile` until the code is loaded. It does not use React's `lazy`: React delays suspended content by a
 * third of a second and paints it twice if a state changes in between. Chromium never releases the images of such
 * a paint, nor the page around them.
 */
export const lazyOverlay = <Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
) => {
  let part: ComponentType<Props> | undefined;
  const shown = () => part;
  return ({ onMissing, ...props }: Opened<Props>) => {
    const { actor } = useShop();
    const giveUp = useEffectEvent(() => {
      actor.send({ type: 'notice.requested', kind: 'error', text: { key: 'We could not load this' } });
      actor.send({ type: 'chunk.failed' });
      onMissing();
    });
    const load = useCallback((notify: () => void) => {
      let isRequested = true;
      const arrive = (found: ComponentType<Props>) => {
        part = found;
        notify();
      };
      if (!part) fetchPart().then(arrive, () => isRequested && giveUp());
      return () => {
        isRequested = false;
      };
    }, []);
    const Shown = useSyncExternalStore(load, shown, shown);
    if (!Shown) return meanwhile;
    return (
      <ErrorBoundary fallback={() => null} onError={giveUp}>
        <Shown {...(props as unknown as Props)} />
      </ErrorBoundary>
    );
  };
};
