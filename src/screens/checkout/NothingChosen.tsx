import ShoppingBasketIcon from 'lucide-react/icons/shopping-basket';
import { selectCart } from '#machines/cart/cart.selectors.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { CheckoutPending } from './CheckoutPending.tsx';
import { NothingToBuy } from './NothingToBuy.tsx';

/** No shop is chosen: from a filled cart that is a choice to make, from an empty one there is only shopping. */
export const NothingChosen = () => {
  const t = useMessages();
  const overlays = useFlow('cartOverlays');
  const { stage } = useFacts('cart', selectCart);
  if (stage === 'loading') return <CheckoutPending />;
  if (stage !== 'filled') return <NothingToBuy />;
  return (
    <EmptyState
      icon={<ShoppingBasketIcon />}
      title={t('Please select at least one shop')}
      text={t('Choose the shops you want to order from in your cart')}
      action={<Button onPress={() => overlays.send({ type: 'panel.open' })}>{t('Open cart')}</Button>}
    />
  );
};
