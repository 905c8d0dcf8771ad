import type { OrderActionsFacts } from '#machines/order-actions/order-actions.types.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';

type AgainButtonProps = { facts: OrderActionsFacts; onDismiss: () => void };

/** The way out, and the next step of ordering again. */
export const AgainButton = ({ facts: { stage }, onDismiss }: AgainButtonProps) => {
  const t = useMessages();
  const actions = useFlow('orderActions');
  const overlays = useFlow('cartOverlays');
  const viewCart = () => {
    onDismiss();
    overlays.send({ type: 'panel.open' });
  };
  const isQuestion = stage === 'repeating.asking' || stage === 'repeating.sending';
  return (
    <>
      <Button variant="secondary" onPress={onDismiss}>
        {isQuestion ? t('Cancel') : t('Close')}
      </Button>
      {isQuestion ? (
        <Button isBusy={stage === 'repeating.sending'} onPress={() => actions.send({ type: 'order.confirm' })}>
          {t('Place Order')}
        </Button>
      ) : null}
      {stage === 'repeating.short' || stage === 'repeating.adding' ? (
        <Button isBusy={stage === 'repeating.adding'} onPress={() => actions.send({ type: 'orderAgain.addRest' })}>
          {t('Add what there is to the cart')}
        </Button>
      ) : null}
      {stage === 'filling.adding' || stage === 'filling.failed' ? (
        <Button isBusy={stage === 'filling.adding'} onPress={() => actions.send({ type: 'order.confirm' })}>
          {t(stage === 'filling.adding' ? 'Add all to cart' : 'Try again')}
        </Button>
      ) : null}
      {stage === 'repeating.added' ? <Button onPress={viewCart}>{t('View In Cart')}</Button> : null}
    </>
  );
};
