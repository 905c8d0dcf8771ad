import { selectRemoved } from '#machines/cart-overlays/cart-overlays.selectors.ts';
import { useFactsOr, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { PopupCard } from './PopupCard.tsx';

/** Brings back what a card or a page has removed. */
export const RemovedPopup = () => {
  const t = useMessages();
  const overlays = useFlow('cartOverlays');
  const removed = useFactsOr('cartOverlays', selectRemoved, undefined);
  return (
    <PopupCard
      product={removed}
      onHold={() => overlays.send({ type: 'removal.hold' })}
      onRelease={() => overlays.send({ type: 'removal.release' })}
    >
      <p dir="auto">{t('{name} was removed', { name: removed?.name ?? '' })}</p>
      <Button variant="secondary" onPress={() => overlays.send({ type: 'removal.undo' })}>
        {t('Undo')}
      </Button>
    </PopupCard>
  );
};
