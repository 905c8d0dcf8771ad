import { selectRemoved } from '#machines/cart-overlays/cart-overlays.selectors.ts';
import { Thumb } from '#src/components/Thumb/Thumb.tsx';
import { useFactsOr, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import * as styles from './AddedPopup.css.ts';

/** Brings back what a card or a page has removed. Time stands still while the pointer or the focus is on it. */
export const RemovedPopup = () => {
  const t = useMessages();
  const overlays = useFlow('cartOverlays');
  const removed = useFactsOr('cartOverlays', selectRemoved, undefined);
  const hold = () => overlays.send({ type: 'removal.hold' });
  const release = () => overlays.send({ type: 'removal.release' });
  return (
    <div role="status">
      {removed ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: being here only stops the clock
        <div
          className={styles.card}
          data-popup
          onPointerEnter={hold}
          onPointerLeave={release}
          onFocus={hold}
          onBlur={release}
        >
          <span className={styles.picture}>
            <Thumb picture={removed.picture} thumbnail={removed.thumbnail} size={64} />
          </span>
          <p dir="auto">{t('{name} was removed', { name: removed.name })}</p>
          <Button variant="secondary" onPress={() => overlays.send({ type: 'removal.undo' })}>
            {t('Undo')}
          </Button>
        </div>
      ) : null}
    </div>
  );
};
