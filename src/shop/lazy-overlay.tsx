/** What opens over the page, or out of it, and is fetched when it is wanted for the first time. */
import { type ComponentType, type ReactNode, useCallback, useEffectEvent, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '#src/ui/ErrorBoundary/ErrorBoundary.tsx';
import { useShop } from './shop-context.ts';

type Opened<Props> = Props & {
  /** It could not be had, or is broken, which the shopper is told: whatever opened it closes, and may open it again. */
  onMissing: () => void;
};

/**
 * `meanwhile` shows until it is there. Not by `lazy`: what suspends is held back by React for a third of a second, and
 * drawn twice when something changes meanwhile; Chromium keeps the pictures of such a drawing for good, and with them
 * the page around it.
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
